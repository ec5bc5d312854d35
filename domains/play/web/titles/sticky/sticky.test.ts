import { GATE_OPEN, IRON_GARDEN, playSticky, REELS, type StickyEvent, stickyStake } from "@baize/engines/slots";
import { seededDraws } from "@baize/kernel/random";
import { describe, expect, it } from "vitest";
import type { TitleRound } from "../title-round.ts";
import { framesOf, restingOf } from "./frames.ts";

const play = playSticky(IRON_GARDEN);
const STAKE = 100;
const RESTING = restingOf(IRON_GARDEN);
const SCATTER = IRON_GARDEN.symbols.length - 1;

function roundOf(seed: number): TitleRound {
	const events: StickyEvent[] = [];
	const lineBets = play(seededDraws(seed), events);
	return { bet: { stakeMinor: STAKE }, stakeMinor: STAKE, winMinor: (STAKE * lineBets) / 20, events, actions: [] };
}

describe("[GAME-01] a round with wilds that stay on the page", () => {
	const rounds = Array.from({ length: 1_000 }, (_, seed) => roundOf(seed));
	const framed = rounds.map((round) => framesOf(IRON_GARDEN, round, RESTING));

	it("counts what is won up to the win of the round, line by line and with its scatters", () => {
		for (const [at, frames] of framed.entries()) {
			const { winMinor, events } = rounds[at]!;
			expect(frames.at(-1)).toMatchObject({ kind: "ended", wonMinor: winMinor });
			expect(Math.max(...frames.map(({ wonMinor }) => wonMinor))).toBe(winMinor);
			const lines = (events as StickyEvent[]).filter(({ type }) => type === "lineWon").length;
			const together = frames.filter(
				({ kind, wonMinor }, index) => kind === "won" && wonMinor > frames[index - 1]!.wonMinor,
			);
			expect(together.flatMap(({ wins }) => wins.flatMap((win) => win.lines))).toHaveLength(lines);
		}
	});

	it("never uncovers a reel before the last free spin has ended, and covers what the events cover", () => {
		const features = framed.filter((frames) => frames.some(({ kind }) => kind === "begun"));
		expect(features.length).toBeGreaterThan(3);
		for (const frames of features) {
			const counts = frames
				.slice(frames.findIndex(({ kind }) => kind === "begun"))
				.map(({ covered }) => covered.length);
			expect(counts).toEqual(counts.toSorted((one, other) => one - other));
		}
		for (const [at, frames] of framed.entries()) {
			const last = (rounds[at]!.events as StickyEvent[]).findLast((event) => event.type === "reelsStopped")!;
			expect(frames.at(-1)!.covered).toEqual(last.covered);
		}
	});

	it("waits for a reel only after two scatters, and begins with reels on which nothing wins", () => {
		for (const frame of framed.flat()) {
			if (frame.kind !== "spinning") continue;
			const shown = frame.grid.slice(0, frame.standing * 3).filter((symbol) => symbol === SCATTER).length;
			expect(frame.waits ?? false).toBe(shown >= 2 && frame.standing < REELS);
		}
		const [first, second] = [RESTING.grid.slice(0, 3), RESTING.grid.slice(3, 6)];
		expect(first.some((symbol) => second.includes(symbol))).toBe(false);
	});
});

describe("[GAME-01] a round whose free spins were bought", () => {
	const PRICE = 2 * stickyStake(GATE_OPEN);
	const resting = restingOf(GATE_OPEN);
	const bought = playSticky(GATE_OPEN);
	const framed = Array.from({ length: 300 }, (_, seed) => {
		const events: StickyEvent[] = [];
		const winMinor = (PRICE * bought(seededDraws(seed), events)) / stickyStake(GATE_OPEN);
		const round = { bet: { stakeMinor: PRICE }, stakeMinor: PRICE, winMinor, events, actions: [] };
		return { winMinor, frames: framesOf(GATE_OPEN, round, resting) };
	});

	it("begins with its spins, shows all of them, and counts up to its win in shares of the price", () => {
		for (const { winMinor, frames } of framed) {
			expect(frames[0]).toMatchObject({ kind: "begun", added: 8, wonMinor: 0 });
			expect(frames.at(-2)).toMatchObject({ kind: "total", spin: { number: 8, of: 8 } });
			expect(frames.at(-1)).toMatchObject({ kind: "ended", wonMinor: winMinor });
			expect(Math.max(...frames.map(({ wonMinor }) => wonMinor))).toBe(winMinor);
		}
	});

	it("never shows a scatter, at rest neither", () => {
		for (const { grid } of [resting, ...framed.flatMap(({ frames }) => frames)]) expect(grid).not.toContain(SCATTER);
	});
});
