import type { BetFinding } from "./door.ts";
import type { SportsPorts } from "./ports.ts";
import { sumOpenBets } from "./store/bets.ts";

/** What is at stake in the books is the sum of the open bets, for each player and currency. */
export async function auditBets({ database, wallet }: Pick<SportsPorts, "database" | "wallet">): Promise<BetFinding[]> {
	const [bets, books] = await Promise.all([sumOpenBets(database.reader), wallet.openStakes()]);
	const nameOf = ({ playerId, currency }: { playerId: bigint; currency: string }): string => `${playerId} ${currency}`;
	const inBets = new Map(bets.map((sum) => [nameOf(sum), sum.openMinor]));
	const inBooks = new Map(books.map((sum) => [nameOf(sum), sum.openMinor]));
	const whose = new Map([...bets, ...books].map((sum) => [nameOf(sum), sum]));
	return [...whose].flatMap(([name, { playerId, currency }]) => {
		const [betsMinor, booksMinor] = [inBets.get(name) ?? 0n, inBooks.get(name) ?? 0n];
		if (betsMinor === booksMinor) return [];
		return [{ playerId, currency, detail: `open bets: ${betsMinor}; at stake in the books: ${booksMinor}` }];
	});
}
