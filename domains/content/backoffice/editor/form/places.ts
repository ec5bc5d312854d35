import { iso31661, iso31662 } from "iso-3166";
import type { GeoFilter } from "../../../contract/index.ts";

const PLACE = /^[A-Z]{2}(:[A-Z0-9]{1,3}(:[A-Z0-9]{1,6})?)?$/;
const WHOLE = "*";
const COUNTRIES: ReadonlySet<string> = new Set(iso31661.map(({ alpha2 }) => alpha2));
/** Of the first level: "CA-QC". */
const PARTS: ReadonlySet<string> = new Set(iso31662.flatMap(({ code, parent }) => (COUNTRIES.has(parent) ? code : [])));

/** The places that a filter hides, or the only ones that it shows. */
type Side = "notIn" | "onlyIn";

/** The places of a filter as they are written: a country, a part of it, a district: "US", "CA:QC", "FR:IDF:75". */
export const placesOf = (filter: GeoFilter | undefined, side: Side = "notIn"): string[] => [
	...new Set(
		Object.entries(filter?.[side]?.countrySubdivision ?? {}).flatMap(([key, codes]) =>
			codes.map((code) => placeOf(key, code)),
		),
	),
];

function placeOf(key: string, code: string): string {
	const [country = "", subdivision] = key.split(":");
	const own = code.startsWith(`${country}-`) ? code.slice(country.length + 1) : code;
	return own === WHOLE || own === subdivision ? key : `${key}:${own}`;
}

/**
 * A place as it is typed; undefined where there is none of this name: "QC" is no country, and the United Kingdom is "GB". A
 * filter with a place that does not exist would hide nothing. Districts are not in the list, and only have their form.
 */
export function readPlace(text: string): string | undefined {
	const place = text.trim().toUpperCase().replaceAll(/\s+/g, "").replaceAll("-", ":");
	const [country = "", part] = place.split(":");
	const isKnown = COUNTRIES.has(country) && (part === undefined || PARTS.has(`${country}-${part}`));
	return isKnown && PLACE.test(place) ? place : undefined;
}

/** The filter that hides an entry at these places, or shows it only there. */
export function filterOf(places: readonly string[], side: Side = "notIn"): GeoFilter | undefined {
	if (places.length === 0) return undefined;
	const byKey = new Map<string, string[]>();
	for (const place of places) {
		const parts = place.split(":");
		const code = parts.length === 1 ? WHOLE : (parts.at(-1) ?? WHOLE);
		const key = parts.length === 1 ? place : parts.slice(0, -1).join(":");
		byKey.set(key, [...(byKey.get(key) ?? []), code]);
	}
	return { [side]: { countrySubdivision: Object.fromEntries(byKey) } };
}
