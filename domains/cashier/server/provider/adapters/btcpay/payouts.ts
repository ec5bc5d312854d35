import { type Id, idText } from "@baize/kernel/id";
import { decimalText } from "@baize/kernel/money";
import type { PaymentReading, PayoutOrder, Refused } from "../../port.ts";
import type { BtcpaySettings } from "../../registry/settings.ts";
import { minorOf } from "./exact.ts";
import { type Greenfield, type Payout, type PullPayment, refusalCode } from "./greenfield.ts";

/**
 * A withdrawal is a pull payment of its own, in the player's currency and with our id as its name, from which one payout
 * takes the whole sum. The server computes the coins at its rate of that moment, and a second payout would be above the
 * sum, so a repeated call pays once. Two calls at the same time may make two pull payments: the payouts of all count, and
 * each call claims from the oldest.
 */
export async function startPayout(
	greenfield: Greenfield,
	{ paymentMethod }: BtcpaySettings,
	order: PayoutOrder,
): Promise<{ status: "accepted" } | Refused> {
	const amount = decimalText(order.amountMinor, order.currency);
	const name = idText(order.paymentId);
	const before = await pullPaymentsOf(greenfield, order.paymentId);
	if ((await payoutsOf(greenfield, before)).length > 0) return { status: "accepted" };
	const { currency, destination } = order;
	const terms = { name, amount, currency, payoutMethods: [paymentMethod], autoApproveClaims: true };
	if (before.length === 0) await greenfield.createPullPayment(terms);
	const [from] = before.length > 0 ? before : await pullPaymentsOf(greenfield, order.paymentId);
	if (!from) throw new Error("BTCPay Server does not list the pull payment that it has made");
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

/** Those of a withdrawal, the oldest first, whatever the order of the server's list. */
async function pullPaymentsOf(greenfield: Greenfield, paymentId: Id): Promise<PullPayment[]> {
	const name = idText(paymentId);
	const own = (await greenfield.pullPayments()).filter((each) => each.name === name);
	return own.toSorted((one, other) => one.startsAt - other.startsAt || (one.id < other.id ? -1 : 1));
}

const payoutsOf = async (greenfield: Greenfield, from: readonly PullPayment[]): Promise<Payout[]> =>
	(await Promise.all(from.map(({ id }) => greenfield.payoutsOf(id)))).flat();

/** Paid once the server says that it is completed; what it has not begun yet is pending. */
export async function readPayout(greenfield: Greenfield, paymentId: Id): Promise<PaymentReading> {
	const payouts = await payoutsOf(greenfield, await pullPaymentsOf(greenfield, paymentId));
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
