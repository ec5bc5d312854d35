import { type LineWon, REELS, ROWS, type StickyEvent, type StickySheet, stickyStake } from "@baize/engines/slots";
import { type FreeSpins, withoutSpins } from "../slot/free-spins.ts";
import { isLeftOf, type LineWin, lineWinsOf, lineWorth } from "../slot/line-wins.ts";
import type { TitleRound } from "../title-round.ts";

const CELLS = REELS * ROWS;
/** With so many scatters on reels that stand, one more would bring free spins. */
const SCATTERS_BEFORE = 2;

/**
 * What the stage shows at one time. `standing`: so many reels from the left have stopped; `waits`: the next one turns
 * longer, because of two scatters; `covered`: the reels that a wild covers, which do not turn. `wins` are those lit now.
 */
export type Frame = {
	kind: "resting" | "spinning" | "stopped" | "won" | "begun" | "total" | "ended";
	grid: readonly number[];
	standing: number;
	waits?: true;
	covered: readonly number[];
	wins: readonly LineWin[];
	wonMinor: number;
	spin?: FreeSpins;
	added?: number;
	/** Counts the spins that were shown, so that each has reels of its own. */
	turn: number;
};

/** Before the first round: no symbol of the first reel stands on the second. */
export function restingOf({ symbols, bought }: StickySheet): Frame {
	const wild = symbols.length - 2;
	const grid = Array.from({ length: CELLS }, (_, cell) => {
		const [reel, row] = [Math.floor(cell / ROWS), cell % ROWS];
		// A title without a paid spin has no scatter.
		if (cell === CELLS - 2 && !bought) return wild + 1;
		return (reel * ROWS + row * 2) % wild;
	});
	return { kind: "resting", grid, standing: REELS, covered: [], wins: [], wonMinor: 0, turn: 0 };
}

/** A round as a list of what is shown one after the other. */
export function framesOf(sheet: StickySheet, { events, stakeMinor, winMinor }: TitleRound, before: Frame): Frame[] {
	const scatter = sheet.symbols.length - 1;
	const frames: Frame[] = [];
	let at: Frame = { ...withoutSpins(before), covered: [], wins: [], wonMinor: 0 };
	const show = (next: Partial<Frame> & Pick<Frame, "kind">): void => {
		const { added: _added, waits: _waits, ...rest } = at;
		at = { ...rest, wins: [], ...next };
		frames.push(at);
	};
	const stop = ({ grid, covered }: Extract<StickyEvent, { type: "reelsStopped" }>): void => {
		const spin = at.spin && { ...at.spin, number: at.spin.number + 1 };
		show({ kind: "spinning", grid, standing: 0, turn: at.turn + 1, ...(spin && { spin }) });
		for (let standing = 1; standing <= REELS; standing++) {
			const scatters = grid.filter((symbol, cell) => symbol === scatter && isLeftOf(standing)(cell)).length;
			const waits = scatters >= SCATTERS_BEFORE && standing < REELS;
			show({ kind: standing < REELS ? "spinning" : "stopped", standing, ...(waits && { waits }) });
		}
		if (covered.length > at.covered.length) show({ kind: "stopped", covered });
	};
	let lines: LineWon[] = [];
	let scattered: LineWin[] = [];
	const showWins = (): void => {
		const wins = [...scattered, ...lineWinsOf(lines, stakeMinor, stickyStake(sheet))];
		[lines, scattered] = [[], []];
		if (wins.length === 0) return;
		show({ kind: "won", wins, wonMinor: at.wonMinor + wins.reduce((sum, win) => sum + win.winMinor, 0) });
		// Of free spins, which follow one another, only all together.
		if (wins.length > 1 && !at.spin) for (const win of wins) show({ kind: "won", wins: [win] });
	};
	const scatterWin = (lineBets: number): LineWin => {
		const cells = at.grid.flatMap((symbol, cell) => (symbol === scatter ? [cell] : []));
		return { symbol: scatter, lines: [], cells, winMinor: lineWorth(lineBets, stakeMinor) };
	};
	for (const event of events as readonly StickyEvent[]) {
		if (event.type === "lineWon") lines.push(event);
		else if (event.type === "scattersWon") scattered = [scatterWin(event.lineBets)];
		else {
			showWins();
			if (event.type === "reelsStopped") stop(event);
			else if (event.type === "freeSpinsBegun")
				show({ kind: "begun", added: event.count, spin: { number: 0, of: event.count, beforeMinor: at.wonMinor } });
		}
	}
	showWins();
	if (at.spin) show({ kind: "total", wonMinor: winMinor });
	at = withoutSpins(at);
	show({ kind: "ended", wonMinor: winMinor });
	return frames;
}
