import { fraction } from "@baize/kernel/odds";
import type { Returns } from "../game/returns.ts";
import { type Outcome, outcomesOfCounts, returnsOf } from "../returns/index.ts";
import { type Book, choose, keptBy } from "./book.ts";
import { HANDS, type HandName } from "./hands.ts";
import { deckSize, paysById } from "./rules.ts";
import type { HoldStrategy } from "./strategy.ts";

/** How often each hand comes, of all deals with all their draws, when a strategy chooses what to hold. */
export type HandCounts = { counts: ReadonlyMap<HandName, bigint>; cases: bigint };

/** Every deal has the same number of draws in the count: the least that all numbers of discards divide. */
export function handCounts(book: Book, strategy: HoldStrategy): HandCounts {
	const left = deckSize(book.rules) - 5;
	const draws = [0, 1, 2, 3, 4, 5].map((discarded) => choose(left, discarded));
	const common = draws.reduce(leastCommonMultiple, 1);
	const totals = HANDS.map(() => 0n);
	let cases = 0n;
	for (const { cards, weight } of book.deals) {
		const hold = strategy(book, cards);
		const share = weight * (common / draws[5 - keptBy(hold)]!);
		book.countsOf(cards, hold).forEach((count, hand) => {
			if (count > 0) totals[hand]! += BigInt(count * share);
		});
		cases += BigInt(weight * common);
	}
	return { counts: new Map(HANDS.map((name, hand) => [name, totals[hand]!])), cases };
}

function leastCommonMultiple(one: number, other: number): number {
	let [a, b] = [one, other];
	while (b > 0) [a, b] = [b, a % b];
	return (one / a) * other;
}

export function pokerOutcomes(book: Book, { counts }: HandCounts): Outcome[] {
	const pays = paysById(book.rules);
	return outcomesOfCounts(HANDS.map((name, hand) => [fraction(BigInt(pays[hand]!)), counts.get(name)!]));
}

/** The exact return of a strategy, by hand. */
export function pokerReturns(book: Book, hands: HandCounts): Returns {
	const pays = paysById(book.rules);
	const parts = HANDS.map((name, hand) => ({
		name,
		share: fraction(hands.counts.get(name)! * BigInt(pays[hand]!), hands.cases),
	}));
	const paid = parts.filter(({ share }) => share.numerator > 0n);
	return returnsOf("enumerated", pokerOutcomes(book, hands), paid.reverse());
}
