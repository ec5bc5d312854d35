import { LINE_CELLS, LINE_COUNT, type LineWon, ROWS } from "@baize/engines/slots";

/** A symbol that has won on lines, and the cells that took part. */
export type LineWin = {
	symbol: number;
	lines: readonly (readonly number[])[];
	cells: readonly number[];
	winMinor: number;
};

/** Whether a cell is on one of so many reels from the left. */
export const isLeftOf =
	(reels: number) =>
	(cell: number): boolean =>
		Math.floor(cell / ROWS) < reels;

/** What so many line bets are worth at a stake, which is `ofBets` line bets. */
export const lineWorth = (lineBets: number, stakeMinor: number, ofBets = LINE_COUNT): number =>
	(stakeMinor * lineBets) / ofBets;

/** Lines of one symbol together, the highest paid first. */
export function lineWinsOf(won: readonly LineWon[], stakeMinor: number, ofBets = LINE_COUNT): LineWin[] {
	const wins = [...new Set(won.map(({ symbol }) => symbol))].map((symbol): LineWin => {
		const own = won.filter((line) => line.symbol === symbol);
		const lines = own.map(({ line, count }) => LINE_CELLS[line - 1]!.filter(isLeftOf(count)));
		const lineBets = own.reduce((sum, line) => sum + line.lineBets, 0);
		return { symbol, lines, cells: [...new Set(lines.flat())], winMinor: lineWorth(lineBets, stakeMinor, ofBets) };
	});
	return wins.toSorted((one, other) => other.winMinor - one.winMinor);
}
