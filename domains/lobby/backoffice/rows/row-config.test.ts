import { describe, expect, it } from "vitest";
import { languagesIn, newRow, ROW_KINDS, tryable, type WrittenRow } from "./row-config.ts";

describe("a row while it is written", () => {
	it("begins with what must be there, empty", () => {
		expect(newRow("games")).toEqual({ kind: "games", title: { en: "" } });
		expect(newRow("category")).toEqual({ kind: "category", category: "" });
		expect(ROW_KINDS.slice(2).map(newRow)).toEqual(ROW_KINDS.slice(2).map((kind) => ({ kind })));
	});

	const TITLE = { title: { en: "-" } };
	it.each<[string, WrittenRow, unknown]>([
		["with nothing picked and no rule not at all", { kind: "games", title: { en: "A" } }, undefined],
		["with games, each once", { kind: "games", games: ["b", "a", "b"] }, { games: ["b", "a"] }],
		["with a rule", { kind: "games", rule: { sort: "newest" } }, { rule: { sort: "newest" } }],
		[
			"without a number that is none",
			{ kind: "games", rule: { sort: "newest", newForDays: "x" }, limit: 0 },
			{ rule: { sort: "newest" } },
		],
		["with its numbers", { kind: "games", games: ["a"], limit: 3 }, { games: ["a"], limit: 3 }],
	])("of games is tried %s", (_what, row, expected) =>
		expect(tryable(row)).toEqual(expected && { kind: "games", ...TITLE, ...expected }),
	);

	it.each<[string, WrittenRow, unknown]>([
		["a category that is picked", { kind: "category", category: "slots" }, { kind: "category", category: "slots" }],
		["no category yet", { kind: "category", category: "" }, undefined],
		["what another domain shows", { kind: "jackpots" }, undefined],
	])("is tried with %s", (_what, row, expected) => expect(tryable(row)).toEqual(expected));

	it("counts the languages of its title", () => {
		expect([languagesIn(undefined), languagesIn({ en: "A", es: "", de: "B" })]).toEqual([0, 2]);
	});
});
