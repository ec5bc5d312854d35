import { idText } from "@baize/kernel/id";
import { expect, it } from "vitest";
import { momentCursor, type Page, pageOf, readAllPages, readMomentCursor } from "./index.ts";

it.each<[string, Record<string, Page<number>>, number[]]>([
	["no rows", { first: { rows: [], next: null } }, []],
	["one page", { first: { rows: [3, 2, 1], next: null } }, [3, 2, 1]],
	[
		"a page without rows between others",
		{ first: { rows: [4], next: "b" }, b: { rows: [], next: "c" }, c: { rows: [1], next: null } },
		[4, 1],
	],
	["a cursor that stays the same", { first: { rows: [2], next: "b" }, b: { rows: [1], next: "b" } }, [2, 1]],
])("reads a list to its end: %s", async (_case, pages, rows) => {
	expect(await readAllPages(async (before) => pages[before ?? "first"]!)).toEqual(rows);
});

it.each([
	["no rows", [], [], null],
	["fewer rows than fit", [1], [1], null],
	["as many rows as fit", [1, 2], [1, 2], null],
	["one more row than fits", [1, 2, 3], [1, 2], "2"],
])("cuts a page off %s", (_case, read, rows, next) => {
	expect(pageOf(read, 2, String)).toEqual({ rows, next });
});

it("reads back a cursor of a moment, and nothing from another text", () => {
	const moment = { at: new Date(1_795_000_000_123), id: 77n };
	expect(readMomentCursor(momentCursor(moment))).toEqual(moment);
	for (const text of [undefined, "", "5", ".", `x.${idText(7n)}`, `1e3.${idText(7n)}`, "17.not an id"])
		expect(readMomentCursor(text)).toBeUndefined();
});
