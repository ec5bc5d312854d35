import type { Place } from "@baize/geo/contract";
import { TOURNAMENT_LAWS } from "./laws.data.ts";

/** Whether the law of a place lets players there take part. */
export function isAllowedAt({ country, subdivision }: Place, laws = TOURNAMENT_LAWS): boolean {
	const { isAllowed = false, subdivisions = {} } = laws[country] ?? {};
	return subdivisions[subdivision ?? ""] ?? isAllowed;
}

export function placeOf(text: string): Place {
	const [country = "", subdivision] = text.split(":");
	return subdivision === undefined ? { country } : { country, subdivision };
}

/** Whether a tournament of these places counts the rounds of a player whose address is there. */
export const takesPart = (place: Place, places: readonly string[]): boolean =>
	isAllowedAt(place) &&
	(places.includes(place.country) || places.includes(`${place.country}:${place.subdivision ?? ""}`));
