import { DictionaryOf, ListOf, Optional, type Static, Struct, Text } from "@baize/kernel/call";
import { type Place, UNKNOWN_PLACE } from "./place.ts";

/**
 * Where something is not shown. A key is a country or country:subdivision, its value lists subdivisions of that country
 * or districts of that subdivision; "*" means the whole of it. spec §3
 */
export const GeoFilter = Struct({
	notIn: Optional(Struct({ countrySubdivision: Optional(DictionaryOf(Text(), ListOf(Text()))) })),
	/** The only places where it is shown, written in the same way; everywhere where none is listed. */
	onlyIn: Optional(Struct({ countrySubdivision: Optional(DictionaryOf(Text(), ListOf(Text()))) })),
});
export type GeoFilter = Static<typeof GeoFilter>;

/**
 * Whether content with this filter is hidden in this place. A place that is not known exactly counts as one where it is
 * hidden, and not as one where it is shown only.
 */
export function isExcluded(filter: GeoFilter | null | undefined, place: Place): boolean {
	const hidden = Object.entries(filter?.notIn?.countrySubdivision ?? {});
	const only = Object.entries(filter?.onlyIn?.countrySubdivision ?? {}).filter(([, codes]) => codes.length > 0);
	return (
		hidden.some(([key, codes]) => liesIn(place, key, codes)) ||
		(only.length > 0 && !only.some(([key, codes]) => surelyLiesIn(place, key, codes)))
	);
}

/** What is not known is as in no list: a code that no place has. */
const surelyLiesIn = ({ country, subdivision = "-", district = "-" }: Place, key: string, codes: readonly string[]) =>
	country !== UNKNOWN_PLACE.country && liesIn({ country, subdivision, district }, key, codes);

function liesIn(place: Place, key: string, codes: readonly string[]): boolean {
	if (codes.length === 0) return false;
	const [country, subdivision] = key.split(":");
	if (place.country !== country) return place.country === UNKNOWN_PLACE.country;
	if (codes.includes("*") && subdivision === undefined) return true;
	if (place.subdivision === undefined) return true;
	if (subdivision === undefined) return names(codes, place.subdivision, country);
	if (place.subdivision !== subdivision) return false;
	if (codes.includes("*") || names(codes, subdivision, country)) return true;
	return place.district === undefined || names(codes, place.district, country);
}

// Editors write ON as well as CA-ON.
const names = (codes: readonly string[], code: string, country: string): boolean =>
	codes.includes(code) || codes.includes(`${country}-${code}`);
