import { describe, expect, it } from "vitest";
import { affiliateCookieSeconds, isExpired, type ReferralType, tokenOf, typeOf } from "./tokens.ts";

const DAY_MS = 86_400_000;
const NOW_MS = Date.UTC(2026, 5, 1);

describe("[REF-01] the token of an address", () => {
	it.each<[string, string, string | undefined]>([
		["myafftoken before all others", "/en/welcome/W?ref=R&referral=L&myafftoken=M", "M"],
		["then referral", "/en/welcome/W?ref=R&referral=L", "L"],
		["then ref", "/en/welcome/W?ref=R", "R"],
		["then the segment after welcome", "/en/welcome/W", "W"],
		["also without a language", "/welcome/W/", "W"],
		["also where the router requests the page's data", "/en/welcome/W.data", "W"],
		["an empty one is none, and the next counts", "/en?myafftoken=&ref=R", "R"],
		["one with other characters is none", "/en?myafftoken=%3Cscript%3E&ref=R", "R"],
		["one of more than 64 characters is none", `/en?ref=${"a".repeat(65)}`, undefined],
		["a page below welcome has none", "/en/welcome/W/terms", undefined],
		["nor has another page", "/en/casino/welcome/W", undefined],
	])("%s", (_case, path, expected) => {
		expect(tokenOf(new URL(path, "https://baize.test"))).toBe(expected);
	});
});

describe("[REF-01] the type of a token", () => {
	it.each<[string, string, ReferralType]>([
		["P12345678", "WORD_OF_MOUTH", "PROFILE"],
		["P123456789", "WORD_OF_MOUTH", "AFFILIATE"],
		["p1234567", "WORD_OF_MOUTH", "AFFILIATE"],
		["P", "WORD_OF_MOUTH", "PROFILE"],
		["A12", "raf_mail", "PROFILE"],
		["A12", "RAF", "AFFILIATE"],
		["A12", "graf", "AFFILIATE"],
	])("%s shared by %s is of type %s", (token, method, expected) => {
		expect(typeOf(token, method)).toBe(expected);
	});
});

describe("[REF-02] the age of a token", () => {
	it.each<[string, unknown, number | undefined, boolean]>([
		["of 40 days is allowed", NOW_MS - 40 * DAY_MS, undefined, false],
		["of a moment more is not", NOW_MS - 40 * DAY_MS - 1, undefined, true],
		["of 8 days, where 7 are allowed, is not", NOW_MS - 8 * DAY_MS, 7, true],
		["0 allowed days are 40", NOW_MS - 39 * DAY_MS, 0, false],
		["fewer than none are 40, too", NOW_MS - 41 * DAY_MS, -3, true],
		["written as text counts", String(NOW_MS - 41 * DAY_MS), undefined, true],
		["that is missing does not expire", undefined, undefined, false],
		["that is empty does not expire", "", undefined, false],
		["that is no number does not expire", "yesterday", undefined, false],
		["that is infinite does not expire", Number.NEGATIVE_INFINITY, undefined, false],
	])("%s", (_case, at, days, expected) => {
		expect(isExpired(at, NOW_MS, days)).toBe(expected);
	});

	it.each([
		[undefined, 3_456_000],
		[0, 3_456_000],
		[30, 2_592_000],
	])("with %s allowed days the affiliate's cookie lives %s s", (days, seconds) => {
		expect(affiliateCookieSeconds(days)).toBe(seconds);
	});
});
