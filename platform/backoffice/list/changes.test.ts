import { describe, expect, it } from "vitest";
import { changeBetween } from "./changes.ts";

const shown = [
	{ id: "a", state: "requested" },
	{ id: "b", state: "requested" },
];

describe("[BO-01] newer data for a list that is open", () => {
	it.each([
		["is the same", shown, "same"],
		["has a row in another state", [shown[0]!, { id: "b", state: "paid" }], "inPlace"],
		["has a row more", [...shown, { id: "c", state: "requested" }], "moved"],
		["has a row less", [shown[0]!], "moved"],
		["has them in another order", shown.toReversed(), "moved"],
		["has none", [], "moved"],
	])("%s", (_what, newer, expected) => {
		expect(changeBetween(shown, newer)).toBe(expected);
	});

	it("is shown at once where nothing was shown that could move", () => {
		expect(changeBetween([], shown)).toBe("inPlace");
		expect(changeBetween([], [])).toBe("same");
	});
});
