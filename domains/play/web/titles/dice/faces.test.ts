import { describe, expect, it } from "vitest";
import { facesOf, pipsOf } from "./faces.ts";

describe("[GAME-01] a die on the page", () => {
	const tops = [1, 2, 3, 4, 5, 6];

	it.each(tops)("with %i on top has every face once, and opposite ones make seven", (top) => {
		const { south, east, north, west, bottom } = facesOf(top);
		expect([top, south, east, north, west, bottom].toSorted()).toEqual(tops);
		expect([top + bottom, south + north, east + west]).toEqual([7, 7, 7]);
	});

	it("is the same die whichever face lies on top", () => {
		/** Faces as axes: a turn of the die keeps their orientation, so east is the product of top and south. */
		const axisOf = (face: number): [axis: number, sign: number] => (face <= 3 ? [face, 1] : [7 - face, -1]);
		for (const top of tops) {
			const faces = facesOf(top);
			const [[one, signOne], [two, signTwo], [three, signThree]] = [top, faces.south, faces.east].map(axisOf) as [
				[number, number],
				[number, number],
				[number, number],
			];
			const cycle = (one % 3) + 1 === two && (two % 3) + 1 === three ? 1 : -1;
			expect(signOne * signTwo * signThree * cycle).toBe(1);
		}
	});

	it.each(tops)("has %i pips on that face", (face) => {
		expect(new Set(pipsOf(face).map(String)).size).toBe(face);
	});
});
