import { refuse } from "@baize/kernel/error";
import { type Id, idText, readId } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import type { Clock } from "@baize/kernel/time";
import { type Binding, bind, type Database, type Outbox, type Tx } from "@baize/platform-server";
import { type MailboxMessage, readMailbox } from "../contract/index.ts";
import { type Carrier, mailboxCarrier, smtpCarrier } from "./carriers.ts";
import { mailboxPage } from "./mailbox-page.ts";
import { addMessage, markSent, readMessage, readMessages } from "./store.ts";
import type { MessageRow } from "./tables.ts";
import { fill, type MailTemplate, type SmsTemplate, type TemplateValues } from "./template.ts";

export type { Carrier, Outgoing } from "./carriers.ts";
export type { MailTemplate, SmsTemplate, TemplateValues } from "./template.ts";

export type NewMail = { to: string; template: MailTemplate; locale: Locale; values: TemplateValues };
/** A value named `code` is the number that the mailbox shows apart. */
export type NewSms = { to: string; template: SmsTemplate; locale: Locale; values: TemplateValues };

export type Notifications = {
	/** Sends after the transaction has committed; where it rolls back, nothing is sent. */
	sendMail(tx: Tx, mail: NewMail): Promise<void>;
	/** The same by SMS. Refuses with OUTSIDE_UNAVAILABLE where nothing carries SMS. */
	sendSms(tx: Tx, sms: NewSms): Promise<void>;
	/** What was sent, newest first: for development and tests. */
	mailbox(to?: string): Promise<MailboxMessage[]>;
	/** The same as a page, whose style carries the nonce. */
	mailboxPage(nonce: string, to?: string): Promise<string>;
	/** The call that reads the mailbox: to be bound in development and test only. */
	developmentBindings: Binding[];
};

export type NotificationsPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	outbox: Outbox;
	/** Left out: mails stay in the mailbox. */
	mail?: Carrier;
	/** Null where nothing carries SMS; left out: they stay in the mailbox. */
	sms?: Carrier | null;
};

const DELIVER = "notifications.deliver";

/** The carriers of a configuration: the mail server where one is named, else the mailbox, which production never has. */
export const carriersOf = (config: { smtpUrl: string | undefined; publicUrl: string; profile: string }) => ({
	mail: config.smtpUrl
		? smtpCarrier(config.smtpUrl, `Baize <no-reply@${new URL(config.publicUrl).hostname}>`)
		: mailboxCarrier,
	sms: config.profile === "production" ? null : mailboxCarrier,
});

export function openNotifications(ports: NotificationsPorts): Notifications {
	const { database, clock, ids, outbox, mail = mailboxCarrier, sms = mailboxCarrier } = ports;
	outbox.work(DELIVER, ({ messageId }) => deliver(readId(String(messageId))!));

	async function post(
		tx: Tx,
		message: Pick<MessageRow, "channel" | "recipient" | "locale" | "subject" | "text" | "code">,
	) {
		const messageId = ids();
		await addMessage(tx, { message_id: messageId, at: new Date(clock.nowMs()), sent_at: null, ...message });
		await outbox.enqueue(tx, DELIVER, { messageId: idText(messageId) });
	}

	async function deliver(messageId: Id): Promise<void> {
		const message = await readMessage(database.reader, messageId);
		const carrier = message?.channel === "sms" ? sms : mail;
		if (!message || !carrier || message.sent_at || message.text === null) return;
		const { recipient: to, subject, text, locale } = message;
		await carrier.send({ to, subject, text, locale });
		await markSent(database.reader, messageId, new Date(clock.nowMs()), carrier.keepsText);
	}

	const messagesTo = (to: string | undefined) => readMessages(database.reader, to?.toLowerCase());
	const mailbox = async (to?: string) => (await messagesTo(to)).map(mailboxMessageOf);

	return {
		sendMail(tx, { to, template, locale, values }) {
			const { subject, text } = template[locale];
			const message = { subject: fill(subject, values), text: fill(text, values), locale, code: values.code ?? null };
			return post(tx, { channel: "mail", recipient: to.toLowerCase(), ...message });
		},
		async sendSms(tx, { to, template, locale, values }) {
			if (!sms) throw refuse("OUTSIDE_UNAVAILABLE");
			const text = fill(template[locale], values);
			await post(tx, { channel: "sms", recipient: to, subject: "", text, locale, code: values.code ?? null });
		},
		mailbox,
		mailboxPage: async (nonce, to) => mailboxPage(nonce, await messagesTo(to || undefined), to),
		developmentBindings: [bind(readMailbox, ({ query }) => mailbox(query.to))],
	};
}

const mailboxMessageOf = ({ channel, recipient, subject, text, code, at }: MessageRow): MailboxMessage => ({
	channel,
	to: recipient,
	subject,
	text: text ?? "",
	code,
	at: at.toISOString(),
});
