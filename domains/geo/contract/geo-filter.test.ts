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

const only = (countrySubdivision: Record<string, string[]>): GeoFilter => ({ onlyIn: { countrySubdivision } });

describe("[GEO-02] what is shown in some places only", () => {
	it.each<[string, GeoFilter, Place, boolean]>([
		["is shown in a whole country that is listed", only({ CA: ["*"] }), ONTARIO, false],
		["is shown in a listed part", only({ CA: ["ON"] }), ONTARIO, false],
		["is hidden in another part", only({ CA: ["ON"] }), QUEBEC, true],
		["is hidden in another country", only({ CA: ["*"] }), PARIS, true],
		["is shown in a listed district", only({ "FR:IDF": ["75"] }), PARIS, false],
		["is hidden where the part is not known", only({ CA: ["ON"] }), { country: "CA" }, true],
		["is shown in the whole country where the part is not known", only({ CA: ["*"] }), { country: "CA" }, false],
		[
			"is hidden where the district is not known",
			only({ "FR:IDF": ["75"] }),
			{ country: "FR", subdivision: "IDF" },
			true,
		],
		["is hidden where nothing is known", only({ CA: ["*"] }), { country: "ZZ" }, true],
		["is shown everywhere where no list is filled", only({ CA: [] }), QUEBEC, false],
		[
			"is hidden in an excluded part of a listed country",
			{ ...only({ CA: ["*"] }), ...filter({ CA: ["QC"] }) },
			QUEBEC,
			true,
		],
	])("%s", (_case, of, place, excluded) => {
		expect(isExcluded(of, place)).toBe(excluded);
	});
});
