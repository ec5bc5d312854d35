import type { GeoFilter } from "../../../contract/index.ts";

const PLACE = /^[A-Z]{2}(:[A-Z0-9]{1,3}(:[A-Z0-9]{1,6})?)?$/;
const WHOLE = "*";

/** The places of a filter as they are written: a country, a part of it, a district: "US", "CA:QC", "FR:IDF:75". */
export const placesOf = (filter: GeoFilter | undefined): string[] => [
	...new Set(
		Object.entries(filter?.notIn.countrySubdivision ?? {}).flatMap(([key, codes]) =>
			codes.map((code) => placeOf(key, code)),
		),
	),
];

function placeOf(key: string, code: string): string {
	const [country = "", subdivision] = key.split(":");
	const own = code.startsWith(`${country}-`) ? code.slice(country.length + 1) : code;
	return own === WHOLE || own === subdivision ? key : `${key}:${own}`;
}

/** A place as it is typed; undefined where it is none. */
export function readPlace(text: string): string | undefined {
	const place = text.trim().toUpperCase().replaceAll(/\s+/g, "").replaceAll("-", ":");
	return PLACE.test(place) ? place : undefined;
}

/** The filter that hides an entry at these places. */
export function filterOf(places: readonly string[]): GeoFilter | undefined {
	if (places.length === 0) return undefined;
	const byKey = new Map<string, string[]>();
	for (const place of places) {
		const parts = place.split(":");
		const code = parts.length === 1 ? WHOLE : (parts.at(-1) ?? WHOLE);
		const key = parts.length === 1 ? place : parts.slice(0, -1).join(":");
		byKey.set(key, [...(byKey.get(key) ?? []), code]);
	}
	return { notIn: { countrySubdivision: Object.fromEntries(byKey) } };
}
