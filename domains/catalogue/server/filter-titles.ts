import {
	type ChosenFilters,
	FILTERS,
	type FilterChoice,
	MECHANICS,
	RETURNS_FROM,
	VOLATILITIES,
} from "../contract/index.ts";
import type { GameFacts } from "./ports.ts";

type Factual = { readonly facts: GameFacts };
type Fits = (facts: GameFacts, value: string) => boolean;

/** A game whose return is not stated has none to compare. */
const FITS: Record<keyof ChosenFilters, Fits> = {
	provider: ({ provider }, value) => provider === value,
	mechanic: ({ mechanics }, value) => mechanics.some((mechanic) => mechanic === value),
	volatility: ({ volatility }, value) => volatility === value,
	rtpFrom: ({ rtpText }, value) => rtpText !== null && Number(rtpText) >= Number(value),
};

/** The titles that fit every chosen filter, in their order. */
export function filtered<Of extends Factual>(
	titles: readonly Of[],
	chosen: { readonly [Name in keyof ChosenFilters]?: ChosenFilters[Name] | undefined },
): Of[] {
	const wanted = FILTERS.flatMap((name) => (chosen[name] === undefined ? [] : [[name, chosen[name]] as const]));
	return titles.filter(({ facts }) => wanted.every(([name, value]) => FITS[name](facts, value)));
}

/** The filters that would leave some of these titles and not all, each with such values. */
export function filterChoices(titles: readonly Factual[]): FilterChoice[] {
	const providers = [...new Set(titles.map(({ facts }) => facts.provider))].sort();
	const known = { provider: providers, mechanic: MECHANICS, volatility: VOLATILITIES, rtpFrom: RETURNS_FROM };
	return FILTERS.map((name) => ({
		name,
		values: known[name].filter((value) => {
			const count = titles.filter(({ facts }) => FITS[name](facts, value)).length;
			return count > 0 && count < titles.length;
		}),
	})).filter(({ values }) => values.length > 0);
}
