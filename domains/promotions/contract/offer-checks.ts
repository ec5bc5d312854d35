import { offerLawOf, placeOf, placesToCheck } from "./offer-laws.ts";
import { isBet } from "./offers.data.ts";
import type { Terms } from "./terms.ts";

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
		["nothingCounts", wagering?.shares.every(({ percent }) => percent === 0) ?? false],
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

export type LawBreak = { check: string; place: string; detail: string };

/** What of the terms the law of which place forbids. Ontario is looked at where Canada is named. */
export const breaksOfLaw = (terms: Terms): LawBreak[] =>
	placesToCheck(terms.places).flatMap((place) => breaksAt(terms, place));

function breaksAt({ kind, deposit, wagering, places }: Terms, place: string): LawBreak[] {
	const law = offerLawOf(placeOf(place));
	// Where only a part of a named country forbids offers, nothing is offered there; where the place itself is named, it fails.
	if (!law.offersAllowed) return places.includes(place) ? [{ check: "offersAllowed", place, detail: "" }] : [];
	const { maxWageringTimesX10: maxX10 } = law;
	const isWelcome = (kind === "depositMatch" && deposit?.nth === 1) || kind === "noDeposit";
	const rules: [string, boolean, string][] = [
		["welcomeOffers", isWelcome && !law.welcomeOffers, ""],
		["maxWageringTimes", maxX10 !== null && (wagering?.timesX10 ?? 0) > maxX10, String((maxX10 ?? 0) / 10)],
		["mixedProducts", !law.mixedProducts && isMixed(wagering), ""],
		["minDays", wagering !== null && wagering.days < law.minDays, String(law.minDays)],
	];
	return rules.flatMap(([check, isBroken, detail]) => (isBroken ? [{ check, place, detail }] : []));
}

function isMixed(wagering: Terms["wagering"]): boolean {
	const classes = (wagering?.shares ?? []).map(({ gameClass }) => gameClass);
	return classes.some(isBet) && !classes.every(isBet);
}

/** Whether it is told of at this time: before it begins too, so that players can plan. */
export const isOfferLive = (terms: Terms, nowMs: number): boolean => nowMs < terms.untilMs;
