import { type CascadeEvent, playCascade, THUNDER_PINES } from "@baize/engines/slots";
import { seededDraws } from "@baize/kernel/random";
import { describe, expect, it } from "vitest";
import type { TitleRound } from "../title-round.ts";
import { boltsOf } from "./bolts.ts";
import { type Frame, framesOf, restingOf, waysOf } from "./frames.ts";

const play = playCascade(THUNDER_PINES);
const STAKE = 100;
const RESTING = restingOf(THUNDER_PINES);
const CLOUD = THUNDER_PINES.symbols.length - 1;

function roundOf(seed: number): TitleRound {
	const events: CascadeEvent[] = [];
	const winMinor = play(seededDraws(seed), events);
	return { bet: { stakeMinor: STAKE }, stakeMinor: STAKE, winMinor, events, actions: [] };
}
const boardOf = ({ heights, pieces }: Frame): number[][] =>
	heights.map((_, reel) =>
		pieces
			.filter((piece) => piece.reel === reel)
			.toSorted((one, other) => one.row - other.row)
			.map(({ symbol }) => symbol),
	);

describe("[GAME-01] a round of cascades on reels of any height on the page", () => {
	const rounds = Array.from({ length: 400 }, (_, seed) => roundOf(seed));
	const framed = rounds.map((round) => framesOf(THUNDER_PINES, round, RESTING));

	it("shows every board that the events have, each as high as they say", () => {
		for (const [at, frames] of framed.entries()) {
			const boards = (rounds[at]!.events as CascadeEvent[]).flatMap((event) =>
				event.type === "reelsStopped" || event.type === "symbolsFell" ? [event.reels] : [],
			);
			const put = frames.filter(({ kind }) => kind === "filled" || kind === "fell");
			expect(put.map(boardOf)).toEqual(boards);
		}
	});

	it("lets a symbol that has not won fall on its reel, and never rise", () => {
		for (const frames of framed) {
			let before: Frame = RESTING;
			for (const frame of frames) {
				for (const piece of frame.kind === "fell" ? frame.pieces : []) {
					const was = before.pieces.find(({ id }) => id === piece.id);
					if (was) expect([piece.reel, was.row - piece.row, piece.fell >= 0]).toEqual([was.reel, piece.fell, true]);
				}
				before = frame;
			}
		}
	});

	it("counts what is won up to the win of the round, with the multiplier of each cascade", () => {
		for (const [at, frames] of framed.entries()) {
			const { winMinor } = rounds[at]!;
			expect(frames.at(-1)).toMatchObject({ kind: "ended", wonMinor: winMinor });
			expect(frames.at(-2)!.wonMinor).toBe(winMinor);
			for (const { kind, wins, spin, times } of frames) {
				if (kind !== "won") continue;
				if (!spin) expect(times).toBe(1);
				for (const win of wins) {
					const pays = THUNDER_PINES.pays[win.symbol]![win.reels - 3]!;
					expect(win.winMinor).toBe(pays * win.ways * times);
				}
			}
		}
	});

	it("waits only where one more cloud would bring free spins, and begins with reels on which nothing wins", () => {
		const clouds = (frame: Frame, to: number): number =>
			frame.pieces.filter(({ symbol, reel }) => symbol === CLOUD && reel < to).length;
		const filled = framed.flat().filter(({ kind, spin }) => kind === "filled" && !spin);
		for (const frame of filled) {
			const { waitsFrom } = frame;
			if (waitsFrom !== undefined)
				expect([clouds(frame, waitsFrom), clouds(frame, waitsFrom - 1) < 3]).toEqual([3, true]);
		}
		expect(filled.some(({ waitsFrom }) => waitsFrom !== undefined)).toBe(true);
		const [first, second] = boardOf(RESTING);
		expect(first!.some((symbol) => second!.includes(symbol))).toBe(false);
		expect(waysOf(RESTING)).toBe(RESTING.heights.reduce((product, height) => product * height));
	});

	it("strikes from each reel of a win to the next", () => {
		const won = framed.flat().find(({ kind, wins }) => kind === "won" && wins.length > 0)!;
		for (const win of won.wins) expect(boltsOf(won, win).length).toBeGreaterThanOrEqual(win.reels - 1);
	});
});
