import { type Fraction, fraction, multiply, sum } from "@baize/kernel/odds";
import {
	type BlackjackRules,
	dealerStands,
	RANK_COUNT,
	type Total,
	totalOf,
	VALUES,
	weightOf,
	withCard,
} from "./rules.ts";

/** What the dealer ends with: 17 to 21, or 22 for any bust. */
export const BUST = 22;

/** The chances of the dealer's last totals. */
export type DealerEnds = ReadonlyMap<number, Fraction>;

/** Whether the card under this one would make a blackjack. */
export const makesBlackjack = (up: number, hole: number): boolean => up + hole === 11 && (up === 1 || hole === 1);

/** The chance that the dealer has a blackjack, by the card in view. */
export function blackjackChance(up: number): Fraction {
	const weight = VALUES.reduce((all, hole) => (makesBlackjack(up, hole) ? all + weightOf(hole) : all), 0);
	return fraction(BigInt(weight), BigInt(RANK_COUNT));
}

/** How the dealer ends from a shoe that never ends, given that there is no blackjack. */
export function dealerEnds(rules: BlackjackRules, up: number): DealerEnds {
	const holes = VALUES.filter((hole) => !makesBlackjack(up, hole));
	const all = holes.reduce((weights, hole) => weights + weightOf(hole), 0);
	const known = new Map<string, DealerEnds>();
	const from = (hand: Total): DealerEnds => {
		if (hand.total > 21) return new Map([[BUST, fraction(1n)]]);
		if (dealerStands(rules, hand)) return new Map([[hand.total, fraction(1n)]]);
		const key = `${hand.total}/${hand.soft}`;
		const solved = known.get(key) ?? mixed(VALUES, RANK_COUNT, (value) => from(withCard(hand, value)));
		known.set(key, solved);
		return solved;
	};
	return mixed(holes, all, (hole) => from(totalOf([up, hole])));
}

function mixed(values: readonly number[], all: number, endsOf: (value: number) => DealerEnds): DealerEnds {
	const parts = new Map<number, Fraction[]>();
	for (const value of values)
		for (const [end, chance] of endsOf(value)) {
			const share = multiply(chance, fraction(BigInt(weightOf(value)), BigInt(all)));
			parts.set(end, [...(parts.get(end) ?? []), share]);
		}
	return new Map([...parts].map(([end, shares]) => [end, sum(shares)]));
}
