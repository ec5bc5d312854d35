import { describe, expect, it } from "vitest";
import type { ChosenFilters } from "../contract/index.ts";
import { filterChoices, filtered } from "./filter-titles.ts";
import type { GameFacts } from "./ports.ts";

const title = (name: string, over: Partial<GameFacts> = {}) => ({
	name,
	facts: {
		kind: "slot",
		rtpText: "96.00",
		volatility: "low",
		provider: "Baize",
		mechanics: [],
		...over,
	} satisfies GameFacts as GameFacts,
});

const titles = [
	title("fox"),
	title("book", { rtpText: "96.10", volatility: "high", mechanics: ["freeSpins"] }),
	title("court", { rtpText: "95.99", volatility: "high", mechanics: ["freeSpins", "jackpot"], provider: "Other" }),
	title("race", { kind: "race", rtpText: null, volatility: null }),
];

describe("the filters of a category", () => {
	it.each<[string, ChosenFilters, string[]]>([
		["nothing chosen", {}, ["fox", "book", "court", "race"]],
		["a provider", { provider: "Other" }, ["court"]],
		["a mechanic", { mechanic: "freeSpins" }, ["book", "court"]],
		["a volatility", { volatility: "high" }, ["book", "court"]],
		["a return, the same included", { rtpFrom: "96" }, ["fox", "book"]],
		["a return above all", { rtpFrom: "97" }, []],
		["two of them", { volatility: "high", rtpFrom: "96" }, ["book"]],
		["an unknown provider", { provider: "Unknown" }, []],
	])("%s", (_what, chosen, names) => {
		expect(filtered(titles, chosen).map(({ name }) => name)).toEqual(names);
	});

	it("are offered where they leave some games and not all", () => {
		expect(filterChoices(titles)).toEqual([
			{ name: "provider", values: ["Baize", "Other"] },
			{ name: "mechanic", values: ["freeSpins", "jackpot"] },
			{ name: "volatility", values: ["low", "high"] },
			{ name: "rtpFrom", values: ["95", "96"] },
		]);
		expect(filterChoices([title("fox"), title("owl")])).toEqual([]);
		expect(filterChoices([])).toEqual([]);
	});
});
