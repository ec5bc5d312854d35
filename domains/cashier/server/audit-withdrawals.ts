import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Reader } from "@baize/platform-server";
import { sumOpenWithdrawals } from "./read-store.ts";

/** What is pending in the books, as the ledger tells it. */
export type PendingMoney = { playerId: Id; currency: string; pendingMinor: Minor };
export type WithdrawalFinding = { playerId: Id; currency: string; detail: string };

/** What is pending in the books is the sum of the open withdrawals, for each player and currency. */
export async function auditWithdrawals(reader: Reader, pending: readonly PendingMoney[]): Promise<WithdrawalFinding[]> {
	const open = await sumOpenWithdrawals(reader);
	const nameOf = ({ playerId, currency }: { playerId: Id; currency: string }): string => `${playerId} ${currency}`;
	const inBooks = new Map(pending.map((sum) => [nameOf(sum), sum.pendingMinor]));
	const asked = new Map(open.map((sum) => [nameOf(sum), sum.openMinor]));
	const whose = new Map([...open, ...pending].map((sum) => [nameOf(sum), sum]));
	return [...whose].flatMap(([name, { playerId, currency }]) => {
		const [askedMinor, booksMinor] = [asked.get(name) ?? 0n, inBooks.get(name) ?? 0n];
		if (askedMinor === booksMinor) return [];
		return [{ playerId, currency, detail: `open withdrawals: ${askedMinor}; pending in the books: ${booksMinor}` }];
	});
}
