import type { CascadeEvent, CascadeSheet } from "@baize/engines/slots";
import { type FreeSpins, withoutSpins } from "../slot/free-spins.ts";
import type { TitleRound } from "../title-round.ts";

/** With so many scatters less than the feature needs, the rest is waited for. */
const SCATTERS_MISSING = 1;

/** A symbol on a reel; row 0 is the lowest. `fell`: how many rows it has come down since what was shown before. */
export type Piece = { id: number; symbol: number; reel: number; row: number; fell: number };
/** A symbol that has won on reels from the left, and the pieces that took part. */
export type WaysWin = { symbol: number; reels: number; ways: number; pieces: readonly number[]; winMinor: number };

/**
 * What the stage shows at one time. `cascade` counts the wins of the spin that follow one another; `times` is the
 * multiplier that they are paid with; `waitsFrom` is the reel from which on the rest falls slowly, because one more
 * scatter would bring free spins.
 */
export type Frame = {
	kind: "resting" | "cleared" | "filled" | "won" | "burst" | "fell" | "begun" | "more" | "total" | "ended";
	heights: readonly number[];
	pieces: readonly Piece[];
	wins: readonly WaysWin[];
	cascade: number;
	times: number;
	wonMinor: number;
	spin?: FreeSpins;
	added?: number;
	waitsFrom?: number;
};

type Reels = readonly (readonly number[])[];

/** Before the first round: no symbol of the first reel stands on the second. */
export function restingOf({ reels, symbols }: CascadeSheet): Frame {
	const heights = reels.map((_, reel) => 3 + ((reel * 5) % 4));
	const shown = heights.map((height, reel) =>
		Array.from({ length: height }, (_, row) => (row * 2 + (reel % 2)) % (symbols.length - 3)),
	);
	const pieces = piecesOf(shown, counterFrom(0));
	return { kind: "resting", heights, pieces, wins: [], cascade: 0, times: 1, wonMinor: 0 };
}

function counterFrom(first: number): () => number {
	let next = first;
	return () => next++;
}

const piecesOf = (reels: Reels, nextId: () => number): Piece[] =>
	reels.flatMap((symbols, reel) =>
		symbols.map((symbol, row): Piece => ({ id: nextId(), symbol, reel, row, fell: symbols.length })),
	);

/** What is left of a reel keeps its order and comes down; what is new comes from above. */
function fallen(before: readonly Piece[], gone: ReadonlySet<number>, reels: Reels, nextId: () => number): Piece[] {
	return reels.flatMap((symbols, reel) => {
		const left = before.filter((piece) => piece.reel === reel && !gone.has(piece.id));
		return symbols.map((symbol, row): Piece => {
			const kept = left[row];
			return kept
				? { ...kept, row, fell: kept.row - row }
				: { id: nextId(), symbol, reel, row, fell: symbols.length - left.length };
		});
	});
}

/** The reel before which so many scatters lie that one more decides; undefined where none follows. */
function waitsFromOf(reels: Reels, { symbols, awarded, retrigger }: CascadeSheet, isFree: boolean): number | undefined {
	const scatter = symbols.length - 1;
	const needed = isFree ? retrigger[0] : awarded[0]![0];
	let seen = 0;
	for (const [reel, shown] of reels.entries()) {
		if (seen === needed - SCATTERS_MISSING) return reel;
		seen += shown.filter((symbol) => symbol === scatter).length;
		if (seen >= needed) return undefined;
	}
	return undefined;
}

/** A round as a list of what is shown one after the other. */
export function framesOf(sheet: CascadeSheet, { events, stakeMinor, winMinor }: TitleRound, before: Frame): Frame[] {
	const wild = sheet.symbols.length - 2;
	const nextId = counterFrom(1 + Math.max(0, ...before.pieces.map(({ id }) => id)));
	const frames: Frame[] = [];
	let at: Frame = { ...withoutSpins(before), wins: [], cascade: 0, times: 1, wonMinor: 0 };
	const show = (next: Partial<Frame> & Pick<Frame, "kind">): void => {
		const { added: _added, waitsFrom: _waits, ...rest } = at;
		at = { ...rest, wins: [], ...next };
		frames.push(at);
	};
	const fill = ({ heights, reels, times }: Extract<CascadeEvent, { type: "reelsStopped" }>): void => {
		const spin = at.spin && { ...at.spin, number: at.spin.number + 1 };
		show({ kind: "cleared", cascade: 0, times, ...(spin && { spin }) });
		const waitsFrom = waitsFromOf(reels, sheet, spin !== undefined);
		const pieces = piecesOf(reels, nextId);
		show({ kind: "filled", heights, pieces, ...(waitsFrom !== undefined && { waitsFrom }) });
	};
	let all: WaysWin[] = [];
	const add = ({ symbol, reels, ways, coins }: Extract<CascadeEvent, { type: "waysWon" }>): void => {
		const part = at.pieces.filter((piece) => piece.reel < reels && (piece.symbol === symbol || piece.symbol === wild));
		const amount = (stakeMinor * coins) / sheet.coins;
		all.push({ symbol, reels, ways, pieces: part.map(({ id }) => id), winMinor: amount });
	};
	const burst = (reels: Reels): void => {
		const wins = all.toSorted((one, other) => other.winMinor - one.winMinor);
		const wonMinor = at.wonMinor + wins.reduce((sum, win) => sum + win.winMinor, 0);
		show({ kind: "won", wins, wonMinor, cascade: at.cascade + 1 });
		show({ kind: "burst", wins });
		// A wild goes wherever the longest win reaches, also where it has helped no other.
		const longest = Math.max(...wins.map((win) => win.reels));
		const wilds = at.pieces.filter((piece) => piece.symbol === wild && piece.reel < longest);
		const gone = new Set([...wins.flatMap(({ pieces }) => pieces), ...wilds.map(({ id }) => id)]);
		show({ kind: "fell", pieces: fallen(at.pieces, gone, reels, nextId), times: at.times + (at.spin ? 1 : 0) });
		all = [];
	};
	for (const event of events as readonly CascadeEvent[]) {
		if (event.type === "reelsStopped") fill(event);
		else if (event.type === "waysWon") add(event);
		else if (event.type === "symbolsFell") burst(event.reels);
		else if (event.type === "freeSpinsBegun")
			show({ kind: "begun", added: event.count, spin: { number: 0, of: event.count, beforeMinor: at.wonMinor } });
		else if (event.type === "freeSpinsRetriggered")
			show({ kind: "more", added: event.count, spin: { ...at.spin!, of: event.of } });
	}
	if (at.spin) show({ kind: "total", wonMinor: winMinor });
	at = withoutSpins(at);
	show({ kind: "ended", wonMinor: winMinor });
	return frames;
}

/** In how many ways the reels can pay as high as they are. */
export const waysOf = ({ heights }: Frame): number => heights.reduce((product, height) => product * height, 1);
