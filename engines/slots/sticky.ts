import { type Fraction, fraction, multiply, ONE, subtract, sum, ZERO } from "@baize/kernel/odds";
import { byCount, CELL, chanceOf, chancesOfCount, fillerOf, meanByCount, type Weights } from "./cells.ts";
import {
	type CellChances,
	cells,
	LINE_COUNT,
	type LinePays,
	type LineWon,
	lineWins,
	meanLine,
	REELS,
	ROWS,
} from "./lines.ts";
import { type Play, power, type SlotReturn } from "./ways.ts";

/**
 * A slot of twenty lines whose free spins have sticky wilds: a wild covers its reel and stays to the end. The last two
 * symbols are the wild, on the three inner reels only, and the scatter, which free spins have not. Pays are in line bets.
 */
export type StickySheet = {
	id: string;
	title: string;
	symbols: readonly string[];
	reels: readonly Weights[];
	free: readonly Weights[];
	pays: LinePays;
	scatterPays: readonly (readonly [number, number])[];
	awarded: readonly (readonly [number, number])[];
	/** The feature sold by itself: so many spins for this many line bets, as a title of its own. */
	bought?: { spins: number; lineBets: number };
};

export type StickyEvent =
	| { type: "reelsStopped"; grid: readonly number[]; covered: readonly number[] }
	| { type: "scattersWon"; count: number; lineBets: number }
	| { type: "freeSpinsBegun"; count: number }
	| LineWon;

const INNER = [1, 2, 3];
const TRIGGER = 3;

/** What one round stakes, in line bets. */
export const stickyStake = ({ bought }: StickySheet): number => bought?.lineBets ?? LINE_COUNT;

export function playSticky(sheet: StickySheet): Play<StickyEvent> {
	const { symbols, pays } = sheet;
	const [wild, scatter] = [symbols.length - 2, symbols.length - 1];
	const grid = new Uint8Array(REELS * ROWS);
	const fillPaid = fillerOf(sheet.reels, ROWS);
	const fillFree = fillerOf(sheet.free, ROWS);

	const cover = (covered: number): number => {
		let now = covered;
		for (const reel of INNER) {
			const from = reel * ROWS;
			const hasWild = grid[from] === wild || grid[from + 1] === wild || grid[from + 2] === wild;
			if (!hasWild || now & (1 << reel)) continue;
			now |= 1 << reel;
			grid.fill(wild, from, from + ROWS);
		}
		return now;
	};

	const feature: (...given: [...Parameters<Play<StickyEvent>>, number]) => number = (draws, events, spins) => {
		events?.push({ type: "freeSpinsBegun", count: spins });
		let [won, covered] = [0, 0];
		for (let spin = 0; spin < spins; spin++) {
			fillFree(draws, grid, covered);
			covered = cover(covered);
			events?.push({ type: "reelsStopped", grid: [...grid], covered: INNER.filter((reel) => covered & (1 << reel)) });
			won += lineWins(grid, pays, wild, events);
		}
		return won;
	};

	return (draws, events) => {
		if (sheet.bought) return feature(draws, events, sheet.bought.spins);
		fillPaid(draws, grid);
		let scatters = 0;
		for (const symbol of grid) if (symbol === scatter) scatters++;
		events?.push({ type: "reelsStopped", grid: [...grid], covered: [] });
		const scatterBets = byCount(sheet.scatterPays, scatters) * LINE_COUNT;
		if (scatterBets > 0) events?.push({ type: "scattersWon", count: scatters, lineBets: scatterBets });
		const spins = byCount(sheet.awarded, scatters);
		const won = lineWins(grid, pays, wild, events) + scatterBets;
		return spins > 0 ? won + feature(draws, events, spins) : won;
	};
}

/** The mean win of the feature in stakes of twenty line bets: a chain over the eight sets of covered reels. */
export function meanFeature({ free, pays, symbols }: StickySheet, spins: number): Fraction {
	const wild = symbols.length - 2;
	const sets = [0, 1, 2, 3, 4, 5, 6, 7];
	const has = (set: number, reel: number): boolean => ((set << 1) & (1 << reel)) !== 0;
	const lands = free.map((reel) => subtract(ONE, power(subtract(ONE, chanceOf(reel, wild)), ROWS)));
	const lineOf = sets.map((set) => {
		const reels = free.map(
			(reel, at): CellChances =>
				// A reel that is not covered has shown no wild, and its other symbols are the likelier for it.
				INNER.includes(at)
					? { weights: reel.with(wild, 0), of: CELL - reel[wild]!, covered: has(set, at) }
					: cells(reel),
		);
		return meanLine(reels, pays, wild);
	});
	const step = (from: number, to: number): Fraction =>
		INNER.reduce((chance, reel) => {
			if (has(from, reel)) return has(to, reel) ? chance : ZERO;
			return multiply(chance, has(to, reel) ? lands[reel]! : subtract(ONE, lands[reel]!));
		}, ONE);
	let chances: readonly Fraction[] = sets.map((set) => (set === 0 ? ONE : ZERO));
	let mean = ZERO;
	for (let spin = 0; spin < spins; spin++) {
		chances = sets.map((to) => sum(sets.map((from) => multiply(chances[from]!, step(from, to)))));
		mean = sum([mean, ...sets.map((set) => multiply(chances[set]!, lineOf[set]!))]);
	}
	return mean;
}

export function stickyReturn(sheet: StickySheet): SlotReturn {
	const { symbols, reels, bought } = sheet;
	if (bought) {
		const share = multiply(meanFeature(sheet, bought.spins), fraction(BigInt(LINE_COUNT), BigInt(bought.lineBets)));
		return { parts: [{ name: "free spins", share }], featureChance: ONE };
	}
	const scatters = chancesOfCount(reels, ROWS, symbols.length - 1);
	const feature = scatters.map((chance, count) => {
		const spins = byCount(sheet.awarded, count);
		return spins === 0 ? ZERO : multiply(chance, meanFeature(sheet, spins));
	});
	return {
		parts: [
			{ name: "lines", share: meanLine(reels.map(cells), sheet.pays, symbols.length - 2) },
			{ name: "scatters", share: meanByCount(sheet.scatterPays, scatters) },
			{ name: "free spins", share: sum(feature) },
		],
		featureChance: sum(scatters.slice(TRIGGER)),
	};
}
