import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	choiceFilter,
	dayFilter,
	type Filters,
	filtersIn,
	isSameFilters,
	searchFor,
	textFilter,
	withFilter,
} from "./filters.ts";

const STATES = ["requested", "paid", "rejected"];
const KNOWN = [
	textFilter("player"),
	textFilter("action"),
	choiceFilter("state", { values: STATES, texts: "states" }),
	dayFilter("from"),
];

const text = fc.string({ unit: "binary" }).filter((value) => value.trim() !== "");
const filters = fc.record(
	{ player: text, action: text, state: fc.constantFrom(...STATES) },
	{ requiredKeys: [] },
) as fc.Arbitrary<Filters>;

describe("[BO-01] filters in the address of a list", () => {
	it("are read back as they were written, whatever the list starts with", () => {
		fc.assert(
			fc.property(filters, filters, (values, start) => {
				expect(filtersIn(searchFor(values, KNOWN, start), KNOWN, start)).toEqual(values);
			}),
		);
	});

	it("do not stand there where they are those of the start", () => {
		fc.assert(fc.property(filters, (values) => searchFor(values, KNOWN, values) === ""));
	});

	it.each<[string, string, Filters, Filters]>([
		["nothing in it: those of the start", "", { state: "requested" }, { state: "requested" }],
		["an empty one: not filtered by it", "?state=", { state: "requested" }, {}],
		["a state that is none", "?state=stolen", {}, {}],
		["a filter that the list has not", "?admin=1&player=7", {}, { player: "7" }],
		["blanks", "?player=%20%20", {}, {}],
		["a day", "?from=2026-01-31", {}, { from: "2026-01-31" }],
		["a day that is none", "?from=2026-13-01", {}, {}],
		["a word for a day", "?from=yesterday", {}, {}],
	])("with %s", (_what, search, start, values) => {
		expect(filtersIn(search, KNOWN, start)).toEqual(values);
	});

	it("are left out when they are emptied", () => {
		expect(withFilter({ player: "7", state: "paid" }, "player", " ")).toEqual({ state: "paid" });
		expect(withFilter({ state: "paid" }, "player", "7")).toEqual({ state: "paid", player: "7" });
	});

	it.each<[Filters, Filters, boolean]>([
		[{}, {}, true],
		[{ player: "7", state: "paid" }, { state: "paid", player: "7" }, true],
		[{ player: "7" }, { player: "8" }, false],
		[{ player: "7" }, { state: "7" }, false],
		[{}, { state: "paid" }, false],
	])("%j and %j are the same: %s", (one, other, expected) => {
		expect(isSameFilters(one, other)).toBe(expected);
	});
});
