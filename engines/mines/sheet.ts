import { check } from "@baize/kernel/check";
import { compare, divide, type Fraction, fraction, multiply, ONE } from "@baize/kernel/odds";
import { type GameSheet, numbersTo, type StakeLimits } from "../game/index.ts";

/** The data of a title in which the cells of a board are opened one by one, and some hide a mine. */
export type MinesSheet = GameSheet &
	StakeLimits & {
		/** The cells are numbered from 0, row by row. */
		columns: number;
		rows: number;
		minMines: number;
		maxMines: number;
		/** The numbers of mines that the page offers, the first of which it begins with. */
		minesOffered: readonly number[];
		/** What every way of playing returns, in hundredths: 98. */
		returnPercent: number;
		/** A round ends by itself at the last number of opened cells that pays no more than this many stakes. */
		maxTimesStake: number;
	};

export const cellsOf = ({ columns, rows }: Pick<MinesSheet, "columns" | "rows">): number => columns * rows;

/** By the number of cells: their numbers in order. */
const boards = new Map<number, readonly number[]>();

/** The numbers of the cells in their order. */
export function boardOf(sheet: MinesSheet): readonly number[] {
	const cells = cellsOf(sheet);
	const known = boards.get(cells) ?? numbersTo(cells);
	boards.set(cells, known);
	return known;
}

/** What is exact of a number of mines: of each number of opened cells, from 0 to all that are safe. */
type Steps = { chances: readonly Fraction[]; times: readonly Fraction[]; last: number };

/** Every answer in an open round needs some of them, and a sheet never changes. */
const stepsOfSheets = new WeakMap<MinesSheet, Map<number, Steps>>();

function stepsOf(sheet: MinesSheet, mines: number): Steps {
	const known = stepsOfSheets.get(sheet) ?? new Map<number, Steps>();
	const found = known.get(mines);
	if (found) return found;
	const steps = calculatedSteps(sheet, mines);
	stepsOfSheets.set(sheet, known.set(mines, steps));
	return steps;
}

function calculatedSteps(sheet: MinesSheet, mines: number): Steps {
	const cells = cellsOf(sheet);
	const chances = [ONE];
	for (let at = 0; at < cells - mines; at++)
		chances.push(multiply(chances[at]!, fraction(BigInt(cells - mines - at), BigInt(cells - at))));
	const kept = fraction(BigInt(sheet.returnPercent), 100n);
	const times = chances.map((chance, opened) => (opened === 0 ? ONE : divide(kept, chance)));
	const max = fraction(BigInt(sheet.maxTimesStake));
	const above = times.findIndex((each, opened) => opened > 1 && compare(each, max) > 0);
	return { chances, times, last: above < 0 ? times.length - 1 : above - 1 };
}

function stepAt(steps: readonly Fraction[], opened: number): Fraction {
	const step = steps[opened];
	check(step, "there are as many safe cells");
	return step;
}

/** The chance that the first so many cells hide no mine: each cell is safe with the safe ones left over those left. */
export const chanceOfSafe = (sheet: MinesSheet, mines: number, opened: number): Fraction =>
	stepAt(stepsOf(sheet, mines).chances, opened);

/**
 * What the stake is multiplied with after so many safe cells: the return divided by the chance of having come there. It is
 * exact, so whichever number a player stops at returns the same.
 */
export const timesAfter = (sheet: MinesSheet, mines: number, opened: number): Fraction =>
	stepAt(stepsOf(sheet, mines).times, opened);

/** The number of safe cells at which a round ends by itself. */
export const lastStep = (sheet: MinesSheet, mines: number): number => stepsOf(sheet, mines).last;
