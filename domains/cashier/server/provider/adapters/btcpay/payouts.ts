import { type Id, idText } from "@baize/kernel/id";
import { decimalText } from "@baize/kernel/money";
import type { PaymentReading, PayoutOrder, PayoutStart } from "../../port.ts";
import type { BtcpaySettings } from "../../registry/settings.ts";
import { minorOf } from "./exact.ts";
import { type Greenfield, NOT_ACCEPTED, type Payout, refusalCode } from "./greenfield.ts";

/**
 * A withdrawal is a pull payment of its own, in the player's currency and with our id as its name, from which one payout
 * takes the whole sum. The server computes the coins at its rate of that moment, and a second payout would be above the
 * sum, so a repeated order pays once. The id of the pull payment is kept before anything is claimed from it: two orders
 * at the same time may make two pull payments, and both claim from the one that was kept first.
 */
export async function startPayout(
	greenfield: Greenfield,
	settings: BtcpaySettings,
	order: PayoutOrder,
): Promise<PayoutStart> {
	try {
		const from = order.reference ?? (await order.keepReference(await pullPaymentFor(greenfield, settings, order)));
		if ((await greenfield.payoutsOf(from)).length === 0) await claim(greenfield, settings, order, from);
		return { status: "accepted" };
	} catch (error) {
		const code = refusalCode(error) ?? "";
		const reason = code.replaceAll("-", "_");
		if (FINAL.includes(code)) return { status: "refused", cause: "hardDecline", reason };
		if (code === DUPLICATE) return { status: "later", reason };
		throw error;
	}
}

/** What another attempt would not change: nothing was made, and nothing will be. */
const FINAL: readonly string[] = [NOT_ACCEPTED, "amount-too-low", "payment-method-not-supported"];
/** Another payout to the same address must be over first. */
const DUPLICATE = "duplicate-destination";

async function claim(
	greenfield: Greenfield,
	{ paymentMethod }: BtcpaySettings,
	{ paymentId, amountMinor, currency, destination }: PayoutOrder,
	pullPaymentId: string,
): Promise<void> {
	const amount = decimalText(amountMinor, currency);
	await greenfield.createPayout({
		...{ pullPaymentId, destination, amount, payoutMethodId: paymentMethod, approved: true },
		metadata: { source: idText(paymentId) },
	});
}

/** Only of an order whose answer was lost there may be one already. */
async function pullPaymentFor(
	greenfield: Greenfield,
	{ paymentMethod }: BtcpaySettings,
	{ paymentId, amountMinor, currency, isRepeated }: PayoutOrder,
): Promise<string> {
	const before = isRepeated ? await lostPullPayment(greenfield, paymentId) : undefined;
	if (before) return before;
	const made = await greenfield.createPullPayment({
		...{ name: idText(paymentId), amount: decimalText(amountMinor, currency), currency },
		...{ payoutMethods: [paymentMethod], autoApproveClaims: true },
	});
	return made.id;
}

/** The one that something was claimed from, or else the oldest, whatever the order of the server's list. */
async function lostPullPayment(greenfield: Greenfield, paymentId: Id): Promise<string | undefined> {
	const name = idText(paymentId);
	const own = (await greenfield.pullPayments())
		.filter((each) => each.name === name)
		.toSorted((one, other) => one.startsAt - other.startsAt || (one.id < other.id ? -1 : 1));
	for (const { id } of own) if ((await greenfield.payoutsOf(id)).length > 0) return id;
	return own[0]?.id;
}

/**
 * Paid once the server says that it is completed; what it has not begun yet is pending. Where no pull payment was kept,
 * nothing was claimed, or the answer was lost, which the repeated order finds out.
 */
export async function readPayout(
	greenfield: Greenfield,
	paymentId: Id,
	pullPaymentId: string | undefined,
): Promise<PaymentReading> {
	if (pullPaymentId === undefined) return { outcome: "unknown" };
	const payouts = await greenfield.payoutsOf(pullPaymentId);
	const payout = payouts.find(({ state }) => state !== "Cancelled") ?? payouts[0];
	if (!payout) return { outcome: "unknown" };
	const reading = readingOf(payout, paymentId);
	// What is over leaves the operator's list. It is no part of the payment, so it may fail.
	if (reading.outcome !== "pending") await greenfield.archive(pullPaymentId).catch(() => {});
	return reading;
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
