import { wheelTimesX10000 } from "@baize/engines/draw";
import { describe, expect, it } from "vitest";
import { legendOf, SEGMENT_DEGREES, turnTo } from "./segments.ts";

describe("[GAME-01] the wheel on the page", () => {
	it.each(["low", "medium", "high"] as const)("of %s risk has an ink for every segment, and red pays most", (risk) => {
		const legend = legendOf(risk);
		expect(legend.reduce((sum, { count }) => sum + count, 0)).toBe(wheelTimesX10000(risk).length);
		expect(legend.at(-1)).toMatchObject({ ink: "red", timesX10000: Math.max(...wheelTimesX10000(risk)) });
		expect(new Set(legend.map(({ ink }) => ink)).size).toBe(legend.length);
	});

	it("turns forward to the drawn segment, from wherever it stands", () => {
		for (let segment = 0; segment < 24; segment++)
			for (const from of [0, 45, 1_785, 7]) {
				const to = turnTo(segment, from, 5);
				expect(to - from).toBeGreaterThanOrEqual(5 * 360);
				expect(to - from).toBeLessThan(6 * 360);
				expect((to + segment * SEGMENT_DEGREES) % 360).toBe(0);
			}
	});
});
