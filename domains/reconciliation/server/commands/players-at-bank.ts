import type { Entry, Line } from "@baize/general-ledger/contract";
import { type Id, idText } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { StatementLine } from "../parse/line.ts";

/** A line of the operator's own bank about a player's payment, and the provider by whose account it goes. */
export type PlayersLine = StatementLine & { kind: "deposit" | "withdrawal"; provider: string };

/**
 * What players have paid and were paid moves from what their provider owes to the bank, as the bank's statement has it, a
 * sum for each provider and currency. So the bank's account is always what its statements say, and the provider's what is
 * on the way.
 */
export function bankEntry(id: Id, statementId: Id, lines: readonly PlayersLine[]): Entry | undefined {
	const sums = new Map<string, { provider: string; currency: string; amountMinor: Minor }>();
	for (const { provider, currency, kind, amountMinor } of lines) {
		const key = `${provider} ${currency}`;
		const before = sums.get(key)?.amountMinor ?? 0n;
		sums.set(key, { provider, currency, amountMinor: before + (kind === "deposit" ? amountMinor : -amountMinor) });
	}
	const moved = [...sums.values()]
		.filter(({ amountMinor }) => amountMinor !== 0n)
		.flatMap(({ provider, currency, amountMinor }): Line[] => [
			{ account: "bank", currency, amountMinor },
			{ account: "providerClearing", subject: provider, currency, amountMinor: -amountMinor },
		]);
	return moved.length > 0 ? { id, cause: "settlement", reference: idText(statementId), lines: moved } : undefined;
}
