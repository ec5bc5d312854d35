import type { Database } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deviceOf } from "../../contract/index.ts";
import { aSignedIn, logIn, mailOf, openTestApp, type SignedIn, type Site, type TestApp } from "../../testing/index.ts";

const CHROME_ON_WINDOWS =
	"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";
const SAFARI_ON_IPHONE =
	"Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";
const ALBERTA_IP = "127.0.55.9";

const clock = settableClock();
let database: Database;
let app: TestApp;
let site: Site;
let me: SignedIn;

beforeAll(async () => {
	app = await openTestApp(clock, { places: { [ALBERTA_IP]: { country: "CA", subdivision: "AB" } } });
	({ database, site } = app);
	await app.outbox.start();
});
afterAll(() => app.close());
beforeEach(async () => {
	me = await aSignedIn(app, {}, { headers: { "user-agent": CHROME_ON_WINDOWS } });
});

const path = (rest: string) => `/api/v1/identity/${me.handle}/${rest}`;
const from = () => ({ sid: me.sid });
const devices = async () => (await site.get(path("devices"), from())).json().devices;
const isIn = async (sid: string) => (await site.get("/api/v1/identity/session", { sid })).json().signedIn;
const signIns = async (query = "") => (await site.get(path(`sign-ins${query}`), from())).json();

describe("[PROF-01] devices", () => {
	it("are returned as labels, with place and time, this one flagged", async () => {
		clock.advance(1_000);
		await logIn(site, me.email, { ip: ALBERTA_IP, headers: { "user-agent": SAFARI_ON_IPHONE } });
		expect(await devices()).toMatchObject([
			{ device: { browser: "safari", system: "ios", kind: "phone" }, place: "Alberta, Canada", isThis: false },
			{ device: { browser: "chrome", system: "windows", kind: "computer" }, place: "Ontario, Canada", isThis: true },
		]);
	});

	it("are signed out one by one, at once", async () => {
		const phone = await logIn(site, me.email, { headers: { "user-agent": SAFARI_ON_IPHONE } });
		expect(await isIn(phone.sid)).toBe(true);
		const { id } = (await devices()).find((device: { isThis: boolean }) => !device.isThis);
		expect((await site.remove(path(`devices/${id}`), from())).statusCode).toBe(204);
		expect(await isIn(phone.sid)).toBe(false);
		expect(await devices()).toHaveLength(1);
		expect((await site.remove(path(`devices/${id}`), from())).json().errorCode).toBe("DEVICE_UNKNOWN");
	});

	it("are signed out all at once but this one", async () => {
		const others = [await logIn(site, me.email), await logIn(site, me.email)];
		expect((await site.post(path("devices/end-others"), undefined, from())).json()).toEqual({ ended: 2 });
		for (const { sid } of others) expect(await isIn(sid)).toBe(false);
		expect(await isIn(me.sid)).toBe(true);
	});

	it("of another player cannot be signed out, and look nonexistent", async () => {
		const other = await aSignedIn(app);
		const theirs = await site.get(`/api/v1/identity/${other.handle}/devices`, { sid: other.sid });
		const { id } = theirs.json().devices[0];
		const answer = await site.remove(path(`devices/${id}`), from());
		expect([answer.statusCode, answer.json().errorCode]).toEqual([404, "DEVICE_UNKNOWN"]);
		expect(await isIn(other.sid)).toBe(true);
	});

	it("that have been idle are no longer listed", async () => {
		await logIn(site, me.email, { headers: { "user-agent": SAFARI_ON_IPHONE } });
		for (let i = 0; i < 3; i++) {
			clock.advance(11 * 60_000);
			await isIn(me.sid);
		}
		expect(await devices()).toHaveLength(1);
	});
});

describe("[PROF-01] the sign-in history", () => {
	async function waitForSignIns(count: number) {
		for (let look = 0; look < 100; look++) {
			const page = await signIns();
			if (page.signIns.length >= count) return page.signIns;
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
		return (await signIns()).signIns;
	}

	it("lists successful and failed sign-ins, newest first, page by page", async () => {
		await waitForSignIns(1);
		clock.advance(1_000);
		await site.post("/services/login-service/v1/login", { username: me.email, credentials: { password: "wrong" } });
		clock.advance(1_000);
		await logIn(site, me.email, { headers: { "user-agent": SAFARI_ON_IPHONE } });
		const all = await waitForSignIns(3);
		expect(
			all.map(({ outcome, isNewDevice }: { outcome: string; isNewDevice: boolean }) => [outcome, isNewDevice]),
		).toEqual([
			["succeeded", true],
			["failed", false],
			["succeeded", false],
		]);
		const first = await signIns("?limit=2");
		expect(first.signIns).toEqual(all.slice(0, 2));
		const rest = await signIns(`?limit=2&before=${first.before}`);
		expect(rest).toEqual({ signIns: all.slice(2), before: null });
	});

	it("brings a mail for a device that was not seen before, and none for a known one", async () => {
		await waitForSignIns(1);
		await logIn(site, me.email, { headers: { "user-agent": CHROME_ON_WINDOWS } });
		await waitForSignIns(2);
		expect(await app.notifications.mailbox(me.email)).toEqual([]);
		await logIn(site, me.email, { headers: { "user-agent": SAFARI_ON_IPHONE }, ip: ALBERTA_IP });
		const { text } = await mailOf(app.notifications, me.email, "New login to your account");
		expect(text).toContain("Safari, iOS");
		expect(text).toContain("Alberta, Canada");
	});

	it("survives the session itself", async () => {
		await waitForSignIns(1);
		await sql`delete from identity.session where person_id = ${me.playerId}`.execute(database.reader);
		me = { ...me, ...(await logIn(site, me.email)) };
		expect(await waitForSignIns(2)).toHaveLength(2);
	});
});

describe("describes a device", () => {
	it.each([
		[CHROME_ON_WINDOWS, "chrome", "windows", "computer"],
		[SAFARI_ON_IPHONE, "safari", "ios", "phone"],
		[
			"Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15",
			"safari",
			"macos",
			"computer",
		],
		["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "firefox", "linux", "computer"],
		[
			"Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/153.0 Safari/537.36 Edg/153.0",
			"edge",
			"windows",
			"computer",
		],
		[
			"Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36",
			"samsung",
			"android",
			"phone",
		],
		[
			"Mozilla/5.0 (Linux; Android 15; Tab) AppleWebKit/537.36 Chrome/153.0 Safari/537.36",
			"chrome",
			"android",
			"tablet",
		],
		[
			"Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/153.0 Mobile/15E148 Safari/604.1",
			"chrome",
			"ios",
			"tablet",
		],
		["", "other", "other", "computer"],
		["<script>alert(1)</script>", "other", "other", "computer"],
	])("%s", (userAgent, browser, system, kind) => {
		expect(deviceOf(userAgent)).toEqual({ browser, system, kind });
	});
});

describe("[AUTH-07] a session that is over", () => {
	it("returns whether it expired or was ended elsewhere", async () => {
		const readView = async (sid: string) => (await site.get("/api/v1/identity/session", { sid })).json();
		clock.advance(31 * 60_000);
		expect(await readView(me.sid)).toEqual({ signedIn: false, ended: "expired" });
		me = { ...me, ...(await logIn(site, me.email)) };
		const ended = await logIn(site, me.email);
		const { id } = (await devices()).find((device: { isThis: boolean }) => !device.isThis);
		await site.remove(path(`devices/${id}`), from());
		expect(await readView(ended.sid)).toEqual({ signedIn: false, ended: "elsewhere" });
		expect(await readView("A".repeat(44))).toEqual({ signedIn: false });
	});
});
