import { KENO_NUMBERS } from "@baize/engines/draw";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyPicks, hitsOf, MAX_PICKS, toggled } from "./picks.ts";

describe("[GAME-01] the picks of keno", () => {
	it.each<[string, number[], number, number[]]>([
		["a first number", [], 7, [7]],
		["a lower one goes before it", [7], 3, [3, 7]],
		["a picked one is taken back", [3, 7], 7, [3]],
		["an eleventh is not picked", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 11, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
	])("%s", (_what, picks, number, after) => {
		expect(toggled(picks, number)).toEqual(after);
	});

	it("made by the page are different numbers of the forty, as many as asked for", () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: MAX_PICKS }), fc.infiniteStream(fc.nat()), (count, stream) => {
				const picks = anyPicks(count, () => stream.next().value!);
				expect(new Set(picks).size).toBe(count);
				expect(picks.every((pick) => pick >= 1 && pick <= KENO_NUMBERS)).toBe(true);
			}),
		);
	});

	it("hit where they were drawn", () => {
		expect(hitsOf([1, 5, 9], [9, 2, 1, 40])).toBe(2);
	});
});
