import { type JackpotTerms, publishedJackpot } from "../game/index.ts";
import type { ByCount, FreeSpins, ReelSheet, Strip, SymbolId, SymbolRole } from "./sheet.ts";

/**
 * Everything that decides a round of a title, so that anyone can compute it without our code: its sheet as data, and
 * the rules of play in sentences. It is published and hashed as JSON, and every round names the hash. A change of one
 * sentence here changes the hash of every title; older published versions stay available.
 */
export type PublishedRules = {
	format: "baize-reel-rules-1";
	gameId: string;
	sheetVersion: number;
	title: string;
	returnToPlayerPercent: string;
	rows: number;
	symbols: readonly { id: SymbolId; role: SymbolRole; isWild?: true }[];
	reels: readonly Strip[];
	lines: readonly (readonly number[])[];
	linePays: Readonly<Record<SymbolId, ByCount>>;
	scatterPays: ByCount;
	freeSpins: FreeSpins | null;
	winCapTimesStake: number;
	words: Readonly<Record<string, string | readonly string[]>>;
	/** Only where the title carries one. */
	jackpot?: JackpotTerms & { words: Readonly<Record<string, string>> };
};

export const publishedRules = (sheet: ReelSheet): PublishedRules => ({
	format: "baize-reel-rules-1",
	gameId: sheet.id,
	sheetVersion: sheet.version,
	title: sheet.title,
	returnToPlayerPercent: sheet.rtpText,
	rows: sheet.rows,
	symbols: sheet.symbols.map(({ id, role, isWild }) => ({ id, role, ...(isWild && { isWild }) })),
	reels: sheet.reels,
	lines: sheet.lines,
	linePays: sheet.pays,
	scatterPays: sheet.scatterPays,
	freeSpins: sheet.freeSpins ?? null,
	winCapTimesStake: sheet.winCapTimesStake,
	words: sheet.symbols.some(({ isWild }) => isWild) ? { ...WORDS, wildScatter: WILD_SCATTER_WORDS } : WORDS,
	...publishedJackpot(sheet.jackpot),
});

/** Numbers in reels, lines and positions count from 0; the number of a line in an event counts from 1. */
const WORDS = {
	seeds:
		"A pair is a server seed (32 bytes, revealed in hexadecimal) and a client seed (text). The commitment is the SHA-256 of the 32 bytes of the server seed, in hexadecimal. It was published before the client seed was chosen. The rounds of a pair have the nonces 0, 1, 2 and so on, without a gap.",
	stream:
		"Block b (b = 0, 1, 2, …) of a round is HMAC-SHA256 with the 32 bytes of the server seed as its key, over the UTF-8 text clientSeed:nonce:b with nonce and b written in decimal. Each block gives eight words: its 32 bytes from the left, four at a time, as unsigned big-endian numbers. After a block's last word comes the first of the next block.",
	draw: "A draw below n takes the next word w of the stream. While w is not below 2^32 - (2^32 mod n), it is thrown away and the next one is taken. The result is w mod n.",
	weightedDraw:
		"A weighted draw from a list is one draw below the sum of the weights. Going through the list, each weight is subtracted as long as the rest is not below it; the entry at which the rest is below its weight is the result.",
	order: [
		"First one stop for each of the reels, from the left: a draw below the length of the reel's strip.",
		"If the paid spin shows enough scatters for freeSpins.awarded: where freeSpins.expanding is given, a weighted draw of the special symbol; then, where freeSpins.multipliers is given, a weighted draw of the multiplier.",
		"Then for each free spin, also for those that are won on the way, one stop for each reel, as above, on freeSpins.reels (or on reels, where freeSpins has none).",
		"Nothing else is drawn.",
	],
	window:
		"A strip is a circle. The stop is the place of the symbol in the top row; the rows below show the symbols that follow it.",
	lines:
		"A line is the row that it crosses on each reel, from the left. Every round plays every line. Runs count from the leftmost reel. A wild stands in for every symbol but the scatter. A line is read in two ways: as the run of its leading wilds, paid as wilds; and as the run of its first symbol that is no wild, with wilds filling in (not where that is the scatter). The one that pays more counts, never both; where they pay the same, the second. linePays gives line bets by the length of the run; a length that is not listed pays nothing.",
	scatters:
		"Scatters count wherever they are in view. scatterPays gives stakes by their number; a number that is not listed pays nothing.",
	freeSpins:
		"The number of scatters in the paid spin gives the number of free spins (awarded). In a free spin it gives further ones (retriggered), until mostSpins have been given in the round. Every win in them is multiplied by the multiplier (1, where none is drawn). After the line wins and scatter wins of a free spin, the special symbol covers every reel that shows it and pays linePays for the number of those reels, on every line, neighbours or not; where linePays gives nothing for that number, it does not.",
	amounts:
		"The stake is the line bet times the number of lines. Every win is the line bet times a whole number: for a line its pay, for scatters their pay times the number of lines, for the special symbol its pay times the number of lines, each times the multiplier. The line bet is a whole number of the currency's minor units, so every amount is; nothing is rounded, and nothing is cut: no round can come to more than winCapTimesStake stakes. The win of the round is the sum of its wins.",
	events: [
		"reelsStopped: stops and the window of a spin (for each reel its symbols from the top). Then its wins: lineWon for each line that pays, in the order of the lines; scattersWon; symbolExpanded.",
		"freeSpinsBegun after the paid spin's wins, with what was drawn. For each free spin freeSpinStarted, the events of the spin, and freeSpinsRetriggered where it won more. freeSpinsEnded. Last of all roundEnded.",
	],
} as const;

/** Only where the scatter is wild, so that the hash of every other title stays. */
const WILD_SCATTER_WORDS =
	"The scatter has isWild: it is also the wild of words.lines, and stands in for every other symbol. A line of it alone has no symbol that it stands in for, so the line pays nothing; the scatters pay beside it. On a reel of free spins it does not count as the special symbol.";
