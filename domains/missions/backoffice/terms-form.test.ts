import { DAY_MS, HOUR_MS } from "@baize/kernel/time";
import { describe, expect, it } from "vitest";
import type { Terms } from "../contract/index.ts";
import { formOf, termsOf } from "./terms-form.ts";

const NOW = Date.UTC(2026, 10, 24);
const TERMS: Terms = {
	...{ title: { en: "Two titles", de: "Zwei Spiele" }, titles: ["tidal-book", "paper-kite"], places: ["CA", "US:NJ"] },
	...{ fromMs: NOW + HOUR_MS, untilMs: NOW + HOUR_MS + 10 * DAY_MS, audience: "newcomers", maxPlayers: 100 },
	goal: { kind: "titles", count: 2, multipleX100: null },
	reward: { points: null, spins: { gameId: "tidal-book", count: 10, stakeUnits: 20, days: 7 } },
};

describe("the form of a mission's terms", () => {
	it.each<[string, Partial<Terms>]>([
		["spins", {}],
		["points", { reward: { points: 50, spins: null } }],
		["a multiple", { goal: { kind: "multiple", count: 1, multipleX100: 1_050 } }],
		["all games", { titles: [] }],
	])("says again the terms that it was filled with: %s", (_name, over) => {
		const terms = { ...TERMS, ...over };
		expect(termsOf(formOf(terms), NOW)).toEqual({ terms });
	});

	it.each([
		["titleEn", " ", "needed"],
		["titleDe", "x".repeat(81), "long"],
		["titles", "no-game", "titles"],
		["from", "", "needed"],
		["from", "2026-11-23T12:00", "past"],
		["until", "2026-11-24T01:30", "period"],
		["places", "CA:QC", "places"],
		["count", "3", "goal"],
		["count", "much", "goal"],
		["maxPlayers", "0", "maxPlayers"],
		["spinsStake", "0.001", "spinsStake"],
		["spinsCount", "101", "spinsCount"],
		["spinsCount", "100", "reward"],
		["spinsDays", "0", "spinsDays"],
	])("says of %s that it cannot be %j", (field, value, why) => {
		const said = termsOf({ ...formOf(TERMS), [field]: value }, NOW);
		expect(Object.values("wrong" in said ? said.wrong : {})).toContain(why);
	});

	it("needs a multiple of a goal that has one, and points where they are the reward", () => {
		const said = termsOf({ ...formOf(TERMS), goal: "multiple", count: "1", reward: "points" }, NOW);
		expect(said).toMatchObject({ wrong: { multiple: "multiple", points: "points" } });
	});
});
