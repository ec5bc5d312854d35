import type { Draws } from "@baize/kernel/random";
import type { LineWon, Position, ReelWindow, ScattersWon, SymbolExpanded } from "./events.ts";
import { type LineRule, lineRule } from "./line.ts";
import { byCount, type ReelSheet, type Strip, type SymbolId, scatterOf, wildOf } from "./sheet.ts";

/** A win before the bet is known: what it shows, and its worth in line bets before any multiplier. */
export type Win = Unpriced<LineWon> | Unpriced<ScattersWon> | Unpriced<SymbolExpanded>;
type Unpriced<T> = Omit<T, "multiplier" | "amountMinor"> & { lineBets: number };

/** One spin: what is in view, what it pays, and how many scatters it shows. */
export type Spin = { window: ReelWindow; wins: readonly Win[]; scatters: number };

export function stopsOf(reels: readonly Strip[], draws: Draws): number[] {
	return reels.map((strip) => draws.below(strip.length));
}

/** The whole result of one spin from where its reels stop. Pure: the same stops always give the same spin. */
export function spinOf(
	sheet: ReelSheet,
	reels: readonly Strip[],
	stops: readonly number[],
	specialSymbol: SymbolId | null,
): Spin {
	const window = windowAt(reels, stops, sheet.rows);
	const scatter = scatterOf(sheet);
	const scattered = scatter === null ? [] : positionsOf(window, scatter);
	const wins: Win[] = lineWins(sheet, window, readingOf(sheet));
	const scatterTimes = byCount(sheet.scatterPays, scattered.length);
	if (scatter !== null && scatterTimes > 0) {
		const lineBets = scatterTimes * sheet.lines.length;
		wins.push({ type: "scattersWon", symbol: scatter, count: scattered.length, positions: scattered, lineBets });
	}
	const expanded = specialSymbol === null ? null : expansion(sheet, window, specialSymbol);
	if (expanded) wins.push(expanded);
	return { window, wins, scatters: scattered.length };
}

/** A strip is a circle: its first symbol follows its last. */
export function windowAt(reels: readonly Strip[], stops: readonly number[], rows: number): ReelWindow {
	return reels.map((strip, reel) => {
		const column: SymbolId[] = [];
		for (let row = 0; row < rows; row++) column.push(strip[(stops[reel]! + row) % strip.length]!);
		return column;
	});
}

function lineWins(sheet: ReelSheet, window: ReelWindow, { rule, wild, minCount }: Reading): Win[] {
	const wins: Win[] = [];
	for (const [index, rows] of sheet.lines.entries()) {
		if (!mayWin(rows, window, wild, minCount)) continue;
		const run = rule(rows.map((row, reel) => window[reel]![row]!));
		if (!run) continue;
		const positions = rows.slice(0, run.count).map((row, reel): Position => [reel, row]);
		wins.push({
			type: "lineWon",
			line: index + 1,
			symbol: run.symbol,
			count: run.count,
			positions,
			lineBets: run.pays,
		});
	}
	return wins;
}

/**
 * Most lines win nothing, and most of those show it on their first reels: a run that starts with a symbol other than
 * the wild is that symbol's run and pays nothing below its smallest paid count. The full rule is evaluated only for the
 * others.
 */
function mayWin(
	rows: readonly number[],
	window: ReelWindow,
	wild: SymbolId | null,
	minCount: Reading["minCount"],
): boolean {
	const first = window[0]![rows[0]!]!;
	if (first === wild) return true;
	const min = minCount.get(first);
	if (min === undefined) return false;
	for (let reel = 1; reel < min; reel++) {
		const symbol = window[reel]![rows[reel]!]!;
		if (symbol !== first && symbol !== wild) return false;
	}
	return true;
}

/** The special symbol expands only where it pays, and then pays on all lines for the reels that it covers. */
function expansion(sheet: ReelSheet, window: ReelWindow, symbol: SymbolId): Win | null {
	const reels = window.flatMap((column, reel) => (column.includes(symbol) ? [reel] : []));
	const pays = byCount(sheet.pays[symbol], reels.length);
	if (pays === 0) return null;
	const covered = window.map((column) => (column.includes(symbol) ? column.map(() => symbol) : column));
	const lineBets = pays * sheet.lines.length;
	return { type: "symbolExpanded", symbol, reels, count: reels.length, window: covered, lineBets };
}

function positionsOf(window: ReelWindow, symbol: SymbolId): Position[] {
	const positions: Position[] = [];
	for (const [reel, column] of window.entries())
		for (const [row, one] of column.entries()) if (one === symbol) positions.push([reel, row]);
	return positions;
}

/** Calculated once per sheet: its line rule, and the smallest count at which each symbol's own run pays. */
type Reading = { rule: LineRule; wild: SymbolId | null; minCount: ReadonlyMap<SymbolId, number> };

/** Sheets are constants, so what is calculated from one is cached with it. */
const readings = new WeakMap<ReelSheet, Reading>();

function readingOf(sheet: ReelSheet): Reading {
	const known = readings.get(sheet);
	if (known) return known;
	const minCount = new Map<SymbolId, number>();
	for (const [symbol, pays] of Object.entries(sheet.pays)) {
		const paying = Object.keys(pays)
			.map(Number)
			.filter((count) => byCount(pays, count) > 0);
		if (paying.length > 0) minCount.set(symbol, Math.min(...paying));
	}
	const reading = { rule: lineRule(sheet), wild: wildOf(sheet), minCount };
	readings.set(sheet, reading);
	return reading;
}
