import { check } from "@baize/kernel/check";
import { compare, type Fraction, fraction, ONE, product } from "@baize/kernel/odds";
import type { GameSheet, StakeLimits } from "../game/index.ts";

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

/** The chance that the first so many cells hide no mine: each cell is safe with the safe ones left over those left. */
export function chanceOfSafe(sheet: MinesSheet, mines: number, opened: number): Fraction {
	const cells = cellsOf(sheet);
	check(opened <= cells - mines, "there are as many safe cells");
	return product(Array.from({ length: opened }, (_, at) => fraction(BigInt(cells - mines - at), BigInt(cells - at))));
}

/**
 * What the stake is multiplied with after so many safe cells: the return divided by the chance of having come there. It is
 * exact, so whichever number a player stops at returns the same.
 */
export function timesAfter(sheet: MinesSheet, mines: number, opened: number): Fraction {
	if (opened === 0) return ONE;
	const chance = chanceOfSafe(sheet, mines, opened);
	return fraction(BigInt(sheet.returnPercent) * chance.denominator, 100n * chance.numerator);
}

/** The number of safe cells at which a round ends by itself. */
export function lastStep(sheet: MinesSheet, mines: number): number {
	const max = fraction(BigInt(sheet.maxTimesStake));
	let last = 1;
	while (last < cellsOf(sheet) - mines && compare(timesAfter(sheet, mines, last + 1), max) <= 0) last++;
	return last;
}
