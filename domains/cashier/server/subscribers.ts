import { payoutsFrozen, payoutsUnfrozen } from "@baize/identity/contract";
import { type Id, readId } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import { formatMoney, toWire } from "@baize/kernel/money";
import { HOUR_MS } from "@baize/kernel/time";
import { withNotMe } from "@baize/notifications/server";
import type { Tx } from "@baize/platform-server";
import {
	CASHIER_TOPIC,
	HOLD_OVER,
	PAID_AFTER_ALL,
	PAYMENT_CHANGED,
	PAYMENT_MESSAGE,
	type PaymentChanged,
} from "../contract/index.ts";
import { askProvider } from "./ask-provider.ts";
import { claimOldAccounts } from "./claim-old-accounts.ts";
import { endDueHolds } from "./end-hold.ts";
import { noteFreeze, noteUnfreeze } from "./freezes.ts";
import type { House } from "./house.ts";
import { INBOX_MESSAGES, INBOX_TEMPLATES } from "./inbox-messages.ts";
import { HOLD_CAUSE_TEXTS, MAILS } from "./mails.ts";
import { PAY_OUT_JOB, payOut } from "./pay-out.ts";
import { readDepositRow, readWithdrawalRow } from "./store.ts";
import type { DepositRow, WithdrawalRow } from "./tables.ts";

const ASK_EVERY_MS = 15_000;
const RELEASE_EVERY_MS = 60_000;

/** What the cashier does on hearing something, and by the clock. */
export function subscribe(house: House): void {
	house.notifications.addTemplates(INBOX_TEMPLATES);
	house.outbox.work(PAY_OUT_JOB, (payload) => payOut(house, payload));
	house.outbox.listen(PAYMENT_CHANGED, "cashier.tell", "player", (tx, change) => tell(house, tx, change));
	house.outbox.listen(payoutsFrozen, "cashier.freeze", "money", (tx, { playerId }) =>
		noteFreeze(house, tx, readId(playerId)!),
	);
	house.outbox.listen(payoutsUnfrozen, "cashier.unfreeze", "money", (tx, { playerId }) =>
		noteUnfreeze(house, tx, readId(playerId)!),
	);
	house.rounds.every(ASK_EVERY_MS, "cashier.askProvider", () => askProvider(house));
	house.rounds.every(HOUR_MS, "cashier.claimOldAccounts", () => claimOldAccounts(house));
	house.rounds.every(RELEASE_EVERY_MS, "cashier.endDueHolds", () => endDueHolds(house));
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
	const payment = await readPayment(tx, kind, readId(paymentId)!);
	const mail = payment && MAILS[kind][mailNews(payment, state, reason)];
	const player = mail && (await house.players.readPlayer(tx, readId(playerId)!));
	if (!player) return;
	const { email: to, language: locale } = player;
	const amount = formatMoney(payment.amount, payment.currency, locale);
	const link = `${house.publicUrl}/${locale}${mail.path}`;
	const values = { amount, link, id: paymentId, reason: reason ?? "", ...holdValues(payment, locale) };
	const { template, notice } = mail;
	if (!notice) return house.notifications.sendMail(tx, { to, template, locale, values });
	const notMe = await house.notMeLink(tx, { playerId: payment.player_id, email: to, locale, notice });
	await house.notifications.sendMail(tx, { to, template: withNotMe(template), locale, values: { ...values, notMe } });
}

type Payment = DepositRow | WithdrawalRow;

const isHeldRow = (payment: Payment): payment is WithdrawalRow & { held_until: Date } =>
	"held_until" in payment && payment.held_until !== null;

/** A request that is held is told as such, and told again when it goes on. */
function mailNews(payment: Payment, state: string, reason: string | undefined): string {
	if (reason === HOLD_OVER) return HOLD_OVER;
	return state === "requested" && isHeldRow(payment) ? "held" : newsOf(state, reason);
}

/** Until when a withdrawal is held and why, as its mail tells it. */
const holdValues = (payment: Payment, locale: Locale): { until: string; why: string } => {
	if (!isHeldRow(payment)) return { until: "", why: "" };
	const causes = payment.hold_causes.map((cause) => HOLD_CAUSE_TEXTS[locale][cause]);
	return { until: momentText(payment.held_until, locale), why: causes.map((cause) => `- ${cause}`).join("\n") };
};

/** Nobody's time zone is known here, so it names its own. */
const momentText = (at: Date, locale: Locale): string => {
	const options = { dateStyle: "long", timeStyle: "short", timeZone: "UTC", hourCycle: "h23" } as const;
	return `${new Intl.DateTimeFormat(locale, options).format(at)} UTC`;
};

/** What there is to tell: as a rule the state; of a withdrawal that was paid after all, that it was. */
const newsOf = (state: string, reason: string | undefined): string =>
	state === "paid" && reason === PAID_AFTER_ALL ? reason : state;

const readPayment = (tx: Tx, kind: PaymentChanged["kind"], id: Id): Promise<Payment | undefined> =>
	kind === "deposit" ? readDepositRow(tx, id) : readWithdrawalRow(tx, id);
