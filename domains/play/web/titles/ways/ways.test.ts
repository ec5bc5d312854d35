import { PAINTED_DUNES, playWays, SILK_CARAVAN, type WaysEvent, type WaysSheet } from "@baize/engines/slots";
import { seededDraws } from "@baize/kernel/random";
import { describe, expect, it } from "vitest";
import type { TitleRound } from "../title-round.ts";
import { framesOf, REELS, restingOf } from "./frames.ts";

const STAKE = 200;

function roundOf(sheet: WaysSheet, seed: number): TitleRound {
	const events: WaysEvent[] = [];
	const winMinor = (STAKE * playWays(sheet)(seededDraws(seed), events)) / sheet.coins;
	return { bet: { stakeMinor: STAKE }, stakeMinor: STAKE, winMinor, events, actions: [] };
}

describe.each([SILK_CARAVAN, PAINTED_DUNES])("[GAME-01] a round of $title on the page", (sheet) => {
	const { rows } = sheet;
	const resting = restingOf(sheet);
	const rounds = Array.from({ length: 600 }, (_, seed) => roundOf(sheet, seed));
	const framed = rounds.map((round) => framesOf(sheet, round, resting));

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
					if (symbol === sheet.symbols.length - 1 || spin) continue;
					const counts = Array.from({ length: reels }, (_, reel) =>
						cells.filter((cell) => Math.floor(cell / rows) === reel).reduce((sum, cell) => sum + times[cell]!, 0),
					);
					expect(counts.reduce((product, count) => product * count, 1)).toBe(ways);
				}
		}
	});

	it("waits for a reel only after two scatters, and begins with reels on which nothing wins", () => {
		const scatter = sheet.symbols.length - 1;
		for (const frame of framed.flat()) {
			const shown = frame.grid.slice(0, frame.standing * rows).filter((symbol) => symbol === scatter).length;
			if (frame.kind === "spinning") expect(frame.waits ?? false).toBe(shown >= 2 && frame.standing < REELS);
		}
		const [first, second] = [resting.grid.slice(0, rows), resting.grid.slice(rows, 2 * rows)];
		expect(first.some((symbol) => second.includes(symbol))).toBe(false);
	});
});
