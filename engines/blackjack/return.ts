import { add, type Fraction, fraction, multiply, ONE, subtract, sum, toNumber } from "@baize/kernel/odds";
import { type Returns, returnsOfParts } from "../game/returns.ts";
import { nearFraction, type Odds } from "../returns/index.ts";
import { blackjackChance } from "./dealer.ts";
import { type BlackjackRules, isBlackjack, RANK_COUNT, totalOf, VALUES, weightOf } from "./rules.ts";
import { type Solver, type Strategy, solver } from "./solve.ts";
import { netOdds } from "./spread.ts";

const share = (...values: number[]): Fraction =>
	fraction(
		values.reduce((weight, value) => weight * BigInt(weightOf(value)), 1n),
		BigInt(RANK_COUNT) ** BigInt(values.length),
	);

const blackjackPays = ({ blackjackX100 }: BlackjackRules): Fraction => fraction(BigInt(blackjackX100), 100n);

/** One start of a hand: the player's cards, the dealer's card, the chance, and the solver of that card. */
type Start = { cards: readonly [number, number]; up: number; chance: Fraction; solved: Solver };

function startsOf(rules: BlackjackRules, strategy: Strategy): Start[] {
	return VALUES.flatMap((up) => {
		const solved = solver(rules, up, strategy);
		return VALUES.flatMap((one) =>
			VALUES.map((other): Start => ({ cards: [one, other], up, chance: share(up, one, other), solved })),
		);
	});
}

/** The mean win of a start, in first stakes, beside the stake. */
function valueOfStart(rules: BlackjackRules, { cards, up, solved }: Start): Fraction {
	const dealer = blackjackChance(up);
	const none = subtract(ONE, dealer);
	if (isBlackjack(cards)) return multiply(none, blackjackPays(rules));
	const { value } = cards[0] === cards[1] ? solved.pair(cards[0]) : solved.hand(totalOf(cards), "first");
	return subtract(multiply(none, value), dealer);
}

/** The exact return of a strategy at a shoe that never ends, in first stakes. */
export function blackjackReturn(rules: BlackjackRules, strategy: Strategy): Fraction {
	const starts = startsOf(rules, strategy);
	return add(ONE, sum(starts.map((start) => multiply(start.chance, valueOfStart(rules, start)))));
}

/** Every net result of a round with its chance: what is paid, less what was staked beyond the first stake. */
export function blackjackOdds(rules: BlackjackRules, strategy: Strategy): readonly Odds[] {
	const chances = new Map<number, number>();
	const note = (times: number, chance: number): void => {
		if (chance > 0) chances.set(times, (chances.get(times) ?? 0) + chance);
	};
	for (const { cards, up, chance, solved } of startsOf(rules, strategy)) {
		const start = toNumber(chance);
		const dealer = toNumber(blackjackChance(up));
		const own = isBlackjack(cards);
		note(own ? 1 : 0, start * dealer);
		if (own) note(1 + toNumber(blackjackPays(rules)), start * (1 - dealer));
		else for (const [net, part] of netOdds(rules, solved, cards)) note(1 + net, start * (1 - dealer) * part);
	}
	return [...chances].map(([times, chance]) => ({ times, chance })).sort((one, other) => one.times - other.times);
}

export function blackjackReturns(rules: BlackjackRules, strategy: Strategy): Returns {
	const total = blackjackReturn(rules, strategy);
	const odds = blackjackOdds(rules, strategy);
	const mean = toNumber(total);
	const square = odds.reduce((all, { times, chance }) => all + times * times * chance, 0);
	const most = odds.at(-1)!;
	return returnsOfParts([{ name: "hands", share: total }], {
		method: "chain",
		standardDeviation: Math.sqrt(square - mean ** 2),
		hitFrequency: nearFraction(odds.reduce((all, { times, chance }) => (times > 0 ? all + chance : all), 0)),
		largestWin: { timesStake: nearFraction(most.times), oneIn: nearFraction(1 / most.chance) },
	});
}

/** Insurance pays 2 to 1 when the dealer's ace hides a ten: the return of that further stake alone. */
export const INSURANCE_RETURN: Fraction = multiply(fraction(3n), share(10));
