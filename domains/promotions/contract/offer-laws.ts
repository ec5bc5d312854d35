import type { Place } from "@baize/geo/contract";
import { OFFER_LAWS, type OfferLaw, type OfferLaws, STRICTEST_OFFER_LAW } from "./offer-laws.data.ts";

/** The law of a place; the strictest where it is not listed. */
export function offerLawOf({ country, subdivision }: Place, laws: OfferLaws = OFFER_LAWS): OfferLaw {
	const listed = laws[country];
	if (!listed) return STRICTEST_OFFER_LAW;
	const { subdivisions = {}, ...ofCountry } = listed;
	return { ...ofCountry, ...(subdivision === undefined ? {} : subdivisions[subdivision]) };
}

export function placeOf(text: string): Place {
	const [country = "", subdivision] = text.split(":");
	return subdivision === undefined ? { country } : { country, subdivision };
}

/** The places that terms name, and those within them whose law differs. */
export const placesToCheck = (places: readonly string[], laws: OfferLaws = OFFER_LAWS): string[] => [
	...new Set(
		places.flatMap((text) => [
			text,
			...(text.includes(":") ? [] : Object.keys(laws[text]?.subdivisions ?? {}).map((part) => `${text}:${part}`)),
		]),
	),
];

/** A place is named by itself, or by its country. */
export const isNamed = ({ country, subdivision }: Place, places: readonly string[]): boolean =>
	places.includes(country) || (subdivision !== undefined && places.includes(`${country}:${subdivision}`));
