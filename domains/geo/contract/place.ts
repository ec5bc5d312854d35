import { Optional, type Static, Struct, Text } from "@baize/kernel/call";

/** Codes of ISO 3166 without the country's prefix: CA, ON. A district is a subdivision of a subdivision: FR, IDF, 75. */
export const Place = Struct({
	country: Text({ pattern: "^[A-Z]{2}$" }),
	subdivision: Optional(Text({ pattern: "^[A-Z0-9]{1,3}$" })),
	district: Optional(Text({ pattern: "^[A-Z0-9]{1,3}$" })),
});
export type Place = Static<typeof Place>;

/** ZZ is the code that ISO 3166 leaves to users; here it means unknown. */
export const UNKNOWN_PLACE: Place = { country: "ZZ" };

/** "CA:ON", as in the cookie `st` and in configuration; "CA" where the subdivision is not known. */
export const placeText = ({ country, subdivision }: Place): string =>
	subdivision === undefined ? country : `${country}:${subdivision}`;
