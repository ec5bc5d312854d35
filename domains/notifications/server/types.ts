import type { Locale } from "@baize/kernel/locale";
import type { Binding, Tx } from "@baize/platform-server";
import type { MailboxMessage } from "../contract/index.ts";
import type { Inbox } from "./inbox/inbox.ts";
import type { ShownAuthenticator } from "./mailbox-page.ts";
import type { MailTemplate, SmsTemplate, TemplateValues } from "./template.ts";

export type NewMail = {
	to: string;
	template: MailTemplate;
	locale: Locale;
	values: TemplateValues;
	/** The unsubscribe link, for mails that one can unsubscribe from. */
	unsubscribeUrl?: string;
};
/** A value named `code` is shown separately in the mailbox. `to` is in E.164; `ip` is the requester's. */
export type NewSms = { to: string; template: SmsTemplate; locale: Locale; values: TemplateValues; ip: string };

export type Notifications = Omit<Inbox, "bindings"> & {
	/** Deletes old mails and SMS, and inbox messages that can no longer be restored. */
	tidy(): Promise<void>;
	/** Sends after the transaction has committed; if it rolls back, nothing is sent. */
	sendMail(tx: Tx, mail: NewMail): Promise<void>;
	/** A part of what goes to many players, MAX_JOBS_AT_ONCE at most: it waits behind what one player waits for. */
	sendBulkMails(tx: Tx, mails: readonly NewMail[]): Promise<void>;
	/**
	 * The same by SMS. Refuses with OUTSIDE_UNAVAILABLE if there is no SMS carrier, with SMS_NUMBER_REFUSED if the number
	 * gets none, and with SMS_LIMIT_REACHED if too many were sent.
	 */
	sendSms(tx: Tx, sms: NewSms): Promise<void>;
	/** What was sent, newest first, for development and tests. */
	mailbox(to?: string): Promise<MailboxMessage[]>;
	/** The same as a page, whose style element carries the nonce. */
	mailboxPage(nonce: string, to?: string, authenticators?: readonly ShownAuthenticator[]): Promise<string>;
	/** The call that reads the mailbox: to be bound in development and test only. */
	developmentBindings: Binding[];
	/** The player's inbox. */
	bindings: Binding[];
};
