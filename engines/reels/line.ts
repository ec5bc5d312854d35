import { byCount, type ReelSheet, type SymbolId, type SymbolRole, wildOf } from "./sheet.ts";

/** A run from the leftmost reel: `pays` in multiples of the line bet. */
export type Run = { symbol: SymbolId; count: number; pays: number };

/** What a line pays, from its symbols left to right; null when nothing. */
export type LineRule = (symbols: readonly SymbolId[]) => Run | null;

/**
 * The rule of every line. A run starts at the leftmost reel. Wilds stand in for any symbol but the scatter, so a line
 * can be read in two ways: as its leading wilds alone, paying as wilds, or as its first other symbol with wilds filling
 * in. Only the better one pays; when they are equal, the other symbol's, which is the longer run. A wild that is the
 * scatter itself pays nothing on a line of its own.
 */
export function lineRule(sheet: ReelSheet): LineRule {
	const wild = wildOf(sheet);
	const roles = new Map<SymbolId, SymbolRole>(sheet.symbols.map(({ id, role }) => [id, role]));
	const runOf = (symbols: readonly SymbolId[], symbol: SymbolId): Run => {
		const end = symbols.findIndex((one) => one !== symbol && one !== wild);
		const count = end < 0 ? symbols.length : end;
		return { symbol, count, pays: byCount(sheet.pays[symbol], count) };
	};
	const leadingWilds = (symbols: readonly SymbolId[]): Run | null => {
		if (wild === null || symbols[0] !== wild) return null;
		const end = symbols.findIndex((one) => one !== wild);
		const count = end < 0 ? symbols.length : end;
		return { symbol: wild, count, pays: byCount(sheet.pays[wild], count) };
	};
	return (symbols) => {
		const wilds = leadingWilds(symbols);
		const first = symbols.find((one) => one !== wild);
		const other = first === undefined || roles.get(first) === "scatter" ? null : runOf(symbols, first);
		const best = other && other.pays >= (wilds?.pays ?? 0) ? other : wilds;
		return best && best.pays > 0 ? best : null;
	};
}
