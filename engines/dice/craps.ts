import { add, type Fraction, fraction, multiply, ONE, subtract, sum, ZERO } from "@baize/kernel/odds";
import type { Draws } from "@baize/kernel/random";
import type { ChoiceGame } from "../draw/index.ts";
import type { Outcome } from "../returns/index.ts";

/** Ways of 36 to throw a total with two dice. */
export const waysOf = (total: number): number => 6 - Math.abs(7 - total);

const POINTS = [4, 5, 6, 8, 9, 10] as const;
const HARD = [4, 6, 8, 10] as const;

/** What a bet may be. A place or hard way is decided when its number or a seven comes. */
export const CRAPS_BETS: readonly string[] = [
	"pass",
	"dont-pass",
	...POINTS.map((point) => `place-${point}`),
	...HARD.map((total) => `hard-${total}`),
	"field",
	"any-seven",
];

/** What a bet pays to 1. */
const PLACE: Readonly<Record<number, Fraction>> = {
	4: fraction(9n, 5n),
	5: fraction(7n, 5n),
	6: fraction(7n, 6n),
	8: fraction(7n, 6n),
	9: fraction(7n, 5n),
	10: fraction(9n, 5n),
};
const HARD_PAYS: Readonly<Record<number, Fraction>> = {
	4: fraction(7n),
	6: fraction(9n),
	8: fraction(9n),
	10: fraction(7n),
};
const FIELD: Readonly<Record<number, Fraction>> = {
	2: fraction(2n),
	3: ONE,
	4: ONE,
	9: ONE,
	10: ONE,
	11: ONE,
	12: fraction(3n),
};
const ANY_SEVEN = fraction(4n);

type Throw = readonly [number, number];
const total = ([one, other]: Throw): number => one + other;

/** Odds behind the line pay what they are worth: the bet of no edge. To 1, for the pass side. */
export const oddsPay = (point: number): Fraction => fraction(6n, BigInt(waysOf(point)));

/** What the throws so far mean for a bet: what it pays for 1, or null while it is open. */
function decided(bet: string, throws: readonly Throw[]): Fraction | null {
	const last = throws.at(-1)!;
	const sumOfLast = total(last);
	const [name, number] = bet.split("-");
	if (bet === "pass" || bet === "dont-pass") return lineDecided(bet === "pass", throws);
	if (bet === "field") return won(FIELD[sumOfLast]);
	if (bet === "any-seven") return won(sumOfLast === 7 ? ANY_SEVEN : undefined);
	const wanted = Number(number);
	if (sumOfLast === 7) return ZERO;
	if (sumOfLast !== wanted) return null;
	if (name === "place") return won(PLACE[wanted]);
	return won(last[0] === last[1] ? HARD_PAYS[wanted] : undefined);
}

const won = (toOne: Fraction | undefined): Fraction => (toOne ? add(ONE, toOne) : ZERO);

/** On the first throw a twelve returns the stake of the side that bets against it. */
function lineDecided(isPass: boolean, throws: readonly Throw[]): Fraction | null {
	const first = total(throws[0]!);
	const last = total(throws.at(-1)!);
	const pays = (passWins: boolean): Fraction => (passWins === isPass ? fraction(2n) : ZERO);
	if (throws.length === 1) {
		if (first === 7 || first === 11) return pays(true);
		if (first === 12 && !isPass) return ONE;
		return first <= 3 || first === 12 ? pays(false) : null;
	}
	if (last === first) return pays(true);
	return last === 7 ? pays(false) : null;
}

function throwUntilDecided(bet: string, draws: Draws): Throw[] {
	const throws: Throw[] = [];
	do throws.push([draws.below(6) + 1, draws.below(6) + 1]);
	while (decided(bet, throws) === null);
	return throws;
}

const chance = (ways: number, of = 36): Fraction => fraction(BigInt(ways), BigInt(of));

/** The chance that a total comes before a seven. */
export const beforeSeven = (point: number): Fraction => chance(waysOf(point), waysOf(point) + waysOf(7));

/** The chance of the pass side, 244 of 495. */
export const PASS_CHANCE: Fraction = sum([
	chance(waysOf(7) + waysOf(11)),
	...POINTS.map((point) => multiply(chance(waysOf(point)), beforeSeven(point))),
]);

function outcomes(bet: string): Outcome[] {
	const [name, number] = bet.split("-");
	const against = subtract(ONE, PASS_CHANCE);
	if (bet === "pass") return lineOutcomes(PASS_CHANCE, ZERO);
	if (bet === "dont-pass") return lineOutcomes(subtract(against, chance(waysOf(12))), chance(waysOf(12)));
	if (bet === "any-seven") return either(chance(waysOf(7)), won(ANY_SEVEN));
	if (bet === "field")
		return Array.from({ length: 11 }, (_, at) => ({ times: won(FIELD[at + 2]), chance: chance(waysOf(at + 2)) }));
	const wanted = Number(number);
	if (name === "place") return either(beforeSeven(wanted), won(PLACE[wanted]));
	return either(chance(1, waysOf(wanted) + waysOf(7)), won(HARD_PAYS[wanted]));
}

const either = (winning: Fraction, times: Fraction): Outcome[] => [
	{ times, chance: winning },
	{ times: ZERO, chance: subtract(ONE, winning) },
];

const lineOutcomes = (winning: Fraction, returned: Fraction): Outcome[] => [
	{ times: fraction(2n), chance: winning },
	{ times: ONE, chance: returned },
	{ times: ZERO, chance: subtract(ONE, add(winning, returned)) },
];

/** Two draws below six a throw, until the bet is decided. */
export const craps: ChoiceGame<string, readonly Throw[]> = {
	kind: "craps",
	method: "formula",
	quantum: 30,
	readChoice: (value) => CRAPS_BETS.find((bet) => bet === value) ?? null,
	samples: CRAPS_BETS,
	draw: throwUntilDecided,
	times: (bet, throws) => decided(bet, throws)!,
	outcomes,
	words: {
		draw: "Two draws below 6, and one more: a throw. The dice are thrown until the bet is decided.",
		bets: "pass wins on a first 7 or 11 and loses on a first 2, 3 or 12. Any other first total is the point: pass wins when it comes again, and loses when a 7 comes before. dont-pass loses where pass wins and wins where it loses, but for a first 12. place-n wins on n and loses on a 7. hard-n wins on n with two alike, and loses on a 7 and on n in another way. field wins on 2, 3, 4, 9, 10, 11 and 12, any-seven on 7, and both lose on any other first total.",
		pays: "Pays to 1: pass and don't pass 1 (a first twelve returns don't pass); place 4 and 10 9/5, 5 and 9 7/5, 6 and 8 7/6; hard 4 and 10 7, 6 and 8 9; field 1, on 2 2, on 12 3; any seven 4.",
	},
};
