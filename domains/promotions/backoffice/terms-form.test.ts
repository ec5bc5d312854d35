import { describe, expect, it } from "vitest";
import {
	cashbackTerms,
	codeTerms,
	freeBetMatchTerms,
	freeBetTerms,
	matchTerms,
	presentTerms,
	spinsMatchTerms,
	spinsTerms,
} from "../testing/terms.ts";
import { FIELDS, formOf, isAsked, termsOf } from "./terms-form.ts";

const NOW = Date.UTC(2026, 10, 24);

describe("[PROMO-02] the form of terms", () => {
	it.each([
		matchTerms(NOW),
		matchTerms(NOW, { deposit: { nth: 1, minUnits: 1_050, percent: 50, maxUnits: 5_000 } }),
		codeTerms(NOW),
		spinsTerms(NOW),
		spinsTerms(NOW, { wagering: matchTerms(NOW).wagering }),
		spinsMatchTerms(NOW),
		matchTerms(NOW, {
			wagering: { ...matchTerms(NOW).wagering!, fundsOrder: "inProportion", counts: "all" },
		}),
		matchTerms(NOW, {
			wagering: {
				...matchTerms(NOW).wagering!,
				titles: [
					{ title: "tidal-book", percent: null },
					{ title: "amber-fox", percent: 50 },
				],
			},
		}),
		freeBetTerms(NOW),
		freeBetMatchTerms(NOW, {
			freeBet: { faceUnits: 550, minPriceX10000: 15_500, takesMultiples: false, days: 3 },
		}),
		cashbackTerms(NOW),
		cashbackTerms(NOW, { reward: "bonus", wagering: matchTerms(NOW).wagering }),
		presentTerms(NOW),
	])("says again the terms of $kind that it was filled with", (terms) => {
		const ends = terms.wagering?.endsWithWithdrawal ?? false;
		expect(termsOf(terms.kind, formOf(terms), ends)).toEqual({ terms });
	});

	it.each([
		["depositMatch", "money", ["depositMin", "depositPercent", "depositMax"]],
		["depositMatch", "spins", ["depositMin", "spinsCount", "spinsTitles", "spinsStake", "spinsDays"]],
		["noDeposit", "money", ["fixed"]],
		["noDeposit", "spins", ["spinsCount", "spinsTitles", "spinsStake", "spinsDays"]],
		["noDeposit", "freeBet", ["freeBetFace", "freeBetPrice", "freeBetDays", "freeBetMultiples"]],
		["manual", "money", ["fixed"]],
	] as const)("asks of %s that gives %s only what it needs", (kind, gives, fields) => {
		const asked = FIELDS.filter((field) => isAsked(field, kind, gives));
		expect(asked.filter((field) => /^(deposit|spins|freeBet|fixed)/.test(field))).toEqual(fields);
	});

	it.each(["times", "days", "shares", "titles", "maxStake"])("does not ask of a free bet for %s", (field) => {
		expect(isAsked(field, "noDeposit", "freeBet")).toBe(false);
	});

	it.each([
		["freeBetFace", "-1"],
		["freeBetPrice", "evens"],
		["freeBetDays", ""],
		["freeBetMultiples", "maybe"],
	])("says that %s of a free bet cannot be %j", (field, value) => {
		expect(termsOf("noDeposit", { ...formOf(freeBetTerms(NOW)), [field]: value }, false)).toEqual({ wrong: [field] });
	});

	it("says which text is too long, in whatever language", () => {
		const form = { ...formOf(matchTerms(NOW)), titleDe: "Sehr ".repeat(13), leadJa: "長".repeat(200) };
		expect(termsOf("depositMatch", form, true)).toEqual({ wrong: ["titleDe"] });
	});

	it("says that spins without their number are wrong", () => {
		const form = { ...formOf(spinsMatchTerms(NOW)), spinsCount: "" };
		expect(termsOf("depositMatch", form, false)).toEqual({ wrong: ["spinsCount"] });
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
		["titles", "no-such-game excluded"],
		["titles", "tidal-book 101"],
		["titles", " excluded"],
		["fundsOrder", "lockedFirst"],
		["counts", ""],
		["until", "tomorrow"],
		["until", "2026-13-45"],
		["places", ""],
		["titleEn", " "],
	])("says that %s cannot be %j", (field, value) => {
		const form = { ...formOf(matchTerms(NOW)), [field]: value };
		expect(termsOf("depositMatch", form, true)).toEqual({ wrong: [field] });
	});
});
