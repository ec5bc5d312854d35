import type { Draws } from "@baize/kernel/random";
import type { LineWon, Position, ReelWindow, ScattersWon, SymbolExpanded } from "./events.ts";
import { type LineRule, lineRule } from "./line.ts";
import { byCount, type ReelSheet, type Strip, type SymbolId, symbolWithRole } from "./sheet.ts";

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
	const scatter = symbolWithRole(sheet, "scatter");
	const scattered = scatter === null ? [] : positionsOf(window, scatter);
	const wins: Win[] = lineWins(sheet, window, ruleOf(sheet));
	const scatterTimes = byCount(sheet.scatterPays, scattered.length);
	if (scatter !== null && scatterTimes > 0) {
		const lineBets = scatterTimes * sheet.lines.length;
		wins.push({ type: "scattersWon", symbol: scatter, count: scattered.length, positions: scattered, lineBets });
	}
	const expanded = specialSymbol === null ? null : expansion(sheet, window, specialSymbol);
	if (expanded) wins.push(expanded);
	return { window, wins, scatters: scattered.length };
}

/** A strip is a circle: after its last symbol comes its first. */
export function windowAt(reels: readonly Strip[], stops: readonly number[], rows: number): ReelWindow {
	return reels.map((strip, reel) =>
		Array.from({ length: rows }, (_, row) => strip[(stops[reel]! + row) % strip.length]!),
	);
}

function lineWins(sheet: ReelSheet, window: ReelWindow, rule: LineRule): Win[] {
	return sheet.lines.flatMap((rows, index): Win[] => {
		const run = rule(rows.map((row, reel) => window[reel]![row]!));
		if (!run) return [];
		const positions = rows.slice(0, run.count).map((row, reel): Position => [reel, row]);
		return [{ type: "lineWon", line: index + 1, symbol: run.symbol, count: run.count, positions, lineBets: run.pays }];
	});
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
	return window.flatMap((column, reel) =>
		column.flatMap((one, row): Position[] => (one === symbol ? [[reel, row]] : [])),
	);
}

/** Sheets are constants, so the rule made of one is kept with it. */
const rules = new WeakMap<ReelSheet, LineRule>();

function ruleOf(sheet: ReelSheet): LineRule {
	const rule = rules.get(sheet) ?? lineRule(sheet);
	rules.set(sheet, rule);
	return rule;
}
