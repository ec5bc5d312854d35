import type { WaysEvent, WaysSheet } from "@baize/engines/slots";
import { type FreeSpins, withoutSpins } from "../slot/free-spins.ts";
import type { TitleRound } from "../title-round.ts";

export const REELS = 5;
/** With so many scatters on reels that stand, one more would bring free spins. */
const SCATTERS_BEFORE = 2;

/** A symbol that has won on reels from the left, and the cells that took part. */
export type WaysWin = { symbol: number; reels: number; ways: number; cells: readonly number[]; winMinor: number };

/**
 * What the stage shows at one time. `standing`: so many reels from the left have stopped; `waits`: the next one turns
 * longer, because of two scatters. `wins` are those lit now.
 */
export type Frame = {
	kind: "resting" | "spinning" | "stopped" | "won" | "begun" | "more" | "total" | "ended";
	grid: readonly number[];
	times: readonly number[];
	standing: number;
	waits?: true;
	wins: readonly WaysWin[];
	wonMinor: number;
	spin?: FreeSpins;
	added?: number;
	/** Counts the spins that were shown, so that each has reels of its own. */
	turn: number;
};

/** Before the first round: no symbol of the first reel stands on the second. */
export function restingOf({ rows, symbols }: WaysSheet): Frame {
	const grid = Array.from({ length: REELS * rows }, (_, cell) => {
		const [reel, row] = [Math.floor(cell / rows), cell % rows];
		return reel === 2 && row === 1 ? symbols.length - 2 : (reel * rows + ((row * 2) % rows)) % (symbols.length - 2);
	});
	return { kind: "resting", grid, times: grid.map(() => 1), standing: REELS, wins: [], wonMinor: 0, turn: 0 };
}

function cellsOf(grid: readonly number[], { rows, symbols }: WaysSheet, symbol: number, reels: number): number[] {
	const wild = symbols.length - 2;
	return grid.flatMap((shown, cell) => (cell < reels * rows && (shown === symbol || shown === wild) ? [cell] : []));
}

/** A round as a list of what is shown one after the other. */
export function framesOf(sheet: WaysSheet, { events, stakeMinor, winMinor }: TitleRound, before: Frame): Frame[] {
	const { rows, symbols, coins: stakeCoins } = sheet;
	const scatter = symbols.length - 1;
	const frames: Frame[] = [];
	let at: Frame = { ...withoutSpins(before), wins: [], wonMinor: 0 };
	const show = (next: Partial<Frame> & Pick<Frame, "kind">): void => {
		const { added: _added, waits: _waits, ...rest } = at;
		at = { ...rest, wins: [], ...next };
		frames.push(at);
	};
	const stop = (grid: readonly number[], times: readonly number[]): void => {
		const spin = at.spin && { ...at.spin, number: at.spin.number + 1 };
		show({ kind: "spinning", grid, times, standing: 0, turn: at.turn + 1, ...(spin && { spin }) });
		for (let standing = 1; standing <= REELS; standing++) {
			const scatters = grid.slice(0, standing * rows).filter((symbol) => symbol === scatter).length;
			const waits = scatters >= SCATTERS_BEFORE && standing < REELS;
			show({ kind: standing < REELS ? "spinning" : "stopped", standing, ...(waits && { waits }) });
		}
	};
	let all: WaysWin[] = [];
	const showWins = (): void => {
		if (all.length === 0) return;
		const wonMinor = at.wonMinor + all.reduce((sum, win) => sum + win.winMinor, 0);
		show({ kind: "won", wins: all, wonMinor });
		// Of free spins, which follow one another, only all together.
		if (all.length > 1 && !at.spin) for (const win of all) show({ kind: "won", wins: [win] });
		all = [];
	};
	const minor = (coins: number): number => (stakeMinor * coins) / stakeCoins;
	for (const event of events as readonly WaysEvent[]) {
		if (event.type === "waysWon") {
			const { symbol, reels, ways, coins } = event;
			all.push({ symbol, reels, ways, winMinor: minor(coins), cells: cellsOf(at.grid, sheet, symbol, reels) });
			continue;
		}
		if (event.type === "scattersWon") {
			const cells = at.grid.flatMap((symbol, cell) => (symbol === scatter ? [cell] : []));
			all.push({ symbol: scatter, reels: event.count, ways: 1, winMinor: minor(event.coins), cells });
			continue;
		}
		showWins();
		if (event.type === "reelsStopped") stop(event.grid, event.wildTimes);
		else if (event.type === "freeSpinsBegun")
			show({ kind: "begun", added: event.count, spin: { number: 0, of: event.count, beforeMinor: at.wonMinor } });
		else if (event.type === "freeSpinsRetriggered")
			show({ kind: "more", added: event.count, spin: { ...at.spin!, of: event.of } });
	}
	showWins();
	if (at.spin) show({ kind: "total", wonMinor: winMinor });
	at = withoutSpins(at);
	show({ kind: "ended", wonMinor: winMinor });
	return frames;
}
