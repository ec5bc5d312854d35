import type { Entry, Line } from "@baize/general-ledger/contract";
import { type Id, idText } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { PaymentKind } from "../ports.ts";
import type { Fee } from "./fees.data.ts";

const SHARES = 10_000n;

/** What a payment company takes of a payment, by its contract. The difference to its statement is booked with that. */
export function feeMinor(fee: Fee | undefined, amountMinor: Minor): Minor {
	if (!fee) return 0n;
	return (amountMinor * fee.perTenThousand + SHARES - 1n) / SHARES + fee.fixedMinor;
}

type Paid = { id: Id; provider: string; currency: string; amount: Minor };

/**
 * A payment that has moved money, in the operator's books: the provider has more to pay out to us after a deposit, and less
 * after a withdrawal, by its fee less in both; what the players own moves as much as the wallet does. The entry has the
 * payment's id, so it is posted once.
 */
export function paymentEntry(
	kind: PaymentKind,
	{ id, provider, currency, amount }: Paid,
	contract: Fee | undefined,
): Entry {
	const fee = feeMinor(contract, amount);
	const toClearing = kind === "deposit" ? amount : -amount;
	const lines: Line[] = [
		{ account: "providerClearing", subject: provider, currency, amountMinor: toClearing - fee },
		{ account: "providerFees", subject: provider, currency, amountMinor: fee },
		{ account: "playersExternal", currency, amountMinor: -toClearing },
	];
	return { id, cause: kind, reference: idText(id), lines: lines.filter(({ amountMinor }) => amountMinor !== 0n) };
}

type Corrected = { id: Id; deposit: Id; provider: string; currency: string; amountMinor: Minor };

/** Money that operators have given or taken back for a deposit after its end, below zero if taken; without a fee. */
export const correctionEntry = ({ id, deposit, provider, currency, amountMinor }: Corrected): Entry => ({
	id,
	cause: "correction",
	reference: idText(deposit),
	lines: [
		{ account: "providerClearing", subject: provider, currency, amountMinor },
		{ account: "playersExternal", currency, amountMinor: -amountMinor },
	],
});
