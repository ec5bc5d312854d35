import { parseSetCookie } from "cookie";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Arrival, readArrival } from "../contract/index.ts";
import { openTestReferral } from "../testing/index.ts";

type Opened = Awaited<ReturnType<typeof openTestReferral>>;

let opened: Opened;
let short: Opened;
beforeAll(async () => {
	[opened, short] = [await openTestReferral(), await openTestReferral({ allowedDays: 7 })];
});
afterAll(() => Promise.all([opened.close(), short.close()]));
beforeEach(() => {
	opened.flag.isOn = true;
});

const cookiesOf = (url: string, headers: Record<string, string> = {}, site = opened) =>
	new Map(
		site.referral.pageCookies({ url, headers }).map((text) => {
			const cookie = parseSetCookie(text);
			return [cookie.name, cookie] as const;
		}),
	);
const arrivalOf = (url: string, headers?: Record<string, string>): Arrival | undefined => {
	const text = cookiesOf(url, headers).get("arrival")?.value;
	return text === undefined ? undefined : readArrival(text);
};

describe("[REF-01] [REF-02] the cookie of an arrival", () => {
	it("holds the token, its type, the moment, the sharing method, the affiliate and the campaign", () => {
		const url = "/en/welcome/P0ABCDEFG?affid=partner&extcmpid=summer&sharingMethod=raf_mail";
		expect(arrivalOf(url)).toEqual({
			referralKey: "P0ABCDEFG",
			type: "PROFILE",
			sharingMethod: "raf_mail",
			capturedAtMs: opened.clock.nowMs(),
			affiliateId: "partner",
			campaignId: "summer",
		});
	});

	it.each<[string, string, Partial<Arrival>]>([
		["the default method", "/en?ref=A1", { sharingMethod: "WORD_OF_MOUTH", type: "AFFILIATE" }],
		["the affiliate where there is no token", "/en?affid=partner", { referralKey: "partner", affiliateId: "partner" }],
		["no campaign of another form", "/en?ref=A1&extcmpid=a%20b", { campaignId: null }],
	])("holds %s", (_case, url, expected) => {
		expect(arrivalOf(url)).toMatchObject(expected);
	});

	it("holds the affiliate of an earlier visit", () => {
		expect(arrivalOf("/en?ref=A1", { cookie: "affid=partner" })).toMatchObject({ affiliateId: "partner" });
	});

	it.each([
		["no token", "/en/casino?game=tidal-book", {}],
		["a token of another form", "/en?ref=%22%3E", {}],
		["an address that is none", "//?ref=A1", {}],
		["a signed-in player", "/en?ref=A1", { cookie: "sid=x" }],
	])("is not set for %s", (_case, url, headers) => {
		expect(cookiesOf(url, headers as Record<string, string>).size).toBe(0);
	});

	it("lives as long as the token, and no script reads it", () => {
		const cookies = cookiesOf("/en?ref=A1&affid=partner");
		for (const name of ["arrival", "affid"])
			expect(cookies.get(name)).toMatchObject({ maxAge: 3_456_000, httpOnly: true, secure: true, sameSite: "lax" });
		expect(cookiesOf("/en?affid=partner", {}, short).get("affid")).toMatchObject({ maxAge: 604_800 });
	});
});

describe("[REF-02] the cookies of the referring site", () => {
	const siteOf = (referer: string, cookie = "") => {
		const cookies = cookiesOf("/en", { referer, cookie });
		return [cookies.get("referring-site-domain")?.value, cookies.get("referring-site-name")?.value];
	};

	it.each([
		["https://www.google.com/search?q=baize", "google.com", "Google"],
		["https://blog.example/best-sites", "blog.example", "blog.example"],
		["https://baize.test/en/casino", undefined, undefined],
		["android-app://com.example", undefined, undefined],
		["nonsense", undefined, undefined],
	])("of %s are %s and %s", (referer, domain, name) => {
		expect(siteOf(referer)).toEqual([domain, name]);
	});

	it("stay those of the first site", () => {
		expect(siteOf("https://blog.example/", "referring-site-domain=google.com")).toEqual([undefined, undefined]);
	});

	it("are not set while the flag is off", () => {
		opened.flag.isOn = false;
		expect(siteOf("https://blog.example/")).toEqual([undefined, undefined]);
	});
});
