import { expect, it } from "vitest";
import { type Page, readAllPages } from "./index.ts";

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
