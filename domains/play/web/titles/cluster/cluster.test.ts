import { type ClusterEvent, CORAL_CASCADE, playCluster } from "@baize/engines/slots";
import { seededDraws } from "@baize/kernel/random";
import { describe, expect, it } from "vitest";
import type { TitleRound } from "../title-round.ts";
import { CELLS, columnOf, type Frame, framesOf, middleOf, outlineOf, RESTING, timesAt } from "./frames.ts";

const play = playCluster(CORAL_CASCADE);
const STAKE = 100;

function roundOf(seed: number): TitleRound {
	const events: ClusterEvent[] = [];
	const winMinor = play(seededDraws(seed), events);
	return { bet: { stakeMinor: STAKE }, stakeMinor: STAKE, winMinor, events, actions: [] };
}
const isPut = ({ pieces }: Frame): boolean => new Set(pieces.map(({ cell }) => cell)).size === CELLS;

describe("[GAME-01] a round of clusters on the page", () => {
	const rounds = Array.from({ length: 150 }, (_, seed) => roundOf(seed));
	const feature = rounds.find(({ events }) =>
		(events as ClusterEvent[]).some(({ type }) => type === "freeSpinsBegun"),
	)!;

	it("always has one symbol in each cell, and the grid that the events have", () => {
		for (const round of rounds) {
			const frames = framesOf(round);
			expect(frames.every(isPut)).toBe(true);
			const grids = (round.events as ClusterEvent[]).flatMap((event) => ("grid" in event ? [event.grid] : []));
			const put = frames.filter(({ kind }) => kind === "filled" || kind === "fell");
			const texts = put.map(({ pieces }) =>
				[...pieces]
					.sort((one, other) => one.cell - other.cell)
					.map(({ symbol }) => symbol)
					.join(""),
			);
			expect(texts).toEqual(grids);
		}
	});

	it("lets a symbol that has not won fall in its column, and never rise", () => {
		for (const round of rounds.slice(0, 40)) {
			let before: Frame = RESTING;
			for (const frame of framesOf(round)) {
				for (const piece of frame.kind === "fell" ? frame.pieces : []) {
					const was = before.pieces.find(({ id }) => id === piece.id);
					if (!was) continue;
					expect(columnOf(piece.cell)).toBe(columnOf(was.cell));
					expect(piece.cell - was.cell).toBe(piece.fell);
				}
				before = frame;
			}
		}
	});

	it("counts what is won up to the win of the round, and ends with it", () => {
		for (const round of rounds) {
			const frames = framesOf(round);
			const won = frames.flatMap(({ kind, clusters }) => (kind === "won" ? clusters : []));
			expect(won.reduce((sum, { winMinor }) => sum + winMinor, 0)).toBe(round.winMinor);
			expect(frames.at(-1)).toMatchObject({ kind: "ended", wonMinor: round.winMinor });
		}
	});

	it("keeps the multipliers through free spins, which are counted", () => {
		const frames = framesOf(feature);
		const begun = frames.findIndex(({ kind }) => kind === "begun");
		const spins = frames.slice(begun).filter(({ kind }) => kind === "filled");
		expect(spins.map(({ spin }) => spin!.number)).toEqual(spins.map((_, at) => at + 1));
		const marks = frames.slice(begun).map((frame) => frame.marks.reduce((sum, mark) => sum + mark, 0));
		expect(marks).toEqual(marks.toSorted((one, other) => one - other));
	});

	it("waits only where two scatters lie before a column that is still to fall", () => {
		const scatters = (frame: Frame, to: number): number =>
			frame.pieces.filter(({ symbol, cell }) => symbol === 8 && columnOf(cell) < to).length;
		const filled = rounds.flatMap((round) => framesOf(round)).filter(({ kind }) => kind === "filled");
		for (const frame of filled) {
			const { waitsFrom } = frame;
			if (waitsFrom === undefined) expect(scatters(frame, 6)).toBeLessThan(2);
			else expect([scatters(frame, waitsFrom) >= 2, scatters(frame, waitsFrom - 1) < 2]).toEqual([true, true]);
		}
		expect(filled.some(({ waitsFrom }) => waitsFrom !== undefined)).toBe(true);
	});

	it("begins with a board on which nothing wins, and names the parts of a cluster", () => {
		const { pieces } = RESTING;
		for (const { cell, symbol } of pieces)
			for (const beside of [cell + 1, cell + 7])
				if (pieces[beside] && (beside !== cell + 1 || columnOf(beside) === columnOf(cell)))
					expect(pieces[beside].symbol).not.toBe(symbol);
		expect(outlineOf([0, 1]).match(/M/g)).toHaveLength(6);
		expect(middleOf([0, 1, 2, 9])).toBe(1);
		expect(timesAt({ ...RESTING, marks: [0, 1, 2, 8] }, 3)).toBe(128);
		expect(timesAt({ ...RESTING, marks: [0, 1] }, 1)).toBeUndefined();
	});
});
