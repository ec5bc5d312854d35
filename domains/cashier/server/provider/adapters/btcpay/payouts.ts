import { type Id, idText } from "@baize/kernel/id";
import { decimalText } from "@baize/kernel/money";
import type { PaymentReading, PayoutOrder, Refused } from "../../port.ts";
import type { BtcpaySettings } from "../../registry/settings.ts";
import { minorOf } from "./exact.ts";
import { type Greenfield, type Payout, type PullPayment, refusalCode } from "./greenfield.ts";

/**
 * A withdrawal is a pull payment of its own, in the player's currency and with our id as its name, from which one payout
 * takes the whole sum. The server computes the coins at its rate of that moment, and a second payout would be above the
 * sum, so a repeated call pays once.
 */
export async function startPayout(
	greenfield: Greenfield,
	{ paymentMethod }: BtcpaySettings,
	order: PayoutOrder,
): Promise<{ status: "accepted" } | Refused> {
	const amount = decimalText(order.amountMinor, order.currency);
	const name = idText(order.paymentId);
	const before = await pullPaymentOf(greenfield, order.paymentId);
	if (before && (await greenfield.payoutsOf(before.id)).length > 0) return { status: "accepted" };
	const { currency, destination } = order;
	const terms = { name, amount, currency, payoutMethods: [paymentMethod], autoApproveClaims: true };
	const from = before ?? (await greenfield.createPullPayment(terms));
	try {
		await greenfield.createPayout({
			...{ pullPaymentId: from.id, destination, amount, payoutMethodId: paymentMethod, approved: true },
			metadata: { source: name },
		});
	} catch (error) {
		const why = FINAL.find((code) => code === refusalCode(error));
		if (why) return { status: "refused", cause: "hardDecline", reason: why.replaceAll("-", "_") };
		throw error;
	}
	return { status: "accepted" };
}

/**
 * What another attempt would not change. All else is tried again: another payout to the same address must be over first,
 * and what is above the sum was claimed by an earlier attempt.
 */
const FINAL = ["amount-too-low", "payment-method-not-supported"] as const;

async function pullPaymentOf(greenfield: Greenfield, paymentId: Id): Promise<PullPayment | undefined> {
	const name = idText(paymentId);
	return (await greenfield.pullPayments()).find((each) => each.name === name);
}

/** Paid once the server says that it is completed; what it has not begun yet is pending. */
export async function readPayout(greenfield: Greenfield, paymentId: Id): Promise<PaymentReading> {
	const from = await pullPaymentOf(greenfield, paymentId);
	const payouts = from ? await greenfield.payoutsOf(from.id) : [];
	const payout = payouts.find(({ state }) => state !== "Cancelled") ?? payouts[0];
	return payout ? readingOf(payout, paymentId) : { outcome: "unknown" };
}

function readingOf(payout: Payout, paymentId: Id): PaymentReading {
	const raw = JSON.stringify(payout);
	const { state, amount, currency } = payout;
	if (state !== "Completed" && state !== "Cancelled") return { outcome: "pending", raw };
	const amountMinor = minorOf(amount, currency);
	if (amountMinor === undefined) throw new Error("a payout of BTCPay Server has digits below the minor unit");
	const base = { kind: "withdrawal", paymentId, amountMinor, currency } as const;
	if (state === "Completed") return { ...base, outcome: "succeeded", raw };
	return { ...base, outcome: "failed", reason: "cancelled_by_company", raw };
}
