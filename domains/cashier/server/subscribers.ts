import { type Id, readId } from "@baize/kernel/id";
import { formatMoney, toWire } from "@baize/kernel/money";
import type { Tx } from "@baize/platform-server";
import {
	CASHIER_TOPIC,
	PAID_AFTER_ALL,
	PAYMENT_CHANGED,
	PAYMENT_MESSAGE,
	type PaymentChanged,
} from "../contract/index.ts";
import { askProvider } from "./ask-provider.ts";
import type { House } from "./house.ts";
import { INBOX_MESSAGES, INBOX_TEMPLATES } from "./inbox-messages.ts";
import { MAILS } from "./mails.ts";
import { PAY_OUT_JOB, payOut } from "./pay-out.ts";
import { readDepositRow, readWithdrawalRow } from "./store.ts";

const ASK_EVERY_MS = 15_000;

/** What the cashier does on hearing something, and by the clock. */
export function subscribe(house: House): void {
	house.notifications.addTemplates(INBOX_TEMPLATES);
	house.outbox.work(PAY_OUT_JOB, (payload) => payOut(house, payload));
	house.outbox.listen(PAYMENT_CHANGED, "cashier.tell", (tx, change) => tell(house, tx, change));
	house.rounds.every(ASK_EVERY_MS, "cashier.askProvider", () => askProvider(house));
}

/** The player's open pages hear of it at once, and what matters is written to him. */
async function tell(house: House, tx: Tx, change: PaymentChanged): Promise<void> {
	const { kind, paymentId, state } = change;
	house.stream.publish(`${CASHIER_TOPIC}:${readId(change.playerId)}`, PAYMENT_MESSAGE, { kind, paymentId, state });
	await write(house, tx, change);
	if (kind === "withdrawal") await post(house, tx, change);
}

async function post(house: House, tx: Tx, { paymentId, playerId, state, reason }: PaymentChanged): Promise<void> {
	const message = INBOX_MESSAGES[newsOf(state, reason)];
	const row = message && (await readWithdrawalRow(tx, readId(paymentId)!));
	if (!row) return;
	const amount = { amountMinor: toWire(row.amount), currency: row.currency };
	const fills = { amount, id: paymentId, reason: asSentence(reason ?? "") };
	await house.notifications.postMessage(tx, readId(playerId)!, message.template, fills, { link: message.link });
}

/** What an operator wrote stands in the middle of a text, so it ends as a sentence does. */
const asSentence = (text: string): string => (/[.!?؟]$/.test(text) ? text : `${text}.`);

async function write(
	house: House,
	tx: Tx,
	{ kind, paymentId, playerId, state, reason }: PaymentChanged,
): Promise<void> {
	const mail = MAILS[kind][newsOf(state, reason)];
	const player = mail && (await house.players.readPlayer(tx, readId(playerId)!));
	const payment = player && (await readPayment(tx, kind, readId(paymentId)!));
	if (!payment) return;
	const { email: to, language: locale } = player;
	const amount = formatMoney(payment.amount, payment.currency, locale);
	const link = `${house.publicUrl}/${locale}${mail.path}`;
	const values = { amount, link, id: paymentId, reason: reason ?? "" };
	await house.notifications.sendMail(tx, { to, template: mail.template, locale, values });
}

/** What there is to tell: as a rule the state; of a withdrawal that was paid after all, that it was. */
const newsOf = (state: string, reason: string | undefined): string =>
	state === "paid" && reason === PAID_AFTER_ALL ? reason : state;

const readPayment = (tx: Tx, kind: PaymentChanged["kind"], id: Id) =>
	kind === "deposit" ? readDepositRow(tx, id) : readWithdrawalRow(tx, id);
