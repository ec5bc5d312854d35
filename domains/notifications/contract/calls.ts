import { defineCall } from "@baize/kernel/call";
import { Mailbox, MailboxQuery } from "./schemas.ts";

/** Bound in development and test only. */
export const readMailbox = defineCall({
	name: "readMailbox",
	method: "GET",
	path: "/dev/mailbox.json",
	who: "anyone",
	level: "visitor",
	summary: "Lists the mails and SMS that were sent, newest first.",
	query: MailboxQuery,
	reply: Mailbox,
	errors: {},
});
