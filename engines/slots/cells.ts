import { check } from "@baize/kernel/check";
import { type Fraction, fraction, multiply, ONE, subtract, sum, ZERO } from "@baize/kernel/odds";
import type { Draws } from "@baize/kernel/random";

/** Weights of the symbols in a cell, in the order of the sheet's symbols. They add up to `CELL`. */
export type Weights = readonly number[];

/** Every cell is one of sixty equally likely stops, so a column of cells is one draw. */
export const CELL = 60;

export const weights = (text: string): Weights => text.split(" ").map(Number);

export const chanceOf = (reel: Weights, ...symbols: number[]): Fraction =>
	fraction(BigInt(symbols.reduce((all, symbol) => all + (reel[symbol] ?? 0), 0)), BigInt(CELL));

/** The symbol at each of the sixty stops. */
export function stopsOf(reel: Weights): Uint8Array {
	const stops = reel.flatMap((weight, symbol) => new Array<number>(weight).fill(symbol));
	check(stops.length === CELL, `the weights of a cell add up to ${CELL}`);
	return Uint8Array.from(stops);
}

/**
 * Fills a grid column by column, from the left: one draw below 60^rows a column, its lowest digit the top cell. The columns
 * whose bits are set in `kept` stay as they are; they are drawn all the same.
 */
export type Filler = (draws: Draws, grid: Uint8Array, kept?: number) => void;

export function fillerOf(reels: readonly Weights[], rows: number): Filler {
	const stops = reels.map(stopsOf);
	const size = CELL ** rows;
	check(size < 2 ** 31, "a column of cells is one draw of a small integer");
	return (draws, grid, kept = 0) => {
		for (let column = 0; column < stops.length; column++) {
			let drawn = draws.below(size) | 0;
			if (kept & (1 << column)) continue;
			const reel = stops[column]!;
			for (let cell = column * rows; cell < column * rows + rows; cell++) {
				const rest = (drawn / CELL) | 0;
				grid[cell] = reel[drawn - rest * CELL]!;
				drawn = rest;
			}
		}
	};
}

/** Chances by count of a symbol on all reels together. */
export function chancesOfCount(reels: readonly Weights[], rows: number, symbol: number): readonly Fraction[] {
	return reels
		.map((reel) => binomial(chanceOf(reel, symbol), rows))
		.reduce((one, other) => convolve(one, other), [ONE] as readonly Fraction[]);
}

function binomial(chance: Fraction, cells: number): Fraction[] {
	const none = subtract(ONE, chance);
	return Array.from({ length: cells }).reduce<Fraction[]>((chances) => convolve(chances, [none, chance]), [ONE]);
}

function convolve(one: readonly Fraction[], other: readonly Fraction[]): Fraction[] {
	return Array.from({ length: one.length + other.length - 1 }, (_, count) =>
		sum(one.map((left, at) => multiply(left, other[count - at] ?? ZERO))),
	);
}

/** What is paid or given for a number of scatters: the highest listed count that is reached. */
export function byCount(table: readonly (readonly [count: number, value: number])[], count: number): number {
	return table.findLast(([from]) => count >= from)?.[1] ?? 0;
}

/** The mean of a table over the chances of counts. */
export const meanByCount = (table: readonly (readonly [number, number])[], chances: readonly Fraction[]): Fraction =>
	sum(chances.map((chance, count) => multiply(chance, fraction(BigInt(byCount(table, count))))));

/**
 * The mean number of free spins when some are awarded and each may bring `more`, with a chance, until `most` are given.
 * Solved from the end, in whole numbers: each spin that can still come is one more factor of the chance's denominator, and
 * the fraction is reduced once. To reduce each step takes a thousand times longer.
 */
export function meanSpins(awarded: number, more: number, chance: Fraction, most: number): Fraction {
	const { numerator: yes, denominator: of } = chance;
	const no = of - yes;
	const known = new Map<string, bigint>();
	const whole = (left: number, given: number): bigint => of ** BigInt(left + most - given);
	const from = (left: number, given: number): bigint => {
		if (left === 0) return 0n;
		const key = `${left}/${given}`;
		const solved = known.get(key);
		if (solved !== undefined) return solved;
		const added = Math.min(more, most - given);
		const spins = whole(left, given) + yes * from(left - 1 + added, given + added) + no * from(left - 1, given);
		known.set(key, spins);
		return spins;
	};
	return fraction(from(awarded, awarded), whole(awarded, awarded));
}
