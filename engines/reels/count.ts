import { check } from "@baize/kernel/check";
import { byCount, type ReelSheet, type Strip, type SymbolId } from "./sheet.ts";
import { type ReelTables, tablesOf } from "./tables.ts";

/** The number of windows, and the sum and sum of squares of what they pay, in line bets. */
export type Moments = { windows: number; sum: number; squares: number };

/** `byScatters[k]`: the windows with k scatters. `max`: the best window, in line bets. */
export type SpinCount = { byScatters: readonly Moments[]; max: number };

/** Every window of a set of reels. `plain`: lines and scatters alone; `bySpecial`: with each symbol expanding as well. */
export type WindowCount = {
	windows: number;
	paying: number;
	plain: SpinCount;
	bySpecial: ReadonlyMap<SymbolId, SpinCount>;
};

/** Counts of reels that show a special symbol are packed into one integer, three bits each. */
const COUNT_BITS = 3;
const COUNTS = 1 << COUNT_BITS;
const MAX_SPECIALS = 10;

/** Visits every window of the reels once, tens of millions of them. Integers throughout, so the result is exact. */
export function countWindows(sheet: ReelSheet, reels: readonly Strip[], specials: readonly SymbolId[]): WindowCount {
	check(specials.length <= MAX_SPECIALS, `no more than ${MAX_SPECIALS} symbols can be counted expanding`);
	const tables = tablesOf(sheet, reels);
	const tally = newTally(tables, specials.length);
	visitWindows(tables, packedCounts(tables, specials), tally);
	const plain = plainCount(tally);
	const bySpecial = new Map(specials.map((symbol, at) => [symbol, specialCount(sheet, tally, plain, symbol, at)]));
	const windows = plain.byScatters.reduce((sum, part) => sum + part.windows, 0);
	return { windows, paying: tally.paying, plain, bySpecial };
}

type Tally = {
	scatterCounts: number;
	paying: number;
	max: number;
	windows: Float64Array;
	sum: Float64Array;
	squares: Float64Array;
	/** For each special and number of reels showing it, by scatters: windows, their plain pay, and the best one. */
	specialWindows: Float64Array;
	specialSum: Float64Array;
	specialMax: Float64Array;
};

function newTally(tables: ReelTables, specials: number): Tally {
	const scatterCounts = tables.scatterPays.length;
	const cells = specials * COUNTS * scatterCounts;
	return {
		scatterCounts,
		paying: 0,
		max: 0,
		windows: new Float64Array(scatterCounts),
		sum: new Float64Array(scatterCounts),
		squares: new Float64Array(scatterCounts),
		specialWindows: new Float64Array(cells),
		specialSum: new Float64Array(cells),
		specialMax: new Float64Array(cells),
	};
}

function packedCounts(tables: ReelTables, specials: readonly SymbolId[]): readonly Int32Array[] {
	const bits = specials.map((symbol) => 1 << tables.codeOf(symbol));
	return tables.shown.map((reel) =>
		reel.map((shown) =>
			bits.reduce((packed, bit, at) => (shown & bit ? packed | (1 << (COUNT_BITS * at)) : packed), 0),
		),
	);
}

/** The line codes of the reels so far are passed along, so that each window costs one look-up per line. */
function visitWindows(tables: ReelTables, packed: readonly Int32Array[], tally: Tally): void {
	const last = tables.lengths.length - 1;
	const carried = tables.lengths.map(() => new Int32Array(tables.lineCount));
	const specials = tally.specialSum.length / (COUNTS * tally.scatterCounts);
	const from = (reel: number, scatters: number, counts: number): void => {
		const before = carried[reel]!;
		const codes = tables.codes[reel]!;
		for (let stop = 0; stop < tables.lengths[reel]!; stop++) {
			const scattersNow = scatters + tables.scatters[reel]![stop]!;
			const countsNow = counts + packed[reel]![stop]!;
			if (reel === last) {
				const pays = linePays(tables, before, codes, stop) + tables.scatterPays[scattersNow]!;
				note(tally, pays, scattersNow, countsNow, specials);
				continue;
			}
			const after = carried[reel + 1]!;
			const base = stop * tables.lineCount;
			for (let line = 0; line < tables.lineCount; line++) after[line] = before[line]! | codes[base + line]!;
			from(reel + 1, scattersNow, countsNow);
		}
	};
	from(0, 0, 0);
}

function linePays({ pays, lineCount }: ReelTables, before: Int32Array, codes: Int32Array, stop: number): number {
	let sum = 0;
	const base = stop * lineCount;
	for (let line = 0; line < lineCount; line++) sum += pays[before[line]! | codes[base + line]!]!;
	return sum;
}

function note(tally: Tally, pays: number, scatters: number, counts: number, specials: number): void {
	if (pays > 0) tally.paying++;
	if (pays > tally.max) tally.max = pays;
	tally.windows[scatters]! += 1;
	tally.sum[scatters]! += pays;
	tally.squares[scatters]! += pays * pays;
	for (let at = 0; at < specials; at++) {
		const cell = (at * COUNTS + ((counts >>> (COUNT_BITS * at)) & (COUNTS - 1))) * tally.scatterCounts + scatters;
		tally.specialWindows[cell]! += 1;
		tally.specialSum[cell]! += pays;
		if (pays > tally.specialMax[cell]!) tally.specialMax[cell] = pays;
	}
}

function plainCount(tally: Tally): SpinCount {
	const byScatters = Array.from(tally.windows, (windows, scatters) => {
		return exact({ windows, sum: tally.sum[scatters]!, squares: tally.squares[scatters]! });
	});
	return { byScatters, max: tally.max };
}

/** The expansion adds the same pay to every window with the same number of reels, so the sums follow from the counts. */
function specialCount(sheet: ReelSheet, tally: Tally, plain: SpinCount, symbol: SymbolId, at: number): SpinCount {
	let max = 0;
	const byScatters = plain.byScatters.map((moments, scatters) => {
		const total = { ...moments };
		for (let count = 0; count < COUNTS; count++) {
			const cell = (at * COUNTS + count) * tally.scatterCounts + scatters;
			const windows = tally.specialWindows[cell]!;
			if (windows === 0) continue;
			const expanded = byCount(sheet.pays[symbol], count) * sheet.lines.length;
			total.sum += windows * expanded;
			total.squares += 2 * expanded * tally.specialSum[cell]! + windows * expanded * expanded;
			max = Math.max(max, tally.specialMax[cell]! + expanded);
		}
		return exact(total);
	});
	return { byScatters, max };
}

function exact(moments: Moments): Moments {
	check(Object.values(moments).every(Number.isSafeInteger), "a count has left the range of exact integers");
	return moments;
}
