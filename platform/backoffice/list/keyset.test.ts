import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FIRST_PAGE, isFirstPage, placeAfter, placeBefore } from "./keyset.ts";

describe("[BO-01] pages of a list", () => {
	it("lead back the way that led there", () => {
		fc.assert(
			fc.property(fc.array(fc.string({ minLength: 1 })), (cursors) => {
				const places = [FIRST_PAGE];
				for (const cursor of cursors) places.push(placeAfter(places.at(-1)!, cursor));
				for (let at = places.length - 1; at > 0; at--) expect(placeBefore(places[at]!)).toEqual(places[at - 1]);
			}),
		);
	});

	it("lead back to the first page where the way there is not known", () => {
		const opened = { cursor: "c", earlier: [] };
		expect(isFirstPage(opened)).toBe(false);
		expect(isFirstPage(placeBefore(opened))).toBe(true);
	});
});
