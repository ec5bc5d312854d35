import { describe, expect, it } from "vitest";
import { type GeoFilter, isExcluded } from "./geo-filter.ts";
import type { Place } from "./place.ts";

const filter = (countrySubdivision: Record<string, string[]>): GeoFilter => ({ notIn: { countrySubdivision } });
const QUEBEC: Place = { country: "CA", subdivision: "QC" };
const ONTARIO: Place = { country: "CA", subdivision: "ON" };
const PARIS: Place = { country: "FR", subdivision: "IDF", district: "75" };

describe("[GEO-02] what carries a geo filter", () => {
	it.each<[string, GeoFilter | null | undefined, Place, boolean]>([
		["is shown everywhere without a filter", undefined, QUEBEC, false],
		["is shown everywhere with an empty filter", {}, QUEBEC, false],
		["is shown everywhere where no list is filled", filter({ CA: [] }), QUEBEC, false],
		["is hidden in a subdivision that is listed", filter({ CA: ["QC", "AB"] }), QUEBEC, true],
		["is hidden however the subdivision is written", filter({ CA: ["CA-QC"] }), QUEBEC, true],
		["is shown in another subdivision", filter({ CA: ["QC"] }), ONTARIO, false],
		["is shown in another country's subdivision of that code", filter({ US: ["QC"] }), QUEBEC, false],
		["is hidden in a whole country by a star", filter({ CA: ["*"] }), ONTARIO, true],
		["is hidden in a country and subdivision that is the key", filter({ "CA:QC": ["QC"] }), QUEBEC, true],
		["is hidden in the whole of such a subdivision by a star", filter({ "CA:QC": ["*"] }), QUEBEC, true],
		["is shown in another subdivision than the key's", filter({ "CA:QC": ["*"] }), ONTARIO, false],
		["is hidden in a listed district", filter({ "FR:IDF": ["75"] }), PARIS, true],
		["is shown in another district", filter({ "FR:IDF": ["92"] }), PARIS, false],
		[
			"is hidden where the district is not known",
			filter({ "FR:IDF": ["92"] }),
			{ country: "FR", subdivision: "IDF" },
			true,
		],
		["is hidden where the subdivision is not known", filter({ CA: ["QC"] }), { country: "CA" }, true],
		["is hidden where nothing is known", filter({ CA: ["QC"] }), { country: "ZZ" }, true],
		["is hidden by the second of two countries", filter({ US: ["WA"], CA: ["ON"] }), ONTARIO, true],
	])("%s", (_case, of, place, excluded) => {
		expect(isExcluded(of, place)).toBe(excluded);
	});
});
