import { DAY_MS, HOUR_MS } from "@baize/kernel/time";
import { describe, expect, it } from "vitest";
import { type Terms, USUAL } from "../contract/index.ts";
import { formOf, termsOf } from "./terms-form.ts";

const NOW = Date.UTC(2026, 10, 24);
const TERMS: Terms = {
	...USUAL,
	...{ title: { en: "Harbour week", de: "Hafenwoche" }, titles: ["tidal-book"], places: ["CA", "US:NJ"] },
	...{ fromMs: NOW + HOUR_MS, untilMs: NOW + DAY_MS, prizesUnits: [5_000, 2_050] },
};

describe("the form of a tournament's terms", () => {
	it("says again the terms that it was filled with", () => {
		expect(termsOf(formOf(TERMS), NOW)).toEqual({ terms: TERMS });
	});

	it.each([
		["titleEn", " ", "needed"],
		["titleDe", "x".repeat(81), "long"],
		["titles", "", "needed"],
		["titles", "no-game", "titles"],
		["from", "", "needed"],
		["from", "2026-11-23T12:00", "past"],
		["until", "2026-11-24T01:30", "period"],
		["places", "CA:QC", "places"],
		["bestOf", "201", "bestOf"],
		["roundLimit", "10", "rounds"],
		["capPoints", "1e4", "capPoints"],
		["minStake", "0.005", "minStake"],
		["prizes", "20.00, 50.00", "prizes"],
		["prizes", "much", "amounts"],
	])("says of %s that it cannot be %j", (field, value, why) => {
		const said = termsOf({ ...formOf(TERMS), [field]: value }, NOW);
		expect(Object.values("wrong" in said ? said.wrong : {})).toContain(why);
	});
});
