import { describe, expect, it } from "vitest";
import { nearestTo } from "./use-near-keys.ts";

describe("[A11Y-01] the arrow keys on a table", () => {
	/** Two rows: three places above, a wide one and a narrow one below. */
	const middles = [
		{ x: 50, y: 20 },
		{ x: 150, y: 20 },
		{ x: 250, y: 20 },
		{ x: 100, y: 60 },
		{ x: 250, y: 60 },
	];
	it.each([
		["right, along the row", 0, "ArrowRight", 1],
		["left, along the row", 2, "ArrowLeft", 1],
		["down, to what lies below", 2, "ArrowDown", 4],
		["down, to the wide place", 0, "ArrowDown", 3],
		["up again", 4, "ArrowUp", 2],
		["nowhere at the edge", 2, "ArrowRight", 2],
		["nowhere above the first row", 1, "ArrowUp", 1],
	])("go %s", (_what, from, key, to) => {
		expect(nearestTo(from, key, middles)).toBe(to);
	});
});
