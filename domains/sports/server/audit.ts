import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { BetFinding } from "./door.ts";
import type { SportsPorts } from "./ports.ts";
import { readBetTotals, sumOpenBets } from "./store/bets.ts";

type Ports = Pick<SportsPorts, "database" | "wallet">;
type Whose = { readonly playerId: Id; readonly currency: string };
type Sum = Whose & { readonly openMinor: Minor };

/** Whoever bets without a pause through all of these is looked at by the next audit. */
const MOST_LOOKS = 5;

/** What is at stake in the books is the sum of the open bets, for each player and currency. */
export async function auditBets(ports: Ports): Promise<BetFinding[]> {
	const [bets, books] = await Promise.all([sumOpenBets(ports.database.reader), ports.wallet.openStakes()]);
	const findings: BetFinding[] = [];
	let suspects: readonly Whose[] = differing(bets, books);
	for (let look = 0; suspects.length > 0 && look < MOST_LOOKS; look++) {
		const { moved, found } = await lookCloser(ports, suspects);
		findings.push(...found);
		suspects = moved;
	}
	return findings;
}

/**
 * Bets and books are two rooms, each read by itself, and bets are struck meanwhile. So a difference counts only where the
 * bets are the same before and after the reading of the books: a bet moves both or neither, and no count of bets goes back.
 */
async function lookCloser({ database, wallet }: Ports, suspects: readonly Whose[]) {
	const before = byName(await readBetTotals(database.reader, suspects));
	const books = byName(await wallet.openStakes());
	const after = byName(await readBetTotals(database.reader, suspects));
	const marksOf = (totals: typeof before, whose: Whose): string => {
		const { placed, settled } = totals.get(nameOf(whose)) ?? { placed: 0, settled: 0 };
		return `${placed} ${settled}`;
	};
	const isMoved = (whose: Whose): boolean => marksOf(before, whose) !== marksOf(after, whose);
	const [moved, still] = [suspects.filter(isMoved), suspects.filter((whose) => !isMoved(whose))];
	const pick = (sums: ReadonlyMap<string, Sum>): Sum[] => still.flatMap((whose) => sums.get(nameOf(whose)) ?? []);
	return { moved, found: differing(pick(after), pick(books)) };
}

function differing(bets: readonly Sum[], books: readonly Sum[]): BetFinding[] {
	const [inBets, inBooks] = [byName(bets), byName(books)];
	return [...byName([...bets, ...books])].flatMap(([name, { playerId, currency }]) => {
		const betsMinor = inBets.get(name)?.openMinor ?? 0n;
		const booksMinor = inBooks.get(name)?.openMinor ?? 0n;
		if (betsMinor === booksMinor) return [];
		return [{ playerId, currency, detail: `open bets: ${betsMinor}; at stake in the books: ${booksMinor}` }];
	});
}

const nameOf = ({ playerId, currency }: Whose): string => `${playerId} ${currency}`;
const byName = <Each extends Whose>(all: readonly Each[]): Map<string, Each> =>
	new Map(all.map((each) => [nameOf(each), each]));
