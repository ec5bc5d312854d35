import type { Draws } from "@baize/kernel/random";
import { byCount } from "./cells.ts";
import type { Play } from "./ways.ts";

/**
 * A slot of six reels whose heights change from spin to spin, with cascades: symbols that win go, those above fall, new
 * ones come from above. Free spins have a multiplier that each cascade raises and nothing lowers. The last two symbols are
 * the wild and the scatter. Pays are in coins for 3 to 6 reels; a stake is `coins` coins.
 */
export type CascadeSheet = {
	id: string;
	title: string;
	coins: number;
	symbols: readonly string[];
	/** How likely each height is, of a hundred, from `minHeight` on. */
	minHeight: number;
	heights: readonly number[];
	/** Weights of a cell by reel. */
	reels: readonly (readonly number[])[];
	free: readonly (readonly number[])[];
	pays: readonly (readonly number[])[];
	awarded: readonly (readonly [number, number])[];
	retrigger: readonly [scatters: number, spins: number];
	mostSpins: number;
	/** In stakes; counted in the book. */
	cap: number;
};

export type CascadeEvent =
	| { type: "reelsStopped"; heights: readonly number[]; reels: readonly (readonly number[])[]; times: number }
	| { type: "waysWon"; symbol: number; reels: number; ways: number; coins: number }
	| { type: "symbolsFell"; reels: readonly (readonly number[])[] }
	| { type: "freeSpinsBegun"; count: number }
	| { type: "freeSpinsRetriggered"; count: number; of: number }
	| { type: "winCapped"; coins: number };

const MIN_RUN = 3;
const MAX_HEIGHT = 8;

/** What one spin is worked out on; allocated once, so that millions of spins allocate nothing. Row 0 is the bottom. */
type Board = {
	sheet: CascadeSheet;
	reelCount: number;
	symbolCount: number;
	wild: number;
	scatter: number;
	grid: Uint8Array;
	heights: Uint8Array;
	heightStops: Uint8Array;
	/** By reel and symbol: how often it is there. */
	counts: Int32Array;
	/** How many reels the last win of each symbol covers. */
	runs: Uint8Array;
	coinsWon: number;
};

type Stops = readonly Uint8Array[];

function newBoard(sheet: CascadeSheet): Board {
	const [reelCount, symbolCount] = [sheet.reels.length, sheet.symbols.length];
	return {
		sheet,
		reelCount,
		symbolCount,
		wild: symbolCount - 2,
		scatter: symbolCount - 1,
		grid: new Uint8Array(reelCount * MAX_HEIGHT),
		heights: new Uint8Array(reelCount),
		heightStops: expanded(sheet.heights),
		counts: new Int32Array(reelCount * symbolCount),
		runs: new Uint8Array(symbolCount),
		coinsWon: 0,
	};
}

const shown = ({ grid, heights }: Board): number[][] =>
	Array.from(heights, (height, reel) => [...grid.subarray(reel * MAX_HEIGHT, reel * MAX_HEIGHT + height)]);

function fill(board: Board, draws: Draws, stops: Stops): void {
	const { grid, heights, heightStops, reelCount, sheet } = board;
	for (let reel = 0; reel < reelCount; reel++) {
		const height = sheet.minHeight + heightStops[draws.below(heightStops.length)]!;
		heights[reel] = height;
		const ofReel = stops[reel]!;
		const base = reel * MAX_HEIGHT;
		for (let row = 0; row < height; row++) grid[base + row] = ofReel[draws.below(ofReel.length)]!;
	}
}

function count({ counts, grid, heights, reelCount, symbolCount }: Board): void {
	counts.fill(0);
	for (let reel = 0; reel < reelCount; reel++) {
		const base = reel * MAX_HEIGHT;
		const end = base + heights[reel]!;
		for (let cell = base; cell < end; cell++) counts[reel * symbolCount + grid[cell]!]! += 1;
	}
}

/** Adds up the wins. Bit s of the result is set where symbol s has won. */
function evaluate(board: Board, times: number, events: CascadeEvent[] | null): number {
	const { counts, reelCount, symbolCount, wild, sheet, runs } = board;
	let winners = 0;
	for (let symbol = 0; symbol < wild; symbol++) {
		let ways = counts[symbol]!;
		if (ways === 0) continue;
		let reel = 1;
		for (let base = symbolCount; reel < reelCount; reel++, base += symbolCount) {
			const here = counts[base + symbol]! + counts[base + wild]!;
			if (here === 0) break;
			ways *= here;
		}
		if (reel < MIN_RUN) continue;
		const coins = sheet.pays[symbol]![reel - MIN_RUN]! * ways * times;
		events?.push({ type: "waysWon", symbol, reels: reel, ways, coins });
		board.coinsWon += coins;
		winners |= 1 << symbol;
		runs[symbol] = reel;
	}
	return winners;
}

/** Takes away what has won, with the wilds that helped, lets the rest fall and refills from above. */
function fall(board: Board, winners: number, draws: Draws, stops: Stops): void {
	const { grid, heights, runs, wild } = board;
	let longest = 0;
	for (let symbol = 0; symbol < wild; symbol++)
		if (winners & (1 << symbol) && runs[symbol]! > longest) longest = runs[symbol]!;
	for (let reel = 0; reel < longest; reel++) {
		const base = reel * MAX_HEIGHT;
		let kept = 0;
		for (let row = 0; row < heights[reel]!; row++) {
			const symbol = grid[base + row]!;
			const goes = symbol === wild || (winners & (1 << symbol) && reel < runs[symbol]!);
			if (!goes) grid[base + kept++] = symbol;
		}
		const ofReel = stops[reel]!;
		while (kept < heights[reel]!) grid[base + kept++] = ofReel[draws.below(ofReel.length)]!;
	}
}

/** A spin with all its cascades. Returns the multiplier that it has reached and the scatters that are left in view. */
function spin(
	board: Board,
	draws: Draws,
	stops: Stops,
	{ from, step }: { from: number; step: number },
	events: CascadeEvent[] | null,
): { times: number; scatters: number } {
	const { heights, counts, reelCount, symbolCount, scatter } = board;
	let times = from;
	fill(board, draws, stops);
	events?.push({ type: "reelsStopped", heights: [...heights], reels: shown(board), times });
	for (;;) {
		count(board);
		const winners = evaluate(board, times, events);
		if (winners === 0) break;
		fall(board, winners, draws, stops);
		events?.push({ type: "symbolsFell", reels: shown(board) });
		times += step;
	}
	let scatters = 0;
	for (let reel = 0; reel < reelCount; reel++) scatters += counts[reel * symbolCount + scatter]!;
	return { times, scatters };
}

export function playCascade(sheet: CascadeSheet): Play<CascadeEvent> {
	const board = newBoard(sheet);
	const paid = sheet.reels.map(expanded);
	const free = sheet.free.map(expanded);
	const [retriggering, more] = sheet.retrigger;
	return (draws, events) => {
		board.coinsWon = 0;
		const first = spin(board, draws, paid, { from: 1, step: 0 }, events);
		let of = byCount(sheet.awarded, first.scatters);
		if (of > 0) events?.push({ type: "freeSpinsBegun", count: of });
		let times = 1;
		for (let number = 1; number <= of; number++) {
			const next = spin(board, draws, free, { from: times, step: 1 }, events);
			times = next.times;
			const added = next.scatters >= retriggering ? Math.min(more, sheet.mostSpins - of) : 0;
			of += added;
			if (added > 0) events?.push({ type: "freeSpinsRetriggered", count: added, of });
		}
		const cap = sheet.cap * sheet.coins;
		if (board.coinsWon <= cap) return board.coinsWon;
		events?.push({ type: "winCapped", coins: cap });
		return cap;
	};
}

/** Weights as a list in which each index stands as often as its weight. */
export const expanded = (weights: readonly number[]): Uint8Array =>
	Uint8Array.from(weights.flatMap((weight, at) => new Array<number>(weight).fill(at)));
