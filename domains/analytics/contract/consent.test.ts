import { describe, expect, it } from "vitest";
import { consentOf } from "./consent.ts";

describe("[ANA-01] consent comes first", () => {
	it.each([
		["nothing was chosen", undefined, {}, undefined],
		["agreed", "agreed", {}, "agreed"],
		["declined", "declined", {}, "declined"],
		["a cookie that is not ours", "yes", {}, undefined],
		["Do Not Track is on", undefined, { dnt: "1" }, "declined"],
		["Global Privacy Control is on", undefined, { "sec-gpc": "1" }, "declined"],
		["agreed before Do Not Track was on", "agreed", { dnt: "1" }, "declined"],
		["agreed before Global Privacy Control was on", "agreed", { "sec-gpc": "1" }, "declined"],
		["Do Not Track is off", "agreed", { dnt: "0" }, "agreed"],
	] as const)("%s", (_name, cookie, signals, consent) => {
		expect(consentOf(cookie, signals)).toBe(consent);
	});
});
