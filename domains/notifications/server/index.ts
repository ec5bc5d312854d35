import { refuse } from "@baize/kernel/error";
import { type Id, idText, readId } from "@baize/kernel/id";
import { inLanguage } from "@baize/kernel/locale";
import { type Clock, DAY_MS } from "@baize/kernel/time";
import {
	type Bus,
	bind,
	type Database,
	defineJob,
	type Job,
	type Log,
	type Outbox,
	type SpentBudget,
	type Stream,
	type Tx,
} from "@baize/platform-server";
import { type MailboxMessage, readMailbox } from "../contract/index.ts";
import type { Carrier } from "./carrier.ts";
import { mailboxCarrier } from "./carriers.ts";
import { delivererOf } from "./deliver-message.ts";
import { openInbox } from "./inbox/inbox.ts";
import { mailboxPage } from "./mailbox-page.ts";
import { removeRestored, spendSms } from "./sms/sms-budget-store.ts";
import { SMS_BUDGETS, type SmsBudgets } from "./sms/sms-policy.data.ts";
import { refuseSmsLimit, requireTextable } from "./sms/sms-policy.ts";
import { addMessages, readMessages, removeMessagesBefore } from "./store.ts";
import type { MessageRow } from "./tables.ts";
import { fill } from "./template.ts";
import type { NewMail, Notifications } from "./types.ts";

export { type Announcements, openAnnouncements } from "./announcements/announcements.ts";
export type { AnnouncementPorts, Recipient } from "./announcements/deliver-announcement.ts";
export { type Carrier, type Outgoing, Undeliverable } from "./carrier.ts";
export { carriersOf } from "./carriers.ts";
export type { Fill, Fills, InboxTemplate } from "./inbox/inbox-template.ts";
export type { ShownAuthenticator } from "./mailbox-page.ts";
export { withNotMe } from "./not-me.ts";
export { openPushes, type Pushes } from "./push/push.ts";
export { PUSH_TARGET } from "./push/sealed-target.ts";
export { openRecordingSender, type RecordingSender } from "./push/sending/recording-sender.ts";
export { openStandardSender } from "./push/sending/standard-sender.ts";
export { vapidPairOf } from "./push/sending/vapid.ts";
export { SMS_BUDGETS, type SmsBudgets } from "./sms/sms-policy.data.ts";
export { judgeNumber, requireTextable } from "./sms/sms-policy.ts";
export type { MailTemplate, SmsTemplate, TemplateValues } from "./template.ts";
export type { NewMail, NewSms, Notifications } from "./types.ts";

export type NotificationsPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	outbox: Outbox;
	/** Default: mails stay in the mailbox. */
	mail?: Carrier;
	/** Null if there is no SMS carrier. Default: SMS stay in the mailbox. */
	sms?: Carrier | null;
	/** Default: those of production. */
	smsBudgets?: SmsBudgets;
	/** Called when a budget of SMS is spent; its subject is the destination country. */
	onBudgetSpent?(spent: SpentBudget): void;
	/** Without it, open pages find a new message only by polling. */
	stream?: Pick<Stream, "publish">;
	bus?: Pick<Bus, "publish" | "subscribe">;
	log?: Pick<Log, "error" | "warn">;
};

/** How long it can be looked up that a mail or SMS was sent, and to whom. What must last is in the player's inbox. */
export const MESSAGE_RETENTION_MS = 90 * DAY_MS;
const REMOVED_AT_ONCE = 1_000;

const DELIVER = defineJob("notifications.deliver", "player");
const DELIVER_BULK = defineJob("notifications.deliverBulk", "bulk");

export function openNotifications(ports: NotificationsPorts): Notifications {
	const { database, clock, ids, outbox, log, mail = mailboxCarrier, sms = mailboxCarrier } = ports;
	const { smsBudgets = SMS_BUDGETS } = ports;
	const deliver = delivererOf({ database, clock, log, mail, sms });
	for (const job of [DELIVER, DELIVER_BULK]) outbox.work(job, ({ messageId }) => deliver(readId(String(messageId))!));

	const inbox = openInbox(ports);

	async function post(tx: Tx, job: Job, posted: readonly Posted[]) {
		const at = new Date(clock.nowMs());
		const messages = posted.map((message) => ({ ...UNSENT, ...message, message_id: ids(), at }));
		await addMessages(tx, messages);
		await outbox.enqueueAll(
			tx,
			job,
			messages.map(({ message_id }) => ({ messageId: idText(message_id) })),
		);
	}

	async function countSms(tx: Tx, to: string, ip: string): Promise<void> {
		const sms = { to, country: requireTextable(to), ip };
		const spent = await spendSms(tx, sms, smsBudgets, clock.nowMs());
		if (!spent) return;
		ports.onBudgetSpent?.({ budget: `sms:${spent.budget}`, subject: sms.country });
		throw refuseSmsLimit(spent.waitMs);
	}

	async function forgetOld(): Promise<void> {
		const before = new Date(clock.nowMs() - MESSAGE_RETENTION_MS);
		while ((await removeMessagesBefore(database.reader, before, REMOVED_AT_ONCE)) === REMOVED_AT_ONCE);
	}

	const messagesTo = (to: string | undefined) => readMessages(database.reader, to?.toLowerCase());
	const mailbox = async (to?: string) => (await messagesTo(to)).map(mailboxMessageOf);

	return {
		...inbox,
		async tidy() {
			await inbox.tidy();
			await removeRestored(database.reader, new Date(clock.nowMs()));
			await forgetOld();
		},
		sendMail: (tx, mail) => post(tx, DELIVER, [postedMail(mail)]),
		sendBulkMails: (tx, mails) => post(tx, DELIVER_BULK, mails.map(postedMail)),
		async sendSms(tx, { to, template, locale, values, ip }) {
			if (!sms) throw refuse("OUTSIDE_UNAVAILABLE");
			await countSms(tx, to, ip);
			const text = fill(inLanguage(template, locale), values);
			const message = { subject: "", text, locale, code: values.code ?? null };
			await post(tx, DELIVER, [{ channel: "sms", recipient: to, ...message }]);
		},
		mailbox,
		mailboxPage: async (nonce, to, authenticators) =>
			mailboxPage(nonce, await messagesTo(to || undefined), { to, authenticators }),
		developmentBindings: [bind(readMailbox, ({ query }) => mailbox(query.to))],
	};
}

type Posted = Pick<MessageRow, "channel" | "recipient" | "locale" | "subject" | "text" | "code"> & Partial<MessageRow>;
const UNSENT = { sent_at: null, failed_at: null, failure: null, unsubscribe_url: null };

function postedMail({ to, template, locale, values, unsubscribeUrl }: NewMail): Posted {
	const { subject, text } = inLanguage(template, locale);
	const message = { subject: fill(subject, values), text: fill(text, values), locale, code: values.code ?? null };
	return { channel: "mail", recipient: to.toLowerCase(), ...message, unsubscribe_url: unsubscribeUrl ?? null };
}

const mailboxMessageOf = ({ channel, recipient, subject, text, code, at }: MessageRow): MailboxMessage => ({
	channel,
	to: recipient,
	subject,
	text: text ?? "",
	code,
	at: at.toISOString(),
});
