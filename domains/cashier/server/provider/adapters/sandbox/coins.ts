import { createHash } from "node:crypto";
import { idText } from "@baize/kernel/id";
import { ledgerDecimals } from "@baize/kernel/money";
import { PAID_COINS, type PayInstructions } from "../../../../contract/index.ts";
import type { DepositOrder } from "../../port.ts";
import type { SandboxPayment } from "./store.ts";

/** One coin is so many major units of every currency: the sandbox knows no prices. */
const RATE = 100_000n;
const COIN_DECIMALS = 8;
const CONFIRMATIONS = 1;

/** What the payer would send, and where: an address without an owner. */
export function coinsFor({ paymentId, amountMinor, currency }: DepositOrder): PayInstructions {
	const perCoin = RATE * 10n ** BigInt(ledgerDecimals(currency));
	const smallest = (amountMinor * 10n ** BigInt(COIN_DECIMALS)) / perCoin;
	const digits = String(smallest).padStart(COIN_DECIMALS + 1, "0");
	return {
		kind: "crypto",
		network: PAID_COINS.network,
		unit: PAID_COINS.unit,
		address: `sandbox1${createHash("sha256").update(idText(paymentId)).digest("hex").slice(0, 34)}`,
		amount: `${digits.slice(0, -COIN_DECIMALS)}.${digits.slice(-COIN_DECIMALS)}`,
		confirmations: CONFIRMATIONS,
	};
}

type Sent = Pick<SandboxPayment, "state" | "reason" | "cause" | "sent">;
const HALF = 2n;

/** What follows when the payer sends the whole amount, twice as much, or half of it, by the button of the page. */
export const COIN_ENDINGS: Readonly<Record<string, (amount: bigint) => Sent>> = {
	sendAll: () => ({ state: "succeeded", reason: null, cause: null, sent: null }),
	sendMore: (amount) => ({ state: "succeeded", reason: null, cause: null, sent: amount * HALF }),
	sendLess: (amount) => ({ state: "failed", reason: "underpaid", cause: "softDecline", sent: amount / HALF }),
};
