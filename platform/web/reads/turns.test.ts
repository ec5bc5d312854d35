import { describe, expect, it } from "vitest";
import { openTurns } from "./turns.ts";

describe("[WAL-01] what is asked for twice at once", () => {
	it.each([
		["in the order of the questions, each", [1, 2, 3], [1, 2, 3]],
		["the newest, when an older answer comes after it", [2, 1, 3], [2, 3]],
		["the newest alone, when it comes first", [3, 1, 2], [3]],
	])("is shown %s", (_what, ends, shown) => {
		const turns = openTurns();
		for (const _ of ends) turns.next();
		expect(ends.filter((turn) => turns.take(turn))).toEqual(shown);
	});

	it("does not fail any more by a question that has been answered since", () => {
		const turns = openTurns();
		const [older, newer] = [turns.next(), turns.next()];
		expect(turns.isPast(older)).toBe(false);
		turns.take(newer);
		expect(turns.isPast(older)).toBe(true);
	});
});
