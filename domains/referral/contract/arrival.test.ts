import { describe, expect, it } from "vitest";
import { type Arrival, arrivalText, readArrival } from "./arrival.ts";

const ARRIVAL: Arrival = {
	referralKey: "P1234567",
	type: "PROFILE",
	sharingMethod: "raf_mail",
	capturedAtMs: Date.UTC(2026, 5, 1),
	affiliateId: "partner-7",
	campaignId: "summer",
};

describe("[REF-01] an arrival in a cookie", () => {
	it.each<[string, Arrival]>([
		["with everything", ARRIVAL],
		["with the least", { ...ARRIVAL, capturedAtMs: null, affiliateId: null, campaignId: null }],
	])("%s is read as it was written", (_case, arrival) => {
		expect(readArrival(arrivalText(arrival))).toEqual(arrival);
		expect(arrivalText(arrival)).toMatch(/^[!#-+\--:<-[\]-~]+$/);
	});

	it.each<[string, string, Partial<Arrival> | undefined]>([
		["without a key is none", "method=raf_mail", undefined],
		["with a key that is no token is none", "key=%3Cb%3E", undefined],
		["that is no query is none", "%%%", undefined],
		["without a method has the default", "key=A1", { sharingMethod: "WORD_OF_MOUTH", type: "AFFILIATE" }],
		["with a time that is no number has none", "key=A1&at=soon", { capturedAtMs: null }],
		["with a time that no date has, too", "key=A1&at=9999999999999999999", { capturedAtMs: null }],
		["with an affiliate that is no token has none", "key=A1&affid=a%20b", { affiliateId: null }],
	])("%s", (_case, text, expected) => {
		expect(readArrival(text) ?? {}).toMatchObject(expected ?? {});
		expect(readArrival(text) === undefined).toBe(expected === undefined);
	});
});
