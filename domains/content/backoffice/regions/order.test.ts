import { describe, expect, it } from "vitest";
import { isSamePlacement } from "../../contract/index.ts";
import { moved } from "./order.ts";

const [menu, note] = [
	{ contentType: "custom_menu", slug: "footer" },
	{ contentType: "content_block", slug: "footer" },
] as const;

describe("the order of a region", () => {
	it.each([
		["the second up", 1, -1, ["b", "a", "c"]],
		["the second down", 1, 1, ["a", "c", "b"]],
		["the first up: it stays", 0, -1, ["a", "b", "c"]],
		["the last down: it stays", 2, 1, ["a", "b", "c"]],
	] as const)("moves %s", (_name, place, by, expected) => {
		expect(moved(["a", "b", "c"], place, by)).toEqual(expected);
	});

	it.each([
		["the same", [menu, note], [menu, note], true],
		["another order", [menu, note], [note, menu], false],
		["one more", [menu], [menu, note], false],
		["the same slug of another type", [menu], [note], false],
	])("compares by type and slug: %s", (_name, one, other, expected) => {
		expect(isSamePlacement(one, other)).toBe(expected);
	});
});
