import { playWays, SILK_CARAVAN, type WaysEvent } from "@baize/engines/slots";
import { seededDraws } from "@baize/kernel/random";
import { describe, expect, it } from "vitest";
import type { TitleRound } from "../title-round.ts";
import { framesOf, REELS, restingOf } from "./frames.ts";

const play = playWays(SILK_CARAVAN);
const STAKE = 200;
const RESTING = restingOf(SILK_CARAVAN);

function roundOf(seed: number): TitleRound {
	const events: WaysEvent[] = [];
	const coins = play(seededDraws(seed), events);
	return { bet: { stakeMinor: STAKE }, stakeMinor: STAKE, winMinor: (STAKE * coins) / 20, events, actions: [] };
}

describe("[GAME-01] a round of ways on the page", () => {
	const rounds = Array.from({ length: 600 }, (_, seed) => roundOf(seed));
	const framed = rounds.map((round) => framesOf(SILK_CARAVAN, round, RESTING));

	it("stops one reel after the other in every spin, and shows what the events have", () => {
		for (const [at, frames] of framed.entries()) {
			const spins = (rounds[at]!.events as WaysEvent[]).filter(({ type }) => type === "reelsStopped").length;
			const turning = frames.filter(({ kind }) => kind === "spinning" || kind === "stopped");
			expect(turning.map(({ standing }) => standing)).toEqual(
				Array.from({ length: spins }, () => [0, 1, 2, 3, 4, 5]).flat(),
			);
		}
	});

	it("counts what is won up to the win of the round, and lights as many cells as its ways need", () => {
		for (const [at, frames] of framed.entries()) {
			const { winMinor } = rounds[at]!;
			expect(frames.at(-1)).toMatchObject({ kind: "ended", wonMinor: winMinor });
			expect(Math.max(0, ...frames.filter(({ kind }) => kind === "won").map(({ wonMinor }) => wonMinor))).toBe(
				winMinor,
			);
			for (const { wins, times, spin } of frames)
				for (const { symbol, cells, reels, ways } of wins) {
					if (symbol === SILK_CARAVAN.symbols.length - 1 || spin) continue;
					const counts = Array.from({ length: reels }, (_, reel) =>
						cells.filter((cell) => Math.floor(cell / 3) === reel).reduce((sum, cell) => sum + times[cell]!, 0),
					);
					expect(counts.reduce((product, count) => product * count, 1)).toBe(ways);
				}
		}
	});

	it("waits for a reel only after two scatters, and begins with reels on which nothing wins", () => {
		const scatter = SILK_CARAVAN.symbols.length - 1;
		for (const frame of framed.flat()) {
			const shown = frame.grid.slice(0, frame.standing * 3).filter((symbol) => symbol === scatter).length;
			if (frame.kind === "spinning") expect(frame.waits ?? false).toBe(shown >= 2 && frame.standing < REELS);
		}
		const [first, second] = [RESTING.grid.slice(0, 3), RESTING.grid.slice(3, 6)];
		expect(first.some((symbol) => second.includes(symbol))).toBe(false);
	});
});
