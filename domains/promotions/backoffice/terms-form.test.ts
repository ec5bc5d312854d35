import { describe, expect, it } from "vitest";
import { cashbackTerms, codeTerms, matchTerms, presentTerms, spinsTerms } from "../testing/terms.ts";
import { formOf, termsOf } from "./terms-form.ts";

const NOW = Date.UTC(2026, 10, 24);

describe("[PROMO-02] the form of terms", () => {
	it.each([
		matchTerms(NOW),
		matchTerms(NOW, { deposit: { nth: 1, minUnits: 1_050, percent: 50, maxUnits: 5_000 } }),
		codeTerms(NOW),
		spinsTerms(NOW),
		spinsTerms(NOW, { wagering: matchTerms(NOW).wagering }),
		matchTerms(NOW, { reward: "spins", wagering: null, spins: spinsTerms(NOW).spins }),
		cashbackTerms(NOW),
		cashbackTerms(NOW, { reward: "bonus", wagering: matchTerms(NOW).wagering }),
		presentTerms(NOW),
	])("says again the terms of $kind that it was filled with", (terms) => {
		const ends = terms.wagering?.endsWithWithdrawal ?? false;
		expect(termsOf(terms.kind, formOf(terms), ends)).toEqual({ terms });
	});

	it.each([
		["depositMin", "ten"],
		["depositMin", "1e3"],
		["depositMin", "-1"],
		["depositMax", "1.005"],
		["depositPercent", "12.5"],
		["times", "100"],
		["days", ""],
		["shares", "slots"],
		["shares", "slots 101"],
		["shares", "cards 100"],
		["until", "tomorrow"],
		["until", "2026-13-45"],
		["places", ""],
		["titleAr", " "],
	])("says that %s cannot be %j", (field, value) => {
		const form = { ...formOf(matchTerms(NOW)), [field]: value };
		expect(termsOf("depositMatch", form, true)).toEqual({ wrong: [field] });
	});
});
