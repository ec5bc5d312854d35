import { openInProcessClient, type Visit } from "@baize/platform-server";
import { PROVED } from "@baize/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
	ALL_EVENTS,
	CONSENT_COOKIE,
	CONSENT_SECONDS,
	type EventId,
	listEventTotals,
	MAX_EVENTS,
	readEventUse,
	reportUse,
} from "../contract/index.ts";
import { openTestAnalytics } from "../testing/index.ts";
import { handleChooseAnalytics } from "./choose-analytics.ts";

const NOW_MS = Date.parse("2026-03-10T23:30:00Z");

let opened: Awaited<ReturnType<typeof openTestAnalytics>>;
beforeAll(async () => {
	opened = await openTestAnalytics();
});
afterAll(() => opened.close());
beforeEach(async () => {
	await opened.database.transaction((tx) => opened.clear(tx));
	opened.clock.set(NOW_MS);
});

const visitor = (ip = "CA", consent: string | undefined = "agreed"): Visit => ({
	session: undefined,
	locale: "en",
	ip,
	userAgent: "",
	cookies: { [CONSENT_COOKIE]: consent },
});
const player = (roles: string[] = []): Visit => ({
	...visitor(),
	session: { sessionId: 1n, handle: "h", playerId: 7n, bucket: 7, currency: "CAD", roles, ...PROVED },
});

const client = () => openInProcessClient(opened.analytics.bindings);
const LOBBY = { name: "pageViewed", properties: { page: "lobby" } };
const report = (visit: Visit, events: object[] = [LOBBY], headers = {}) =>
	client().call(reportUse, { headers, body: { events: events as never } }, visit);

const read = (event: EventId = ALL_EVENTS, days?: number) =>
	client().call(readEventUse, { params: { event }, query: days === undefined ? {} : { days } }, player(["content"]));

describe("[ANA-01] a batch of events", () => {
	it("is counted by day, event, properties and country, for visitors and players alike", async () => {
		await report(visitor("CA"), [LOBBY, LOBBY, { name: "searchUsed", properties: { hits: 2 } }]);
		await report(player());
		await report(visitor("MX"));
		await opened.analytics.flush();
		expect(await opened.stored()).toEqual([
			{ day: "2026-03-10", event: "pageViewed", detail: "page=lobby", country: "CA", times: 3n },
			{ day: "2026-03-10", event: "pageViewed", detail: "page=lobby", country: "MX", times: 1n },
			{ day: "2026-03-10", event: "searchUsed", detail: "hits=1-3", country: "CA", times: 1n },
		]);
	});

	it("is added to what stands there from before", async () => {
		for (let batch = 0; batch < 2; batch++) {
			await report(visitor());
			await opened.analytics.flush();
		}
		expect((await opened.stored())[0]?.times).toBe(2n);
	});

	it.each([
		["without a choice", visitor("CA", ""), {}],
		["after declining", visitor("CA", "declined"), {}],
		["from a browser with Global Privacy Control", visitor(), { "sec-gpc": "1" }],
		["from a browser with Do Not Track", visitor(), { dnt: "1" }],
	])("is refused %s, and nothing is stored", async (_when, visit, headers) => {
		await expect(report(visit, [LOBBY], headers)).rejects.toThrow("ANALYTICS_NOT_AGREED");
		await opened.analytics.flush();
		expect(await opened.stored()).toEqual([]);
	});

	it.each([
		["an unknown name", { name: "nothing", properties: {} }, "ANALYTICS_EVENT_UNKNOWN"],
		["a wrong property", { name: "pageViewed", properties: { page: "x" } }, "ANALYTICS_PROPERTY_WRONG"],
	])("with %s is refused as a whole", async (_why, wrong, code) => {
		await expect(report(visitor(), [LOBBY, wrong])).rejects.toMatchObject({ code, details: { at: 1 } });
		await opened.analytics.flush();
		expect(await opened.stored()).toEqual([]);
	});

	it.each([
		["no event", []],
		["one event too many", Array.from({ length: MAX_EVENTS + 1 }, () => LOBBY)],
		["a value that is too long", [{ name: "pageViewed", properties: { page: "x".repeat(81) } }]],
	])("with %s is refused before it is read", async (_why, events) => {
		await expect(report(visitor(), events)).rejects.toThrow("VALIDATION_ERROR");
	});
});

describe("[ANA-01] the visitor's choice", () => {
	const choose = async (agreed: boolean, headers = {}) => {
		const cookies: unknown[] = [];
		const reply = { setCookie: (...cookie: unknown[]) => void cookies.push(cookie), clearCookie() {}, setHeader() {} };
		const answer = await handleChooseAnalytics({ headers, body: { agreed } }, visitor("CA", ""), reply);
		return { answer, cookies };
	};

	it.each([
		["agrees", true, {}, "agreed"],
		["declines", false, {}, "declined"],
		["agrees in a browser with Global Privacy Control", true, { "sec-gpc": "1" }, "declined"],
	])("%s: the server sets the cookie, which pages may read", async (_name, agreed, headers, consent) => {
		expect(await choose(agreed, headers)).toEqual({
			answer: { agreed: consent === "agreed" },
			cookies: [[CONSENT_COOKIE, consent, { httpOnly: false, maxAgeSeconds: CONSENT_SECONDS }]],
		});
	});
});

describe("[ANA-01] what operators see", () => {
	const onDay = async (day: string, country: string, times = 1) => {
		opened.clock.set(Date.parse(`${day}T12:00:00Z`));
		for (let time = 0; time < times; time++) await report(visitor(country));
		await opened.analytics.flush();
	};
	beforeEach(async () => {
		await onDay("2026-02-01", "MX");
		await onDay("2026-03-08", "CA", 2);
		await onDay("2026-03-09", "MX", 3);
		opened.clock.set(NOW_MS);
	});

	it("is every event of the last four weeks, all of them first", async () => {
		const { events } = await client().call(listEventTotals, {}, player(["audit"]));
		expect(events.slice(0, 3)).toEqual([
			{ id: "all", times: 5, countries: 2 },
			{ id: "pageViewed", times: 5, countries: 2 },
			{ id: "gameOpened", times: 0, countries: 0 },
		]);
	});

	it("is one event by day, by country and by its properties, in a period", async () => {
		expect(await read("pageViewed", 3)).toEqual({
			id: "pageViewed",
			times: 5,
			byDay: [
				{ day: "2026-03-08", times: 2 },
				{ day: "2026-03-09", times: 3 },
				{ day: "2026-03-10", times: 0 },
			],
			byCountry: [
				{ country: "MX", times: 3 },
				{ country: "CA", times: 2 },
			],
			byDetail: [{ event: "pageViewed", detail: "page=lobby", times: 5 }],
		});
		expect((await read("betPlaced")).times).toBe(0);
		expect((await read(ALL_EVENTS, 60)).times).toBe(6);
	});

	it("needs a role, and an event of the catalogue", async () => {
		await expect(client().call(listEventTotals, {}, player(["support"]))).rejects.toThrow("NOT_ALLOWED");
		await expect(read("nothing" as EventId)).rejects.toThrow("VALIDATION_ERROR");
	});

	it("ends after 400 days", async () => {
		opened.clock.set(Date.parse("2027-04-12T00:00:00Z"));
		expect(await opened.analytics.deleteOld()).toBe(1);
		expect((await opened.stored()).map(({ day }) => day)).toEqual(["2026-03-08", "2026-03-09"]);
	});
});
