import { currencyOf } from "@baize/kernel/money";
import { describe, expect, it } from "vitest";
import { jurisdictionOf, openCountries, STRICTEST, slotLawOf } from "./jurisdiction.ts";
import { JURISDICTIONS, SLOW_SLOTS } from "./jurisdictions.data.ts";
import { UNKNOWN_PLACE } from "./place.ts";

describe("the law of a place", () => {
	it.each([
		["Ontario", { country: "CA", subdivision: "ON" }, { minAgeYears: 19, registrationAllowed: true }],
		[
			"Alberta, where one is of age sooner",
			{ country: "CA", subdivision: "AB" },
			{ minAgeYears: 18, playAllowed: true },
		],
		[
			"Quebec, which is closed",
			{ country: "CA", subdivision: "QC" },
			{ registrationAllowed: false, playAllowed: false },
		],
		["New Jersey", { country: "US", subdivision: "NJ" }, { minAgeYears: 21, registrationAllowed: true }],
		["Washington", { country: "US", subdivision: "WA" }, { registrationAllowed: false, playAllowed: false }],
		["England, where a withdrawal stays", { country: "GB", subdivision: "ENG" }, { mayCancelWithdrawal: false }],
		[
			"Ontario, where a document comes before a withdrawal",
			{ country: "CA", subdivision: "ON" },
			{ documentsBefore: "withdrawal" },
		],
		["England, where it comes before a deposit", { country: "GB", subdivision: "ENG" }, { documentsBefore: "deposit" }],
		["Ontario, where slots are slow", { country: "CA", subdivision: "ON" }, { slots: SLOW_SLOTS }],
		["England, where they are too", { country: "GB", subdivision: "ENG" }, { slots: SLOW_SLOTS }],
		[
			"New Jersey, where they play by themselves",
			{ country: "US", subdivision: "NJ" },
			{ slots: { mayAutoplay: true, mayHurry: true, minRoundMs: 0 } },
		],
		["Ontario, where a feature is sold", { country: "CA", subdivision: "ON" }, { mayBuyFeature: true }],
		["England, where none is", { country: "GB", subdivision: "ENG" }, { mayBuyFeature: false }],
		["Scotland, where none is either", { country: "GB", subdivision: "SCT" }, { mayBuyFeature: false }],
		["Spain, where it is not confirmed", { country: "ES" }, { mayBuyFeature: false }],
		["Ireland, where one is asked before tracking", { country: "IE" }, { asksBeforeTracking: true }],
		["Mexico, where one is not", { country: "MX" }, { asksBeforeTracking: false }],
	])("is known for %s", (_name, place, rules) => {
		expect(jurisdictionOf(place)).toMatchObject(rules);
	});

	it.each([
		["a country that is not listed", { country: "KP", subdivision: "01" }],
		["a country whose subdivision decides and is not known", { country: "CA" }],
		["no place at all", UNKNOWN_PLACE],
	])("is the strictest for %s", (_name, place) => {
		expect(jurisdictionOf(place)).toEqual(STRICTEST);
	});

	it("allows slots what every place allows that counts", () => {
		const [ireland, jersey, ontario] = [
			{ country: "IE" },
			{ country: "US", subdivision: "NJ" },
			{ country: "CA", subdivision: "ON" },
		];
		expect(slotLawOf([ireland, jersey])).toEqual({ mayAutoplay: true, mayHurry: true, minRoundMs: 0 });
		expect(slotLawOf([jersey, ontario])).toEqual(SLOW_SLOTS);
		expect(slotLawOf([UNKNOWN_PLACE, jersey])).toEqual(SLOW_SLOTS);
	});

	it("offers only currencies that the books know, and never an age below 18", () => {
		for (const country of openCountries()) {
			const { currencies, minAgeYears } = JURISDICTIONS[country]!;
			expect(currencies.length).toBeGreaterThan(0);
			expect(currencies.filter((code) => !currencyOf(code))).toEqual([]);
			expect(minAgeYears).toBeGreaterThanOrEqual(18);
		}
	});
});
