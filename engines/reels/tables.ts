import { check } from "@baize/kernel/check";
import { issuesOf, MAX_SYMBOLS } from "./issues.ts";
import { lineRule } from "./line.ts";
import { byCount, type ReelSheet, type Strip, type SymbolId, scatterOf } from "./sheet.ts";

/**
 * A set of reels precalculated, so that a spin is a few look-ups: for each line and stop the code of its symbol, and
 * for each tuple of codes what it pays. Made by the same line rule that plays rounds.
 */
export type ReelTables = {
	lengths: readonly number[];
	lineCount: number;
	/** Per reel: the symbol's code on each line at each stop, shifted to the reel's bits; index stop × lines + line. */
	codes: readonly Int32Array[];
	/** What a tuple of codes pays, in line bets. */
	pays: Int32Array;
	/** Per reel and stop: scatters in view. */
	scatters: readonly Int32Array[];
	/** What a number of scatters pays, in line bets. */
	scatterPays: Int32Array;
	/** Per reel and stop: which symbols are in view, as bits by code. */
	shown: readonly Int32Array[];
	codeOf(symbol: SymbolId): number;
};

const CODE_BITS = 4;

export function tablesOf(sheet: ReelSheet, reels: readonly Strip[]): ReelTables {
	const issues = issuesOf(sheet);
	check(issues.length === 0, `the sheet ${sheet.id} cannot be played: ${issues.join("; ")}`);
	const ids = sheet.symbols.map(({ id }) => id);
	const codeOf = (symbol: SymbolId): number => ids.indexOf(symbol);
	const scatter = scatterOf(sheet);
	return {
		lengths: reels.map((strip) => strip.length),
		lineCount: sheet.lines.length,
		codes: reels.map((strip, reel) => lineCodes(sheet, strip, reel, codeOf)),
		pays: payTable(sheet, ids),
		scatters: reels.map((strip) => perStop(sheet, strip, (column) => column.filter((one) => one === scatter).length)),
		scatterPays: Int32Array.from({ length: reels.length + 1 }, (_, count) => {
			return byCount(sheet.scatterPays, count) * sheet.lines.length;
		}),
		shown: reels.map((strip) =>
			perStop(sheet, strip, (column) => column.reduce((bits, one) => bits | (1 << codeOf(one)), 0)),
		),
		codeOf,
	};
}

function lineCodes(sheet: ReelSheet, strip: Strip, reel: number, codeOf: (symbol: SymbolId) => number): Int32Array {
	const codes = new Int32Array(strip.length * sheet.lines.length);
	for (let stop = 0; stop < strip.length; stop++) {
		sheet.lines.forEach((rows, line) => {
			const symbol = strip[(stop + rows[reel]!) % strip.length]!;
			codes[stop * sheet.lines.length + line] = codeOf(symbol) << (CODE_BITS * reel);
		});
	}
	return codes;
}

function perStop(sheet: ReelSheet, strip: Strip, measure: (column: readonly SymbolId[]) => number): Int32Array {
	return Int32Array.from(strip, (_, stop) =>
		measure(Array.from({ length: sheet.rows }, (_, row) => strip[(stop + row) % strip.length]!)),
	);
}

function payTable(sheet: ReelSheet, ids: readonly SymbolId[]): Int32Array {
	const reels = sheet.reels.length;
	const pays = new Int32Array(MAX_SYMBOLS ** reels);
	const rule = lineRule(sheet);
	const symbols: SymbolId[] = [];
	const fill = (reel: number, index: number): void => {
		if (reel === reels) {
			pays[index] = rule(symbols)?.pays ?? 0;
			return;
		}
		ids.forEach((id, code) => {
			symbols[reel] = id;
			fill(reel + 1, index | (code << (CODE_BITS * reel)));
		});
	};
	fill(0, 0);
	return pays;
}
