import { ListOf, Literal, Null, OneOf, Optional, type Static, Struct, Text } from "@baize/kernel/call";

/** A mail or SMS as it was sent. `code` is the code in it, if there is one; `at` is in ISO 8601. */
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
