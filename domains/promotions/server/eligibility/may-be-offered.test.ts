import { describe, expect, it } from "vitest";
import type { OfferBlock, Terms } from "../../contract/index.ts";
import { cashbackTerms, codeTerms, matchTerms, presentTerms } from "../../testing/index.ts";
import { mayBeOffered, type OfferFacts, type PlayerFacts, type Way } from "./may-be-offered.ts";

const NOW = Date.UTC(2026, 10, 24);
const ontario = { country: "CA", subdivision: "ON" };

const player: PlayerFacts = {
	...{ isOpen: true, isRestricted: false, isAgeVerified: true, hasConsent: true, isCurrencyOffered: true },
	places: [ontario],
};
const offer: OfferFacts = { state: "open", hasBudget: true, isTaken: false, deposits: 0 };
const welcome = (terms: Terms): Terms => ({ ...terms, deposit: { ...terms.deposit!, nth: 1 } });

type Case = {
	player?: Partial<PlayerFacts>;
	offer?: Partial<OfferFacts>;
	terms?: (nowMs: number) => Terms;
	way?: Way;
	why?: OfferBlock;
};

describe("[PROMO-02] an offer", () => {
	it.each<[string, Case]>([
		["is for who has all that it needs", {}],
		["is not there while promotions are off", { player: { isOpen: false }, why: "closed" }],
		["is not for who is excluded or takes a break", { player: { isRestricted: true }, why: "restricted" }],
		["is not for who has not proved the age", { player: { isAgeVerified: false }, why: "ageUnverified" }],
		["is not for who has not agreed to offers", { player: { hasConsent: false }, why: "consentMissing" }],
		["is not for who is nowhere", { player: { places: [] }, why: "placeUnknown" }],
		["is not for an address that is unknown", { player: { places: [undefined] }, why: "placeUnknown" }],
		[
			"is not for a request from an unknown place",
			{ player: { places: [ontario, { country: "ZZ" }] }, why: "placeUnknown" },
		],
		["is not for another country", { player: { places: [{ country: "GB" }] }, why: "placeNotOffered" }],
		[
			"is not where the law forbids offers, though its country is named",
			{ player: { places: [{ country: "CA", subdivision: "QC" }] }, why: "placeNotOffered" },
		],
		[
			"is not for a country whose law is not known",
			{ player: { places: [{ country: "FR" }] }, why: "placeNotOffered" },
		],
		["is not in a currency without amounts", { player: { isCurrencyOffered: false }, why: "currencyNotOffered" }],
		["is not taken while it is paused", { offer: { state: "paused" }, why: "paused" }],
		["is not taken as a draft", { offer: { state: "draft" }, why: "paused" }],
		["is not taken after it was ended", { offer: { state: "ended" }, why: "over" }],
		["is not taken before it begins", { terms: (now) => matchTerms(now, { fromMs: now + 1 }), why: "notYet" }],
		["is taken from its first moment on", { terms: (now) => matchTerms(now, { fromMs: now }) }],
		["is not taken at its end", { terms: (now) => matchTerms(now, { untilMs: now }), why: "over" }],
		["is taken in its last moment", { terms: (now) => matchTerms(now, { untilMs: now + 1 }) }],
		["is taken once", { offer: { isTaken: true }, why: "alreadyTaken" }],
		["is not taken without a budget for it", { offer: { hasBudget: false }, why: "budgetSpent" }],
		["for a first deposit is for who has made none", { terms: (now) => welcome(matchTerms(now)) }],
		[
			"for a first deposit is not for who has made one",
			{ terms: (now) => welcome(matchTerms(now)), offer: { deposits: 1 }, why: "depositPassed" },
		],
		["by code is not taken on a page", { terms: codeTerms, why: "codeNeeded" }],
		["by code is taken by it", { terms: codeTerms, way: "code" }],
		["of cashback is given by the site", { terms: cashbackTerms, why: "givenByUs" }],
		["of cashback is given", { terms: cashbackTerms, way: "byUs" }],
		["of cashback is paid after its end", { terms: (now) => cashbackTerms(now, { untilMs: now }), way: "byUs" }],
		["of a present is not taken by a code", { terms: presentTerms, way: "code", why: "givenByUs" }],
		[
			"of a present is not for who has not agreed to offers",
			{ terms: presentTerms, way: "byUs", player: { hasConsent: false }, why: "consentMissing" },
		],
	])("%s", (_name, { player: of = {}, offer: over = {}, terms = matchTerms, way = "taken", why }) => {
		expect(mayBeOffered(terms(NOW), { ...player, ...of }, { ...offer, ...over }, way, NOW)).toBe(why);
	});

	it("keeps what stands against the player before what stands against the offer", () => {
		const facts = { ...player, isRestricted: true, hasConsent: false };
		expect(mayBeOffered(matchTerms(NOW), facts, { ...offer, state: "ended" }, "taken", NOW)).toBe("restricted");
	});
});
