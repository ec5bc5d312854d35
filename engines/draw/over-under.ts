import { type Fraction, fraction, ZERO } from "@baize/kernel/odds";
import { isWhole, readProperties } from "../game/read.ts";
import { winOrLose } from "../returns/index.ts";
import { type ChoiceGame, ofX10000, X10000 } from "./choice-game.ts";

/** A number is drawn out of so many, from 0: the page shows it in hundredths, 0.00 to 99.99. */
export const OVER_UNDER_NUMBERS = 10_000;

/** So many numbers may win at most: with more, the stake would come back with hardly anything. */
const MAX_WINNING = 9_800;

/** The share of the stakes that comes back, in hundredths, before the multiplier is cut. */
const RETURN_X100 = 99n;

export const OVER_UNDER_SIDES = ["under", "over"] as const;
export type OverUnderSide = (typeof OVER_UNDER_SIDES)[number];
export type OverUnderChoice = { side: OverUnderSide; target: number };

/** How many of the numbers win: those below the target, or those above it. The target itself is neither. */
export const winningNumbers = ({ side, target }: OverUnderChoice): number =>
	side === "under" ? target : OVER_UNDER_NUMBERS - 1 - target;

/** The lowest and the highest target of a side. */
export const targetsOf = (side: OverUnderSide): { min: number; max: number } =>
	side === "under"
		? { min: 1, max: MAX_WINNING }
		: { min: OVER_UNDER_NUMBERS - 1 - MAX_WINNING, max: OVER_UNDER_NUMBERS - 2 };

/** 99 % divided by the chance, cut to ten-thousandths: every choice returns from 98.99 % to 99 %. */
export const overUnderTimesX10000 = (choice: OverUnderChoice): number =>
	Number((RETURN_X100 * BigInt(OVER_UNDER_NUMBERS * X10000)) / (100n * BigInt(winningNumbers(choice))));

const isWon = ({ side, target }: OverUnderChoice, drawn: number): boolean =>
	side === "under" ? drawn < target : drawn > target;

const timesOf = (choice: OverUnderChoice): Fraction => ofX10000(overUnderTimesX10000(choice));

function readChoice(value: unknown): OverUnderChoice | null {
	const { side: given, target } = readProperties(value, ["side", "target"]) ?? {};
	const side = OVER_UNDER_SIDES.find((each) => each === given);
	if (side === undefined) return null;
	const { min, max } = targetsOf(side);
	return isWhole(target, min, max) ? { side, target } : null;
}

const under = (target: number): OverUnderChoice => ({ side: "under", target });
const over = (target: number): OverUnderChoice => ({ side: "over", target });

/** A number against a target, of which the player has named the side that wins. */
export const overUnder: ChoiceGame<OverUnderChoice, number> = {
	kind: "overUnder",
	method: "formula",
	readChoice,
	samples: [
		...[5_000, MAX_WINNING, 9_000, 7_500, 2_500, 1_000, 100, 10, 1].map(under),
		...[4_999, targetsOf("over").min, 8_999, OVER_UNDER_NUMBERS - 2].map(over),
	],
	draw: (_choice, draws) => draws.below(OVER_UNDER_NUMBERS),
	times: (choice, drawn) => (isWon(choice, drawn) ? timesOf(choice) : ZERO),
	outcomes: (choice) =>
		winOrLose(fraction(BigInt(winningNumbers(choice)), BigInt(OVER_UNDER_NUMBERS)), timesOf(choice)),
	words: {
		draw: "One draw below 10000.",
		pays: "The side under wins where the draw is below the target, the side over where it is above it. The winning numbers are the target under, and 9999 less the target over. The multiplier in ten-thousandths is 99000000 divided by the winning numbers, cut to a whole number; a lost round has the multiplier 0.",
	},
};
