import { type Fraction, fraction, multiply, ONE, product, subtract, sum } from "@baize/kernel/odds";
import { firstLines } from "../reels/lines.ts";
import { CELL, type Weights } from "./cells.ts";

export const ROWS = 3;
export const REELS = 5;
export const LINE_COUNT = 20;
const MIN_RUN = 3;

/** What lines pay, in line bets: by symbol, for 3, 4 and 5 from the left. Symbols without a row pay nothing. */
export type LinePays = readonly (readonly number[])[];

export type LineWon = { type: "lineWon"; line: number; symbol: number; count: number; lineBets: number };

/** A list of events of whatever mechanic, which lines are added to. */
export type LineEvents = { push(event: LineWon): number };

/** For each line the row that it crosses on each reel, 0 at the top. */
export const LINE_ROWS = firstLines(LINE_COUNT);

/** For each line the cells that it crosses, in a grid that is numbered column by column. */
export const LINE_CELLS = LINE_ROWS.map((rows) => rows.map((row, reel) => reel * ROWS + row));

/** The same as one list, which is read line by line. */
const CELLS = Uint8Array.from(LINE_CELLS.flat());

/** Reads all lines of a grid; no reel but the inner ones has wilds. Returns the win in line bets. */
export function lineWins(grid: Uint8Array, pays: LinePays, wild: number, events: LineEvents | null): number {
	let won = 0;
	for (let first = 0; first < CELLS.length; first += REELS) {
		const symbol = grid[CELLS[first]!]!;
		let at = first + 1;
		for (; at < first + REELS; at++) {
			const next = grid[CELLS[at]!]!;
			if (next !== symbol && next !== wild) break;
		}
		const count = at - first;
		const ofSymbol = pays[symbol];
		if (count < MIN_RUN || ofSymbol === undefined) continue;
		const lineBets = ofSymbol[count - MIN_RUN]!;
		events?.push({ type: "lineWon", line: first / REELS + 1, symbol, count, lineBets });
		won += lineBets;
	}
	return won;
}

/** Chances of one cell, in `of` parts; `covered`: the reel is wild from top to bottom. */
export type CellChances = { weights: Weights; of: number; covered: boolean };

export const cells = (reel: Weights): CellChances => ({ weights: reel, of: CELL, covered: false });

/** The mean win of one line in line bets: a line crosses one cell of each reel, and cells are independent. */
export function meanLine(reels: readonly CellChances[], pays: LinePays, wild: number): Fraction {
	return sum(
		pays.flatMap((ofSymbol, symbol) => {
			const shown = reels.map((reel) => shownChance(reel, symbol, wild));
			return ofSymbol.map((lineBets, at) => {
				const count = at + MIN_RUN;
				const ends = count < REELS ? subtract(ONE, shown[count]!) : ONE;
				return multiply(fraction(BigInt(lineBets)), multiply(product(shown.slice(0, count)), ends));
			});
		}),
	);
}

function shownChance({ weights: reel, of, covered }: CellChances, symbol: number, wild: number): Fraction {
	return covered ? ONE : fraction(BigInt(reel[symbol]! + reel[wild]!), BigInt(of));
}
