import { ListOf, Literal, Null, OneOf, Optional, type Static, Struct, Text } from "@baize/kernel/call";

/** A mail or SMS as it went out. `code` is the number that it carries, where it carries one; `at` is in ISO 8601. */
export const MailboxMessage = Struct({
	channel: OneOf([Literal("mail"), Literal("sms")]),
	to: Text(),
	subject: Text(),
	text: Text(),
	code: OneOf([Text(), Null()]),
	at: Text(),
});
export type MailboxMessage = Static<typeof MailboxMessage>;

export const MailboxQuery = Struct({ to: Optional(Text({ maxLength: 320 })) });
export const Mailbox = ListOf(MailboxMessage);
