import { describe, expect, it } from "vitest";
import { filterOf, placesOf, readPlace } from "./places.ts";

const filter = (countrySubdivision: Record<string, string[]>) => ({ notIn: { countrySubdivision } });

describe("[GEO-02] where an entry is hidden", () => {
	it.each([
		["nowhere", [], undefined],
		["in a whole country", ["US"], filter({ US: ["*"] })],
		["in parts of one", ["CA:QC", "CA:ON"], filter({ CA: ["QC", "ON"] })],
		["in a district", ["FR:IDF:75"], filter({ "FR:IDF": ["75"] })],
	])("is %s, and reads back", (_where, places, expected) => {
		expect(filterOf(places)).toEqual(expected);
		expect(placesOf(expected)).toEqual(places);
	});

	it.each([
		["a part with its country before it", { CA: ["CA-QC"] }, ["CA:QC"]],
		["a whole part", { "CA:QC": ["*"] }, ["CA:QC"]],
		["a part within itself", { "CA:QC": ["QC"] }, ["CA:QC"]],
		["no part at all, which hides nothing", { CA: [] }, []],
	])("is also written as %s", (_how, written, places) => expect(placesOf(filter(written))).toEqual(places));

	it.each([
		["ca", "CA"],
		[" ca-qc ", "CA:QC"],
		["CA: QC", "CA:QC"],
		["FR:IDF:75", "FR:IDF:75"],
		["Canada", undefined],
		["QC", undefined],
		["UK", undefined],
		["GB", "GB"],
		["GB:ENG", "GB:ENG"],
		["CA:QX", undefined],
		["CA:IDF", undefined],
		["FR:75:75", undefined],
		["", undefined],
	])("is typed as %j", (text, expected) => expect(readPlace(text)).toBe(expected));
});
