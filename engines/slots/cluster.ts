import type { Draws } from "@baize/kernel/random";
import { expanded } from "./cascade.ts";
import { byCount } from "./cells.ts";
import type { Play } from "./ways.ts";

/**
 * A slot of a square grid: five and more of a symbol whose sides touch are a cluster, which pays and goes; the rest falls
 * and new symbols come. A cell's first win marks it; each further one doubles its multiplier from 2 on. A cluster is
 * multiplied by the sum of the multipliers under it. The last two symbols are the wild, which joins every cluster that it
 * touches, and the scatter. Pays are in hundredths of a stake.
 */
export type ClusterSheet = {
	id: string;
	title: string;
	size: number;
	symbols: readonly string[];
	weights: readonly number[];
	free: readonly number[];
	/** The smallest size of each step of the pays. */
	steps: readonly number[];
	pays: readonly (readonly number[])[];
	/** The highest multiplier of a cell. */
	maxTimes: number;
	awarded: readonly (readonly [number, number])[];
	retrigger: readonly [scatters: number, spins: number];
	mostSpins: number;
	cap: number;
};

export type ClusterEvent =
	/** `grid`: a digit for each cell, column by column from the left and downwards: the place of its symbol in the sheet. */
	| { type: "gridFilled"; grid: string }
	| { type: "clusterWon"; symbol: number; cells: readonly number[]; times: number; hundredths: number }
	/** `marks`: a digit for each cell: 0 for none, 1 for marked, and n from 2 on for a multiplier of 2^(n-1). */
	| { type: "symbolsFell"; grid: string; marks: string }
	| { type: "freeSpinsBegun"; count: number }
	| { type: "freeSpinsRetriggered"; count: number; of: number }
	| { type: "winCapped"; hundredths: number };

export const HUNDRED = 100;

/** What one spin is worked out on; allocated once, so that millions of spins allocate nothing. */
type Board = {
	sheet: ClusterSheet;
	wild: number;
	scatter: number;
	cells: number;
	/** The cells column by column, and behind them one that is no symbol: it lies beside every cell of the edge. */
	grid: Uint8Array;
	/** 0: no win yet, 1: marked, from 2 on the multiplier itself. */
	times: Uint8Array;
	/** The cells of the cluster that is being read. */
	cluster: Uint8Array;
	/** In which turn a cell was last taken into a cluster. */
	seen: Int32Array;
	turn: number;
	/** Cells whose own cluster is known, and cells that have won. */
	done: Uint8Array;
	goes: Uint8Array;
	/** For each cell the four at its sides. */
	beside: Uint8Array;
	/** By the size of a cluster: which step of the pays it has, from 1; 0 is none. */
	stepOf: Uint8Array;
	won: number;
};

function newBoard(sheet: ClusterSheet): Board {
	const cells = sheet.size ** 2;
	const symbols = sheet.symbols.length;
	return {
		sheet,
		wild: symbols - 2,
		scatter: symbols - 1,
		cells,
		grid: new Uint8Array(cells + 1).fill(NO_SYMBOL),
		times: new Uint8Array(cells),
		cluster: new Uint8Array(cells),
		seen: new Int32Array(cells + 1),
		turn: 0,
		done: new Uint8Array(cells),
		goes: new Uint8Array(cells),
		beside: neighbours(sheet.size),
		stepOf: Uint8Array.from({ length: cells + 1 }, (_, size) => 1 + sheet.steps.findLastIndex((from) => size >= from)),
		won: 0,
	};
}

/** Collects the cluster of a cell into `cluster` and returns its size. A wild may be in several. */
function collect(board: Board, from: number, symbol: number): number {
	const { cluster, seen, beside, grid, wild } = board;
	board.turn = (board.turn + 1) | 0;
	const { turn } = board;
	let found = 1;
	cluster[0] = from;
	seen[from] = turn;
	for (let at = 0; at < found; at++) {
		const end = cluster[at]! * SIDES + SIDES;
		for (let side = end - SIDES; side < end; side++) {
			const cell = beside[side]!;
			const other = grid[cell]!;
			if ((other !== symbol && other !== wild) || seen[cell] === turn) continue;
			seen[cell] = turn;
			cluster[found++] = cell;
		}
	}
	return found;
}

/** Adds up all clusters of the grid; whether there was one. */
function evaluate(board: Board, events: ClusterEvent[] | null): boolean {
	const { cells, grid, wild, done, stepOf } = board;
	let any = false;
	done.fill(0);
	for (let cell = 0; cell < cells; cell++) {
		const symbol = grid[cell]!;
		if (symbol >= wild || done[cell]) continue;
		const found = collect(board, cell, symbol);
		const step = stepOf[found]!;
		markDone(board, found, symbol);
		if (step === 0) continue;
		payCluster(board, { symbol, found, step }, events);
		any = true;
	}
	return any;
}

function markDone({ cluster, grid, done }: Board, found: number, symbol: number): void {
	for (let at = 0; at < found; at++) if (grid[cluster[at]!] === symbol) done[cluster[at]!] = 1;
}

function payCluster(
	board: Board,
	{ symbol, found, step }: { symbol: number; found: number; step: number },
	events: ClusterEvent[] | null,
): void {
	const { cluster, goes, times, sheet } = board;
	let sum = 0;
	for (let at = 0; at < found; at++) {
		const cell = cluster[at]!;
		goes[cell] = 1;
		if (times[cell]! > 1) sum += times[cell]!;
	}
	const multiplied = Math.max(1, sum);
	const hundredths = sheet.pays[symbol]![step - 1]! * multiplied;
	const cells = events && [...cluster.subarray(0, found)];
	if (cells) events.push({ type: "clusterWon", symbol, cells, times: multiplied, hundredths });
	board.won += hundredths;
}

/** Marks and empties the cells that have won; each column falls to its end and is refilled from its beginning. */
function fall({ cells, sheet, grid, goes, times }: Board, draws: Draws, stops: Uint8Array): void {
	for (let cell = 0; cell < cells; cell++)
		if (goes[cell]) times[cell] = times[cell]! < 2 ? times[cell]! + 1 : Math.min(sheet.maxTimes, times[cell]! * 2);
	for (let base = 0; base < cells; base += sheet.size) {
		let kept = sheet.size;
		for (let row = sheet.size - 1; row >= 0; row--) if (!goes[base + row]) grid[base + --kept] = grid[base + row]!;
		while (kept > 0) grid[base + --kept] = stops[draws.below(stops.length)]!;
	}
	goes.fill(0);
}

const gridText = ({ cells, grid }: Board): string => grid.subarray(0, cells).join("");
const marksText = ({ times }: Board): string => Array.from(times, markOf).join("");
const markOf = (times: number): number => (times < 2 ? times : 1 + Math.log2(times));

/** What stands for a mark: 0 where there is none, 1 where the next win begins to multiply, else the multiplier. */
export const timesOfMark = (mark: number): number => (mark < 2 ? mark : 2 ** (mark - 1));

/** A spin with all its cascades. Returns the scatters that are left in view. */
function spin(board: Board, draws: Draws, stops: Uint8Array, events: ClusterEvent[] | null): number {
	const { cells, grid, scatter } = board;
	for (let cell = 0; cell < cells; cell++) grid[cell] = stops[draws.below(stops.length)]!;
	events?.push({ type: "gridFilled", grid: gridText(board) });
	while (evaluate(board, events)) {
		fall(board, draws, stops);
		events?.push({ type: "symbolsFell", grid: gridText(board), marks: marksText(board) });
	}
	let scatters = 0;
	for (let cell = 0; cell < cells; cell++) if (grid[cell] === scatter) scatters++;
	return scatters;
}

export function playCluster(sheet: ClusterSheet): Play<ClusterEvent> {
	const board = newBoard(sheet);
	const paid = expanded(sheet.weights);
	const free = expanded(sheet.free);
	const [retriggering, more] = sheet.retrigger;
	return (draws, events) => {
		board.won = 0;
		board.times.fill(0);
		let of = byCount(sheet.awarded, spin(board, draws, paid, events));
		if (of > 0) events?.push({ type: "freeSpinsBegun", count: of });
		board.times.fill(0);
		for (let number = 1; number <= of; number++) {
			const scatters = spin(board, draws, free, events);
			const added = scatters >= retriggering ? Math.min(more, sheet.mostSpins - of) : 0;
			of += added;
			if (added > 0) events?.push({ type: "freeSpinsRetriggered", count: added, of });
		}
		const cap = sheet.cap * HUNDRED;
		if (board.won <= cap) return board.won;
		events?.push({ type: "winCapped", hundredths: cap });
		return cap;
	};
}

const SIDES = 4;
const NO_SYMBOL = 255;

/** The cells that touch each cell with a side; the cell behind the last one stands for none. */
function neighbours(size: number): Uint8Array {
	const none = size * size;
	return Uint8Array.from(
		Array.from({ length: none }, (_, cell) => {
			const row = cell % size;
			return [
				row > 0 ? cell - 1 : none,
				row < size - 1 ? cell + 1 : none,
				cell >= size ? cell - size : none,
				cell + size < none ? cell + size : none,
			];
		}).flat(),
	);
}
