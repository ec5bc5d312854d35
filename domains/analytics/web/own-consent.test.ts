import { describe, expect, it } from "vitest";
import { consentIn } from "./own-consent.ts";

describe("[ANA-01] a page knows the visitor's choice", () => {
	it.each([
		["no cookie", { cookies: "" }, undefined],
		["among others", { cookies: "st=CA%3AON; analytics=agreed; LANG=en" }, "agreed"],
		["declined", { cookies: "analytics=declined" }, "declined"],
		["a cookie of a similar name", { cookies: "my-analytics=agreed" }, undefined],
		["Do Not Track", { cookies: "analytics=agreed", doNotTrack: "1" }, "declined"],
		["Global Privacy Control", { cookies: "analytics=agreed", globalPrivacyControl: true }, "declined"],
		["a browser that says nothing", { cookies: "analytics=agreed", doNotTrack: null }, "agreed"],
	] as const)("%s", (_name, browser, consent) => {
		expect(consentIn(browser)).toBe(consent);
	});
});
