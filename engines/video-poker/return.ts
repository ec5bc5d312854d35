import { fraction } from "@baize/kernel/odds";
import type { Returns } from "../game/returns.ts";
import { type Outcome, outcomesOfCounts, returnsOf } from "../returns/index.ts";
import { type Book, bookOf, choose, keptBy } from "./book.ts";
import { COUNTED } from "./counted.data.ts";
import { HANDS, type HandName } from "./hands.ts";
import { deckSize, paysById, type VideoPokerRules } from "./rules.ts";
import { bestPlay, type HoldStrategy, usualPlay } from "./strategy.ts";

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

export const pokerOutcomes = (book: Book, hands: HandCounts): Outcome[] => outcomesByPay(book.rules, hands);

function outcomesByPay(rules: VideoPokerRules, { counts }: HandCounts): Outcome[] {
	const pays = paysById(rules);
	return outcomesOfCounts(HANDS.map((name, hand) => [fraction(BigInt(pays[hand]!)), counts.get(name)!]));
}

/** The exact return of a strategy, by hand. */
export const pokerReturns = (book: Book, hands: HandCounts): Returns => returnsOfCounts(book.rules, hands);

/** What best or usual play returns. Of a pay table that was not counted before, that takes seconds. */
export function returnsOfPlay(rules: VideoPokerRules, play: "best" | "usual"): Returns {
	const counted = COUNTED[rules.id]?.[play];
	if (!counted) {
		const book = bookOf(rules);
		return pokerReturns(book, handCounts(book, play === "best" ? bestPlay : usualPlay));
	}
	const counts = new Map(HANDS.map((name) => [name, counted[name] ?? 0n]));
	return returnsOfCounts(rules, { counts, cases: [...counts.values()].reduce((all, count) => all + count, 0n) });
}

function returnsOfCounts(rules: VideoPokerRules, hands: HandCounts): Returns {
	const pays = paysById(rules);
	const parts = HANDS.map((name, hand) => ({
		name,
		share: fraction(hands.counts.get(name)! * BigInt(pays[hand]!), hands.cases),
	}));
	const paid = parts.filter(({ share }) => share.numerator > 0n);
	return returnsOf("enumerated", outcomesByPay(rules, hands), paid.reverse());
}
