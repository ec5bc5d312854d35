import { readId } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import { CASHIER_TOPIC, PAYMENT_CHANGED, PAYMENT_MESSAGE, type PaymentChanged } from "../contract/index.ts";
import { askProvider } from "./ask-provider.ts";
import type { House } from "./house.ts";
import { PAY_OUT_JOB, payOut } from "./pay-out.ts";
import type { Notice } from "./ports.ts";
import { readDepositRow, readWithdrawalRow } from "./store.ts";

const ASK_EVERY_MS = 15_000;

/** What the cashier does on hearing something, and by the clock. */
export function subscribe(house: House): void {
	house.outbox.work(PAY_OUT_JOB, (payload) => payOut(house, payload));
	house.outbox.listen(PAYMENT_CHANGED, "cashier.tell", (tx, change) => tell(house, tx, change));
	house.rounds.every(ASK_EVERY_MS, "cashier.askProvider", () => askProvider(house));
}

/** The player's open pages hear of it at once, and what matters is written to him. */
async function tell(house: House, tx: Tx, change: PaymentChanged): Promise<void> {
	const { kind, paymentId, state } = change;
	const topic = `${CASHIER_TOPIC}:${readId(change.playerId)}`;
	house.stream.publish(topic, PAYMENT_MESSAGE, { kind, paymentId, state });
	const notice = await noticeOf(house, tx, change);
	if (notice) await house.notices?.send(tx, notice);
}

const NOTICES: Record<PaymentChanged["kind"], Record<string, Notice["kind"]>> = {
	deposit: { settled: "depositSettled" },
	withdrawal: {
		requested: "withdrawalRequested",
		approved: "withdrawalApproved",
		paid: "withdrawalPaid",
		rejected: "withdrawalReturned",
		cancelled: "withdrawalReturned",
		failed: "withdrawalReturned",
	},
};

async function noticeOf(house: House, tx: Tx, change: PaymentChanged): Promise<Notice | undefined> {
	const kind = NOTICES[change.kind][change.state];
	const id = readId(change.paymentId);
	if (!kind || id === null || !house.notices) return undefined;
	const row = change.kind === "deposit" ? await readDepositRow(tx, id) : await readWithdrawalRow(tx, id);
	if (!row) return undefined;
	const { player_id: playerId, amount: amountMinor, currency } = row;
	return { playerId, kind, paymentId: id, amountMinor, currency, ...(change.reason ? { reason: change.reason } : {}) };
}
