import type { Entry, Line } from "@baize/general-ledger/contract";
import type { StoredEntry } from "@baize/general-ledger/server";
import { type Id, idText } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Match } from "../match/match.ts";

type Of = { id: Id; statementId: Id; provider: string; matches: readonly Match[] };

/**
 * One entry with the differences between the fees of a statement and those that were booked with its payments; undefined
 * without any. Lines that give no fee, or another sum than the payment, change nothing.
 */
export async function feeEntry(
	{ id, statementId, provider, matches }: Of,
	entriesOf: (references: readonly string[]) => Promise<readonly StoredEntry[]>,
): Promise<Entry | undefined> {
	const charged = matches.flatMap(({ line, state, payment }) =>
		payment && (state === "matched" || state === "timing") && line.feeMinor !== null
			? [{ currency: line.currency, feeMinor: line.feeMinor, reference: idText(payment.id) }]
			: [],
	);
	const byReference = Map.groupBy(await entriesOf(charged.map(({ reference }) => reference)), (each) => each.reference);
	const differences = new Map<string, Minor>();
	for (const { currency, feeMinor, reference } of charged) {
		const booked = bookedFee(byReference.get(reference) ?? [], currency);
		differences.set(currency, (differences.get(currency) ?? 0n) + feeMinor - booked);
	}
	const lines = [...differences]
		.filter(([, minor]) => minor !== 0n)
		.flatMap(([currency, amountMinor]): Line[] => [
			{ account: "providerFees", subject: provider, currency, amountMinor },
			{ account: "providerClearing", subject: provider, currency, amountMinor: -amountMinor },
		]);
	return lines.length > 0 ? { id, cause: "statement", reference: idText(statementId), lines } : undefined;
}

const bookedFee = (entries: readonly StoredEntry[], currency: string): Minor =>
	entries
		.flatMap(({ lines }) => lines)
		.filter((line) => line.account.startsWith("providerFees:") && line.currency === currency)
		.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
