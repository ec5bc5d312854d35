import type { Place } from "@baize/geo/contract";
import { OFFER_LAWS, type OfferLaw, type OfferLaws } from "./offer-laws.data.ts";
import { offerLawOf, placeOf, placesToCheck } from "./offer-laws.ts";
import { isBet } from "./offers.data.ts";
import type { Terms } from "./terms.ts";
import { unitsText } from "./units-text.ts";

/** In what terms contradict themselves; empty for those that can be promised. */
export function issuesOfTerms(terms: Terms): string[] {
	const { kind, reward, deposit, fixedUnits, cashback, spins, freeBet, wagering, code } = terms;
	const rules: [string, boolean][] = [
		["endsBeforeItBegins", terms.untilMs <= terms.fromMs],
		["depositMissing", kind === "depositMatch" && deposit === null],
		["depositNotUsed", kind !== "depositMatch" && deposit !== null],
		["matchMissing", deposit !== null && isMoney(reward) && !isMatch(deposit)],
		["matchNotUsed", deposit !== null && !isMoney(reward) && !isWithoutMatch(deposit)],
		["codeMissing", kind === "noDeposit" && code === null],
		["codeNotUsed", (kind === "cashback" || kind === "manual") && code !== null],
		["cashbackMissing", kind === "cashback" && cashback === null],
		["cashbackNotUsed", kind !== "cashback" && cashback !== null],
		["amountMissing", isFixed(terms) && fixedUnits === null],
		["amountNotUsed", !isFixed(terms) && fixedUnits !== null],
		["spinsMissing", reward === "spins" && spins === null],
		["spinsNotUsed", reward !== "spins" && spins !== null],
		["freeBetMissing", reward === "freeBet" && freeBet === undefined],
		["freeBetNotUsed", reward !== "freeBet" && freeBet !== undefined],
		["titleTwice", new Set(spins?.titles).size < (spins?.titles.length ?? 0)],
		// Each win is wagered a whole number of times.
		["wageringOfSpins", reward === "spins" && wagering !== null && wagering.timesX10 % 10 !== 0],
		["spinsForAmount", !isMoney(reward) && (kind === "cashback" || kind === "manual")],
		["cashOnlyBack", reward === "cash" && kind !== "cashback"],
		["wageringMissing", reward === "bonus" && wagering === null],
		["wageringOfCash", (reward === "cash" || reward === "freeBet") && wagering !== null],
		["classTwice", hasClassTwice(terms)],
		["shareTitleTwice", hasTitleTwice(terms)],
		["nothingCounts", wagering !== null && !hasShare(wagering)],
	];
	return rules.flatMap(([issue, isBroken]) => (isBroken ? [issue] : []));
}

type DepositPart = NonNullable<Terms["deposit"]>;
const isMatch = ({ percent, maxUnits }: DepositPart): boolean => percent !== null && maxUnits !== null;
const isWithoutMatch = ({ percent, maxUnits }: DepositPart): boolean => percent === null && maxUnits === null;

/** Paid in amounts, which the terms have to say. */
const isMoney = (reward: Terms["reward"]): boolean => reward === "bonus" || reward === "cash";

const isFixed = ({ kind, reward }: Terms): boolean => isMoney(reward) && (kind === "noDeposit" || kind === "manual");

function hasClassTwice({ wagering }: Terms): boolean {
	const classes = wagering?.shares.map(({ gameClass }) => gameClass) ?? [];
	return new Set(classes).size < classes.length;
}

function hasTitleTwice({ wagering }: Terms): boolean {
	const titles = wagering?.titles?.map(({ title }) => title) ?? [];
	return new Set(titles).size < titles.length;
}

const hasShare = ({ shares, titles = [] }: NonNullable<Terms["wagering"]>): boolean =>
	[...shares, ...titles].some(({ percent }) => percent !== null && percent > 0);

export type LawBreak = { check: string; place: string; detail: string };

/** What of the terms the law of which place forbids. Ontario is looked at where Canada is named. */
export const breaksOfLaw = (terms: Terms, laws: OfferLaws = OFFER_LAWS): LawBreak[] =>
	placesToCheck(terms.places, laws).flatMap((place) => {
		const law = offerLawOf(placeOf(place), laws);
		// Where only a part of a named country forbids offers, nothing is offered there; where the place itself is named, it fails.
		if (!law.offersAllowed && !terms.places.includes(place)) return [];
		return breaksOf(terms, law).map((broken) => ({ ...broken, place }));
	});

/** Whether what the terms promise is allowed there: asked when they are offered and given, too, for a law that has changed. */
export const isLawfulIn = (terms: Terms, place: Place, laws: OfferLaws = OFFER_LAWS): boolean =>
	breaksOf(terms, offerLawOf(place, laws)).length === 0;

function breaksOf(terms: Terms, law: OfferLaw): Omit<LawBreak, "place">[] {
	const { kind, reward, deposit, wagering } = terms;
	if (!law.offersAllowed) return [{ check: "offersAllowed", detail: "" }];
	const { maxWageringTimesX10: maxX10 } = law;
	const isWelcome = (kind === "depositMatch" && deposit?.nth === 1) || kind === "noDeposit";
	const rules: [string, boolean, string][] = [
		["welcomeOffers", isWelcome && !law.welcomeOffers, ""],
		["maxWageringTimes", maxX10 !== null && (wagering?.timesX10 ?? 0) > maxX10, String((maxX10 ?? 0) / 10)],
		["mixedProducts", !law.mixedProducts && isMixed(wagering), ""],
		["minDays", wagering !== null && wagering.days < law.minDays, String(law.minDays)],
		["rewards", !law.rewards.includes(reward), ""],
		["maxAmount", law.maxUnits !== null && maxUnitsOf(terms) > law.maxUnits, unitsText(law.maxUnits)],
	];
	return rules.flatMap(([check, isBroken, detail]) => (isBroken ? [{ check, detail }] : []));
}

function isMixed(wagering: Terms["wagering"]): boolean {
	const classes = (wagering?.shares ?? []).map(({ gameClass }) => gameClass);
	return classes.some(isBet) && !classes.every(isBet);
}

/** The most that one player can get of an offer at once, in units: what is held of its budget when it is taken. */
export function maxUnitsOf({ deposit, fixedUnits, cashback, spins, freeBet }: Terms): number {
	if (spins) return spins.count * spins.stakeUnits;
	if (freeBet) return freeBet.faceUnits;
	return deposit?.maxUnits ?? cashback?.maxUnits ?? fixedUnits ?? 0;
}

/** Whether it is shown at this time: before it begins too, so that players can plan. */
export const isOfferLive = (terms: Terms, nowMs: number): boolean => nowMs < terms.untilMs;
