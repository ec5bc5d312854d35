import { type Fraction, fraction, ZERO } from "@baize/kernel/odds";
import type { SpotGame } from "../spots/index.ts";

/** A sic bo as data, pays to 1. `totals`: from 4 to 10; 17 pays as 4 does, 16 as 5, and so on. `single`: by matching dice. */
export type SicBoRules = {
	id: string;
	totals: readonly number[];
	double: number;
	triple: number;
	anyTriple: number;
	pairOfFaces: number;
	single: readonly number[];
};

export const SIC_BO: SicBoRules = {
	id: "sic-bo",
	totals: [60, 30, 17, 12, 8, 6, 6],
	double: 10,
	triple: 180,
	anyTriple: 30,
	pairOfFaces: 6,
	single: [1, 2, 12],
};

const FACES = [1, 2, 3, 4, 5, 6];
const TOTALS = Array.from({ length: 14 }, (_, at) => at + 4);

const SPOTS: readonly string[] = [
	"small",
	"big",
	...TOTALS.map((total) => `total-${total}`),
	...FACES.map((face) => `double-${face}`),
	...FACES.map((face) => `triple-${face}`),
	"any-triple",
	...FACES.flatMap((one) => FACES.filter((other) => other > one).map((other) => `pair-${one}-${other}`)),
	...FACES.map((face) => `single-${face}`),
];

type Dice = readonly number[];

/** What a spot pays to 1, or null when it loses. */
function toOne(rules: SicBoRules, spot: string, dice: Dice): number | null {
	const total = dice.reduce((sum, die) => sum + die, 0);
	const isTriple = dice.every((die) => die === dice[0]);
	const [name, one, other] = spot.split("-");
	const face = Number(one);
	const alike = dice.filter((die) => die === face).length;
	const won: Record<string, number | null> = {
		small: !isTriple && total <= 10 ? 1 : null,
		big: !isTriple && total >= 11 ? 1 : null,
		total: total === face ? rules.totals[Math.min(face, 21 - face) - 4]! : null,
		double: alike >= 2 ? rules.double : null,
		triple: alike === 3 ? rules.triple : null,
		any: isTriple ? rules.anyTriple : null,
		pair: alike > 0 && dice.includes(Number(other)) ? rules.pairOfFaces : null,
		single: alike > 0 ? rules.single[alike - 1]! : null,
	};
	return won[name!] ?? null;
}

function times(rules: SicBoRules, spot: string, dice: Dice): Fraction {
	const won = toOne(rules, spot, dice);
	return won === null ? ZERO : fraction(BigInt(won + 1));
}

const RESULTS = FACES.flatMap((one) =>
	FACES.filter((face) => face >= one).flatMap((two) =>
		FACES.filter((face) => face >= two).map((three) => {
			const faces = new Set([one, two, three]).size;
			return { result: [one, two, three] as Dice, cases: [1n, 3n, 6n][faces - 1]! };
		}),
	),
);

/** Three draws below six, one for each die. The order of the dice decides nothing. */
export const sicBo: SpotGame<SicBoRules, Dice, Dice> = {
	kind: "sicBo",
	method: "enumerated",
	spots: () => SPOTS,
	samples: () => [
		"small",
		...TOTALS.filter((total) => total <= 10).map((total) => `total-${total}`),
		"double-1",
		"triple-1",
		"any-triple",
		"pair-1-2",
		"single-1",
	],
	quantum: () => 1,
	draw: (_rules, draws) => FACES.slice(0, 3).map(() => draws.below(6) + 1),
	resultOf: (_rules, dice) => dice.toSorted((one, other) => one - other),
	results: () => RESULTS,
	times,
	words: {
		draw: "Three draws below 6, and one more: the dice.",
		pays: "Pays are to 1, and the stake is returned with a win. Small (4 to 10) and big (11 to 17) pay 1, and lose on three alike. totals has the pays of the totals 4 to 10; 17 pays as 4 does, 16 as 5, and so on. double-n wins with two or three dice that show n, triple-n with three, any-triple with three alike, pair-m-n with at least one die of each. single-n pays by how many dice show n: single has the pays from one die on.",
	},
};
