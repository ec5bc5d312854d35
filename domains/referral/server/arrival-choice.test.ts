import { openInProcessClient, type Visit } from "@baize/platform-server";
import { PROVED } from "@baize/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readArrival, readArrivalChoice } from "../contract/index.ts";
import { openTestReferral } from "../testing/index.ts";
import { remembering } from "./arrival-choice.ts";

let opened: Awaited<ReturnType<typeof openTestReferral>>;
beforeAll(async () => {
	opened = await openTestReferral();
});
afterAll(() => opened.close());

const visitor = (ip: string, cookies: Visit["cookies"] = {}): Visit => ({
	session: undefined,
	locale: "en",
	ip,
	userAgent: "",
	cookies,
});
const player = (ip: string): Visit => ({
	...visitor(ip),
	session: { sessionId: 1n, handle: "h", playerId: 7n, bucket: 7, currency: "EUR", roles: [], ...PROVED },
});

const remember = (address: string, visit: Visit) => {
	const cookies: [string, string, unknown][] = [];
	const reply = {
		setCookie: (...cookie: [string, string, unknown]) => void cookies.push(cookie),
		clearCookie() {},
		setHeader() {},
	};
	const ports = { clock: opened.clock, publicUrl: "https://baize.test", allowedDays: 7 };
	const answer = remembering(ports)({ body: { address } }, visit, reply);
	return { answer, cookies };
};

describe("[REF-02] the consent of a visitor whom a link has led here", () => {
	it.each([
		["is asked for where the law says so", visitor("IE"), true],
		["is not asked for elsewhere", visitor("CA"), false],
		["is not asked for again once it was given", visitor("IE", { arrival: "key=A1" }), false],
		["is not asked of a player", player("IE"), false],
	])("%s", async (_what, visit, isAsked) => {
		const client = openInProcessClient(opened.referral.bindings);
		expect(await client.call(readArrivalChoice, {}, visit)).toEqual({ isAsked, days: 40 });
	});

	it.each([
		["Ireland", "IE", false],
		["Canada", "CA", true],
	])("in %s: whether it is stored before (from %s) is %s", (_where, ip, may) => {
		const cookies = opened.referral.pageCookies({ url: "/en/welcome/A1", headers: {} }, visitor(ip));
		expect(cookies.length > 0).toBe(may);
	});

	it("stores what the address says, as long as the operator allows", () => {
		const { answer, cookies } = remember("/en/welcome/A1?affid=partner", visitor("IE"));
		expect(answer).toEqual({ isRemembered: true });
		expect(cookies.map(([name, , options]) => [name, options])).toEqual([
			["arrival", { maxAgeSeconds: 604_800 }],
			["affid", { maxAgeSeconds: 604_800 }],
		]);
		expect(readArrival(cookies[0]![1])).toMatchObject({ referralKey: "A1", affiliateId: "partner" });
	});

	it.each([
		["an address without a token", "/en/casino", visitor("IE")],
		["an address that is none", "//", visitor("IE")],
		["a player", "/en/welcome/A1", player("IE")],
	])("stores nothing for %s", (_what, address, visit) => {
		expect(remember(address, visit)).toEqual({ answer: { isRemembered: false }, cookies: [] });
	});
});
