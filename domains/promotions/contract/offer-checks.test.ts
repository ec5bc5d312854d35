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
import { breaksOfLaw, isLawfulIn, issuesOfTerms } from "./offer-checks.ts";
import { OFFER_LAWS, type OfferLaw } from "./offer-laws.data.ts";
import type { Terms } from "./terms.ts";

const NOW = Date.UTC(2026, 10, 24);
const match = matchTerms(NOW);
const wagering = match.wagering!;

describe("[PROMO-02] terms", () => {
	it.each([
		match,
		codeTerms(NOW),
		cashbackTerms(NOW),
		presentTerms(NOW),
		spinsTerms(NOW),
		spinsMatchTerms(NOW),
		freeBetTerms(NOW),
		freeBetMatchTerms(NOW),
	])("of $kind that gives $reward can be promised", (terms) => {
		expect(issuesOfTerms(terms)).toEqual([]);
	});

	it.each<[string, Terms]>([
		["endsBeforeItBegins", { ...match, untilMs: match.fromMs }],
		["depositMissing", { ...match, deposit: null }],
		["matchMissing", { ...match, deposit: { ...match.deposit!, percent: null } }],
		["matchNotUsed", { ...spinsMatchTerms(NOW), deposit: match.deposit }],
		["codeMissing", codeTerms(NOW, { code: null })],
		["amountMissing", codeTerms(NOW, { fixedUnits: null })],
		["amountNotUsed", { ...match, fixedUnits: 500 }],
		["cashbackMissing", cashbackTerms(NOW, { cashback: null })],
		["cashOnlyBack", { ...match, reward: "cash", wagering: null }],
		["wageringMissing", { ...match, wagering: null }],
		["wageringOfCash", cashbackTerms(NOW, { wagering })],
		["spinsMissing", { ...match, reward: "spins" }],
		["freeBetMissing", codeTerms(NOW, { reward: "freeBet", fixedUnits: null, wagering: null })],
		["freeBetNotUsed", { ...freeBetTerms(NOW), reward: "cash" }],
		["matchNotUsed", { ...freeBetMatchTerms(NOW), deposit: match.deposit }],
		["amountNotUsed", freeBetTerms(NOW, { fixedUnits: 500 })],
		["wageringOfCash", freeBetTerms(NOW, { wagering })],
		["spinsForAmount", { ...freeBetTerms(NOW), kind: "manual" }],
		["titleTwice", spinsTerms(NOW, { spins: { ...spinsTerms(NOW).spins!, titles: ["tidal-book", "tidal-book"] } })],
		["wageringOfSpins", spinsTerms(NOW, { wagering: { ...wagering, timesX10: 15 } })],
		["nothingCounts", { ...match, wagering: { ...wagering, shares: [{ gameClass: "slots", percent: 0 }] } }],
		[
			"nothingCounts",
			{
				...match,
				wagering: {
					...{ ...wagering, shares: [{ gameClass: "slots", percent: 0 }] },
					titles: [{ title: "tidal-book", percent: null }],
				},
			},
		],
		[
			"shareTitleTwice",
			{
				...match,
				wagering: {
					...wagering,
					titles: [
						{ title: "tidal-book", percent: null },
						{ title: "tidal-book", percent: 50 },
					],
				},
			},
		],
		["classTwice", { ...match, wagering: { ...wagering, shares: [...wagering.shares, ...wagering.shares] } }],
	])("contradict themselves: %s", (issue, terms) => {
		expect(issuesOfTerms(terms)).toContain(issue);
	});

	it("do not where one title counts in a class that does not", () => {
		const shares = [{ gameClass: "slots" as const, percent: 0 }];
		const titles = [{ title: "tidal-book", percent: 50 }];
		expect(issuesOfTerms({ ...match, wagering: { ...wagering, shares, titles } })).toEqual([]);
	});
});

describe("[PROMO-02] the law of places", () => {
	const inPlaces = (places: string[], over: Partial<Terms["wagering"]> = {}, terms: Partial<Terms> = {}): Terms =>
		matchTerms(NOW, { places, wagering: { ...wagering, ...over }, ...terms });
	const first = { deposit: { ...match.deposit!, nth: 1 } };
	const sportsToo = {
		shares: [...wagering.shares, { gameClass: "sports" as const, percent: 100 }],
	};
	it.each<[string, Terms, string[]]>([
		["ten times in Great Britain", inPlaces(["GB"]), []],
		["more than ten times there", inPlaces(["GB"], { timesX10: 101 }), ["maxWageringTimes GB"]],
		["more than ten times elsewhere", inPlaces(["CA"], { timesX10: 101 }), []],
		["bets and games for one bonus in Great Britain", inPlaces(["GB"], sportsToo), ["mixedProducts GB"]],
		["bets and games elsewhere", inPlaces(["CA"], sportsToo), []],
		["a welcome offer in Brazil", inPlaces(["BR"], {}, first), ["welcomeOffers BR"]],
		["a country whose law is not known", inPlaces(["FR"]), ["offersAllowed FR"]],
		["a province that forbids offers, by its name", inPlaces(["CA:QC"]), ["offersAllowed CA:QC"]],
		["its country, where the rest is offered", inPlaces(["CA"]), []],
		["several", inPlaces(["GB", "FR"], { timesX10: 500 }), ["maxWageringTimes GB", "offersAllowed FR"]],
	])("on %s", (_name, terms, expected) => {
		expect(breaksOfLaw(terms).map(({ check, place }) => `${check} ${place}`)).toEqual(expected);
	});

	const [{ AT }, face] = [OFFER_LAWS, match.deposit!.maxUnits!];
	it.each<[string, Terms, Partial<OfferLaw>, string[]]>([
		["a reward that is allowed", inPlaces(["AT"]), { rewards: ["bonus"] }, []],
		["one that is not", inPlaces(["AT"]), { rewards: ["cash", "spins"] }, ["rewards AT "]],
		[
			"a free bet where only bonuses are",
			freeBetTerms(NOW, { places: ["AT"] }),
			{ rewards: ["bonus"] },
			["rewards AT "],
		],
		["the highest amount", inPlaces(["AT"]), { maxUnits: face }, []],
		["more than it", inPlaces(["AT"]), { maxUnits: face - 1 }, ["maxAmount AT 49.99"]],
		["spins by their face", spinsTerms(NOW, { places: ["AT"] }), { maxUnits: 39 }, ["maxAmount AT 0.39"]],
		["a part of the country", inPlaces(["AT"]), { subdivisions: { 9: { maxUnits: 100 } } }, ["maxAmount AT:9 1.00"]],
	] as [string, Terms, Partial<OfferLaw>, string[]][])(
		"switched by place, on %s",
		(_name, terms, switched, expected) => {
			const laws = { AT: { ...AT!, ...switched } };
			const found = breaksOfLaw(terms, laws).map(({ check, place, detail }) => `${check} ${place} ${detail}`);
			expect(found).toEqual(expected);
			if (!("subdivisions" in switched)) expect(isLawfulIn(terms, { country: "AT" }, laws)).toBe(expected.length === 0);
			else expect(isLawfulIn(terms, { country: "AT", subdivision: "9" }, laws)).toBe(false);
		},
	);
});
