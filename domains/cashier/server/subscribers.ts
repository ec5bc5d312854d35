import { accountClosed, payoutsFrozen, payoutsUnfrozen } from "@baize/identity/contract";
import { type Id, readId } from "@baize/kernel/id";
import { inLanguage, type Locale } from "@baize/kernel/locale";
import { formatMoney, toWire } from "@baize/kernel/money";
import { withNotMe } from "@baize/notifications/server";
import { pagePath, pages, pathIn } from "@baize/platform-paths";
import type { Tx } from "@baize/platform-server";
import {
	CASHIER_TOPIC,
	HOLD_OVER,
	PAID_AFTER_ALL,
	PAYMENT_CHANGED,
	PAYMENT_MESSAGE,
	type PaymentChanged,
} from "../contract/index.ts";
import { CHARGEBACK_MESSAGES } from "./chargebacks/messages.ts";
import type { CashierDeps } from "./deps.ts";
import { noteFreeze, noteUnfreeze } from "./holds/freezes.ts";
import { INBOX_MESSAGES, INBOX_TEMPLATES } from "./messages/inbox-messages.ts";
import { HOLD_CAUSE_TEXTS, MAILS } from "./messages/mails.ts";
import { captureDeposit } from "./provider/capture-deposit.ts";
import { CAPTURE_JOB } from "./provider/capture-job.ts";
import { PAY_OUT_JOB, payOut } from "./provider/pay-out.ts";
import { dropCards, FORGET_CARD_JOB, forgetCard } from "./saved-cards/remove-card.ts";
import { readDepositRow, readWithdrawalRow } from "./store.ts";
import type { DepositRow, WithdrawalRow } from "./tables.ts";
import { subscribeTransfers } from "./transfers/index.ts";

/** The cashier's event listeners and jobs. */
export function subscribe(deps: CashierDeps): void {
	deps.notifications.addTemplates([...INBOX_TEMPLATES, ...Object.values(CHARGEBACK_MESSAGES)]);
	subscribeTransfers(deps);
	deps.outbox.work(PAY_OUT_JOB, async (payload) => void (await payOut(deps, payload)));
	deps.outbox.work(CAPTURE_JOB, (payload) => captureDeposit(deps, payload));
	deps.outbox.listen(PAYMENT_CHANGED, "cashier.tell", "player", (tx, change) => publish(deps, tx, change));
	deps.outbox.listen(payoutsFrozen, "cashier.freeze", "money", (tx, { playerId }) =>
		noteFreeze(deps, tx, readId(playerId)!),
	);
	deps.outbox.listen(payoutsUnfrozen, "cashier.unfreeze", "money", (tx, { playerId }) =>
		noteUnfreeze(deps, tx, readId(playerId)!),
	);
	deps.outbox.work(FORGET_CARD_JOB, (payload) => forgetCard(deps, payload));
	deps.outbox.listen(accountClosed, "cashier.dropCards", "player", (tx, { playerId }) =>
		dropCards(deps, tx, readId(playerId)!),
	);
}

/** Notifies the player's open pages at once, and sends what matters by mail and inbox. */
async function publish(deps: CashierDeps, tx: Tx, change: PaymentChanged): Promise<void> {
	const { kind, paymentId, state } = change;
	deps.stream.publish(`${CASHIER_TOPIC}:${readId(change.playerId)}`, PAYMENT_MESSAGE, { kind, paymentId, state });
	await write(deps, tx, change);
	if (kind === "withdrawal") await post(deps, tx, change);
}

async function post(deps: CashierDeps, tx: Tx, { paymentId, playerId, state, reason }: PaymentChanged): Promise<void> {
	const template = INBOX_MESSAGES[changeOf(state, reason)];
	const row = template && (await readWithdrawalRow(tx, readId(paymentId)!));
	if (!row) return;
	const amount = { amountMinor: toWire(row.amount), currency: row.currency };
	const fills = { amount, id: paymentId, reason: asSentence(reason ?? "") };
	const link = pagePath(pages.withdrawal, { withdrawal: paymentId });
	await deps.notifications.postMessage(tx, readId(playerId)!, template, fills, { link });
}

/** An operator's text stands in the middle of another text, so it must end like a sentence. */
const asSentence = (text: string): string => (/[.!?؟]$/.test(text) ? text : `${text}.`);

async function write(
	deps: CashierDeps,
	tx: Tx,
	{ kind, paymentId, playerId, state, reason }: PaymentChanged,
): Promise<void> {
	const payment = await readPayment(tx, kind, readId(paymentId)!);
	const mail = payment && MAILS[kind][mailChangeOf(payment, state, reason)];
	const player = mail && (await deps.players.readPlayer(tx, readId(playerId)!));
	if (!player) return;
	const { email: to, language: locale } = player;
	const amount = formatMoney(payment.amount, payment.currency, locale);
	const link = deps.publicUrl + pathIn(locale, mail.path ?? pagePath(pages.withdrawal, { withdrawal: paymentId }));
	const values = { amount, link, id: paymentId, reason: reason ?? "", ...holdValues(payment, locale) };
	const { template, notice } = mail;
	if (!notice) return deps.notifications.sendMail(tx, { to, template, locale, values });
	const notMe = await deps.notMeLink(tx, { playerId: payment.player_id, email: to, locale, notice });
	await deps.notifications.sendMail(tx, { to, template: withNotMe(template), locale, values: { ...values, notMe } });
}

type Payment = DepositRow | WithdrawalRow;

const isRowOnHold = (payment: Payment): payment is WithdrawalRow & { held_until: Date } =>
	"held_until" in payment && payment.held_until !== null;

/** A request on hold gets a mail of its own, and another one when it continues. */
function mailChangeOf(payment: Payment, state: string, reason: string | undefined): string {
	if (reason === HOLD_OVER) return HOLD_OVER;
	return state === "requested" && isRowOnHold(payment) ? "held" : changeOf(state, reason);
}

/** Until when and why a withdrawal is on hold, for its mail. */
const holdValues = (payment: Payment, locale: Locale): { until: string; why: string } => {
	if (!isRowOnHold(payment)) return { until: "", why: "" };
	const causes = payment.hold_causes.map((cause) => inLanguage(HOLD_CAUSE_TEXTS, locale)[cause]);
	return { until: momentText(payment.held_until, locale), why: causes.map((cause) => `- ${cause}`).join("\n") };
};

/** The player's time zone is not known here, so the text names its zone. */
const momentText = (at: Date, locale: Locale): string => {
	const options = { dateStyle: "long", timeStyle: "short", timeZone: "UTC", hourCycle: "h23" } as const;
	return `${new Intl.DateTimeFormat(locale, options).format(at)} UTC`;
};

/** The change that the mail is about: usually the state; for a withdrawal that was paid after all, that it was. */
const changeOf = (state: string, reason: string | undefined): string =>
	state === "paid" && reason === PAID_AFTER_ALL ? reason : state;

const readPayment = (tx: Tx, kind: PaymentChanged["kind"], id: Id): Promise<Payment | undefined> =>
	kind === "deposit" ? readDepositRow(tx, id) : readWithdrawalRow(tx, id);
