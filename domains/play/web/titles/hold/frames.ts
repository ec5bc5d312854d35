import { type HoldEvent, type HoldSheet, type LineWon, REELS, ROWS } from "@baize/engines/slots";
import { isLeftOf, type LineWin, lineWinsOf } from "../slot/line-wins.ts";
import type { TitleRound } from "../title-round.ts";

const CELLS = REELS * ROWS;
/** So many coins may be missing for a reel to be waited for. */
export const COINS_AWAITED = 2;

/** The coins that are held: what each is worth, by its cell, and those that are new. */
export type Held = { coins: readonly (number | undefined)[]; fresh: readonly number[]; left: number; times: number };

/**
 * What the stage shows at one time. `standing`: so many reels from the left have stopped; `waits`: the next one turns
 * longer, because the coins in view may become enough. `wins` are those lit now.
 */
export type Frame = {
	kind: "resting" | "spinning" | "stopped" | "won" | "begun" | "turning" | "held" | "grand" | "total" | "ended";
	grid: readonly number[];
	standing: number;
	waits?: true;
	wins: readonly LineWin[];
	wonMinor: number;
	held?: Held;
	/** Counts the spins that were shown, so that each has reels of its own. */
	turn: number;
};

/** Before the first round: no symbol of the first reel stands on the second. */
export function restingOf({ symbols }: HoldSheet): Frame {
	const [wild, coin] = [symbols.length - 2, symbols.length - 1];
	const shown: readonly (readonly [number, number])[] = [
		[7, wild],
		[3, coin],
		[10, coin],
	];
	const grid = Array.from({ length: CELLS }, (_, cell) => {
		const [reel, row] = [Math.floor(cell / ROWS), cell % ROWS];
		return shown.find(([at]) => at === cell)?.[1] ?? (reel * ROWS + row * 2) % wild;
	});
	return { kind: "resting", grid, standing: REELS, wins: [], wonMinor: 0, turn: 0 };
}

function withCoins(before: Held | undefined, { cells, left }: Extract<HoldEvent, { type: "coinsHeld" }>): Held {
	const coins = [...(before?.coins ?? new Array<undefined>(CELLS).fill(undefined))];
	for (const { cell, times } of cells) coins[cell] = times;
	const times = coins.reduce<number>((sum, worth) => sum + (worth ?? 0), 0);
	return { coins, fresh: cells.map(({ cell }) => cell), left, times };
}

/** A round as a list of what is shown one after the other. */
export function framesOf(sheet: HoldSheet, { events, stakeMinor, winMinor }: TitleRound, before: Frame): Frame[] {
	const coin = sheet.symbols.length - 1;
	const frames: Frame[] = [];
	let at: Frame = { ...before, wins: [], wonMinor: 0 };
	delete at.held;
	const show = (next: Partial<Frame> & Pick<Frame, "kind">): void => {
		const { waits: _waits, ...rest } = at;
		at = { ...rest, wins: [], ...next };
		frames.push(at);
	};
	const stop = (grid: readonly number[]): void => {
		show({ kind: "spinning", grid, standing: 0, turn: at.turn + 1 });
		for (let standing = 1; standing <= REELS; standing++) {
			const coins = grid.filter((symbol, cell) => symbol === coin && isLeftOf(standing)(cell)).length;
			const missing = sheet.minCoins - coins;
			const waits = standing < REELS && missing > 0 && missing <= COINS_AWAITED;
			show({ kind: standing < REELS ? "spinning" : "stopped", standing, ...(waits && { waits }) });
		}
	};
	let lines: LineWon[] = [];
	const showLines = (): void => {
		if (lines.length === 0) return;
		const wins = lineWinsOf(lines, stakeMinor);
		show({ kind: "won", wins, wonMinor: wins.reduce((sum, win) => sum + win.winMinor, 0) });
		if (wins.length > 1) for (const win of wins) show({ kind: "won", wins: [win] });
		lines = [];
	};
	const hold = (event: Extract<HoldEvent, { type: "coinsHeld" }>): void => {
		const isFirst = at.held === undefined;
		if (!isFirst) show({ kind: "turning", held: { ...at.held!, fresh: [] } });
		const held = withCoins(at.held, event);
		const wonMinor = at.wonMinor + (held.times - (at.held?.times ?? 0)) * stakeMinor;
		show({ kind: isFirst ? "begun" : "held", held, wonMinor });
	};
	for (const event of events as readonly HoldEvent[]) {
		if (event.type === "lineWon") {
			lines.push(event);
			continue;
		}
		showLines();
		if (event.type === "reelsStopped") stop(event.grid);
		else if (event.type === "coinsHeld") hold(event);
		else if (event.type === "grandWon") {
			const held = { ...at.held!, fresh: [], times: at.held!.times + event.times };
			show({ kind: "grand", held, wonMinor: at.wonMinor + event.times * stakeMinor });
		}
	}
	showLines();
	if (at.held) show({ kind: "total" });
	show({ kind: "ended", wonMinor: winMinor });
	return frames;
}
