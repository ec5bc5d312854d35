import { describe, expect, it } from "vitest";
import { judgeNumber } from "./sms-policy.ts";

describe("[VER-03] the numbers that SMS go to", () => {
	it.each([
		["a Canadian mobile or landline, which cannot be distinguished", "+14165550123", "CA"],
		["an American one", "+12125550100", "US"],
		["a British mobile", "+447924123456", "GB"],
		["a Spanish mobile", "+34600000000", "ES"],
		["a Mexican number", "+525512345678", "MX"],
		["a German mobile", "+4915112345678", "DE"],
	])("are %s", (_case, phone, country) => {
		expect(judgeNumber(phone)).toEqual({ kind: "allowed", country });
	});

	it.each([
		["a landline", "+442079460000", "kind"],
		["a premium number", "+19005551234", "kind"],
		["a British premium number", "+449011234567", "kind"],
		["a Spanish premium number", "+34806123456", "kind"],
		["a shared-cost number", "+34902123456", "kind"],
		["a toll-free number", "+18005551234", "kind"],
		["a personal number, which is forwarded at a price", "+447011234567", "kind"],
		["a company's number", "+443001234567", "kind"],
		["a satellite phone", "+881612345678", "country"],
		["a ship's satellite phone", "+870773111632", "country"],
		["a mobile of an island that shares a code with Canada", "+18765551234", "country"],
		["a mobile of an island that shares a code with Britain", "+447624123456", "country"],
		["a country where we have no players", "+22670123456", "country"],
		["what is no number", "+1", "country"],
	])("are not %s", (_case, phone, reason) => {
		expect(judgeNumber(phone)).toEqual({ kind: "refused", reason });
	});
});
