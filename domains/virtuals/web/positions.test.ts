import { drawOrder, drawRaceCard, drawTimeline } from "@baize/engines/race";
import { seededDraws } from "@baize/kernel/random";
import { describe, expect, it } from "vitest";
import type { RaceProgress, RaceView } from "../contract/index.ts";
import { positionsAt } from "./positions.ts";

function aRace(seed: number) {
	const draws = seededDraws(seed);
	const card = drawRaceCard("horses", draws);
	const order = drawOrder(card.runners, draws);
	const timeline = drawTimeline(order, draws);
	const progress = timeline as unknown as RaceProgress;
	return {
		race: { runners: card.runners, distanceMetres: card.distanceMetres } as unknown as RaceView,
		order,
		progress,
		durationMs: timeline.durationMs,
	};
}

describe("[VIRT-01] the positions of a race", () => {
	it("end as the result", () => {
		for (let seed = 1; seed <= 30; seed++) {
			const { race, order, progress, durationMs } = aRace(seed);
			const positions = positionsAt(race, progress, durationMs);
			expect(positions.map(({ runner }) => runner.number)).toEqual(order);
			expect(positions.map(({ place }) => place)).toEqual(order.map((_, at) => at + 1));
		}
	});

	it("begin side by side, and show how far each is behind", () => {
		const { race, progress } = aRace(5);
		expect(positionsAt(race, progress, 0).map(({ behindLengths }) => behindLengths)).toEqual(race.runners.map(() => 0));
		const halfway = positionsAt(race, progress, 15_000).map(({ behindLengths }) => behindLengths);
		expect(halfway[0]).toBe(0);
		expect(halfway).toEqual(halfway.toSorted((a, b) => a - b));
		expect(halfway.at(-1)).toBeGreaterThan(0);
	});
});
