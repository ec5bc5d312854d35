import type { JackpotTerms } from "../game/index.ts";

/** The name of a symbol within its sheet, for example "octopus". */
export type SymbolId = string;

/** What a symbol does: low and high pay on lines; wild also stands in for them; a scatter pays wherever it lands. */
export type SymbolRole = "low" | "high" | "wild" | "scatter";

/**
 * `rank` is a card rank ("A", "10"), which is written where no picture can be shown. `isWild`: a scatter that also stands
 * in for every other symbol, in place of a wild.
 */
export type ReelSymbol = { id: SymbolId; role: SymbolRole; rank?: string; isWild?: true };

/** The pay by the number in a run (or of scatters in view): `{ 3: 5, 4: 20, 5: 100 }`. Missing counts pay nothing. */
export type ByCount = Readonly<Record<number, number>>;

/** A strip is the circle of symbols on one reel; the window shows three adjacent ones, read downwards from the stop. */
export type Strip = readonly SymbolId[];

export type Volatility = "low" | "medium" | "mediumHigh" | "high";

/** The volatility label for a standard deviation of one round, in stakes. A sheet must not state a lower one. */
export function volatilityOf(standardDeviation: number): Volatility {
	if (standardDeviation < 3) return "low";
	if (standardDeviation < 4.5) return "medium";
	return standardDeviation < 5.5 ? "mediumHigh" : "high";
}

/**
 * Free spins. `awarded`: scatters in the paid spin → spins. `retriggered`: scatters in a free spin → further spins,
 * until `mostSpins` are given in one round. `multipliers` and `expanding` are drawn once, when the feature begins:
 * every win of the feature is multiplied, and the expanding symbol covers its reels wherever it can pay.
 */
export type FreeSpins = {
	awarded: ByCount;
	retriggered: ByCount;
	mostSpins: number;
	/** The strips of the feature; without them the strips of the paid spin are used. */
	reels?: readonly Strip[];
	multipliers?: readonly { times: number; weight: number }[];
	expanding?: readonly { symbol: SymbolId; weight: number }[];
};

/**
 * Everything that decides a slot title, as data (JSON-safe). A round can be verified only against the sheet it was
 * played on, so a sheet that has been played is never changed: it gets a new `version`.
 */
export type ReelSheet = {
	id: string;
	version: number;
	title: string;
	volatility: Volatility;
	/** The exact return to player in per cent, with that of the jackpot, cut (not rounded) after two decimals: "96.10". */
	rtpText: string;
	rows: 3;
	symbols: readonly ReelSymbol[];
	reels: readonly Strip[];
	/** Each line as the row (0 top, 2 bottom) that it crosses on each reel. Every round plays all lines. */
	lines: readonly (readonly number[])[];
	/** Line pays in multiples of the line bet, stake included ("for 1"). Runs count from the leftmost reel. */
	pays: Readonly<Record<SymbolId, ByCount>>;
	/** Scatter pays in multiples of the total stake. */
	scatterPays: ByCount;
	freeSpins?: FreeSpins;
	/** The line bets that the title takes, in units; the stake ladder defines a unit for each currency. */
	minLineBetUnits: number;
	maxLineBetUnits: number;
	/** No round can pay more than this many stakes. Proved by complete enumeration: no win is ever capped. */
	winCapTimesStake: number;
	/** The jackpot that rounds of the title play for; its wins are beside the win of a round and above its cap. */
	jackpot?: JackpotTerms;
};

/** A strip from its symbols as text, in the order in which they pass. */
export function strip(text: string): Strip {
	return text.trim().split(/\s+/);
}

/** The whole stake of a round: every line carries the line bet. */
export function stakeMinorOf(sheet: ReelSheet, lineBetMinor: bigint): bigint {
	return lineBetMinor * BigInt(sheet.lines.length);
}

/** What a count pays; a count that is not listed pays nothing. A table whose pays decrease is an issue of the sheet. */
export function byCount(table: ByCount | undefined, count: number): number {
	return table?.[count] ?? 0;
}

export const wildOf = ({ symbols }: Pick<ReelSheet, "symbols">): SymbolId | null =>
	symbols.find(({ role, isWild }) => role === "wild" || isWild)?.id ?? null;

export const scatterOf = ({ symbols }: Pick<ReelSheet, "symbols">): SymbolId | null =>
	symbols.find(({ role }) => role === "scatter")?.id ?? null;
