import type { InputOf } from "@baize/kernel/call";
import { idText } from "@baize/kernel/id";
import { HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import { openInProcessClient } from "@baize/platform-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listEvents, listSports, readBetLimits, readEvent } from "../../contract/index.ts";
import { openTestSports, type TestSports } from "../../testing/index.ts";

let app: TestSports;
beforeAll(async () => {
	app = await openTestSports();
});
afterAll(() => app.close());

const ANYONE = { session: undefined, locale: "en" as const, ip: "", userAgent: "", cookies: {} };
const calls = () => openInProcessClient(app.sports.bindings);
type Query = InputOf<typeof listEvents>["query"];
const list = (query: Query) => calls().call(listEvents, { query }, ANYONE);
const events = async (query: Query) => (await list(query)).events.map((event) => event.eventId);

describe("[SPORT-01] what anyone may read", () => {
	it("lists events by start, in pages, with their main market and its margin", async () => {
		const { clock } = app;
		const inHours = (hours: number) =>
			app.onSale({
				competitionId: "pages",
				startsAtMs: clock.nowMs() + hours * HOUR_MS,
				closesAtMs: clock.nowMs() + hours * HOUR_MS,
			});
		const [third, first, second] = [await inHours(3), await inHours(1), await inHours(1)];
		const one = await list({ competition: "pages", limit: 2 });
		const two = await list({ competition: "pages", limit: 2, after: one.after ?? "" });
		expect([...one.events, ...two.events].map((event) => event.eventId)).toEqual(
			[first, second, third].map(({ eventId }) => idText(eventId)),
		);
		expect(two.after).toBeNull();
		expect(one.events[0]).toMatchObject({
			phase: "upcoming",
			marketCount: 2,
			mainMarket: { kind: "match-result", state: "open", marginText: "4.81", returnText: "95.41" },
		});
		expect(one.events[0]).not.toHaveProperty("markets");
	});

	it("distinguishes live, awaiting and finished events by the clock and the result", async () => {
		const { clock, sports, database } = app;
		const event = await app.onSale({ competitionId: "phases" });
		const id = idText(event.eventId);
		const inLists = async () => ({
			upcoming: await events({ competition: "phases", when: "upcoming" }),
			live: await events({ competition: "phases", when: "live" }),
			finished: await events({ competition: "phases", when: "finished" }),
			all: await events({ competition: "phases" }),
		});
		expect(await inLists()).toEqual({ upcoming: [id], live: [], finished: [], all: [id] });
		clock.advance(70 * MINUTE_MS);
		sports.publishLive(event.eventId, { minute: 10, period: "first-half", home: 1, away: 0 });
		expect(await inLists()).toEqual({ upcoming: [], live: [id], finished: [], all: [id] });
		expect(sports.event(event.eventId)).toMatchObject({
			live: { minute: 10, home: 1 },
			markets: [{ state: "closed" }, {}],
		});
		clock.advance(3 * HOUR_MS);
		expect(await inLists()).toEqual({ upcoming: [], live: [], finished: [], all: [] });
		expect(sports.event(event.eventId)?.phase).toBe("awaiting");
		await database.transaction((tx) => sports.result(tx, event.eventId, { status: "finished", home: 1, away: 1 }));
		expect(await inLists()).toMatchObject({ finished: [id] });
	});

	it("counts the events of sports and competitions", async () => {
		const over = { sport: "tennis", competitionId: "slam", competition: "Slam" };
		await app.onSale(over);
		await app.onSale(over);
		const { sports } = await calls().call(listSports, { query: {} }, ANYONE);
		expect(sports.find(({ sport }) => sport === "tennis")).toEqual({
			sport: "tennis",
			eventCount: 2,
			liveCount: 0,
			competitions: [{ competitionId: "slam", competition: "Slam", eventCount: 2, liveCount: 0 }],
		});
	});

	it("offers next only what takes bets at a known time of the coming days: nothing that has kicked off, is suspended or closed", async () => {
		const { clock, sports, database } = app;
		const soon = async (minutes: number) => {
			const atMs = clock.nowMs() + minutes * MINUTE_MS;
			return (await app.onSale({ sport: "darts", startsAtMs: atMs, closesAtMs: atMs })).eventId;
		};
		const [begun, suspended, closed, open] = [await soon(1), await soon(10), await soon(11), await soon(12)];
		await app.onSale({ sport: "darts", startPrecision: "day" });
		await soon(7 * 24 * 60);
		await database.transaction((tx) => sports.suspend(tx, suspended));
		await database.transaction((tx) => sports.close(tx, closed));
		const offered = () => sports.nextEvents("darts", 9).map(({ eventId }) => eventId);
		expect(offered()).toEqual([idText(begun), idText(open)]);
		clock.advance(2 * MINUTE_MS);
		expect(offered()).toEqual([idText(open)]);
	});

	it("separates virtuals from sports", async () => {
		const race = await app.onSale({ vertical: "virtuals", competitionId: "races" });
		expect(await events({ competition: "races" })).toEqual([]);
		expect(await events({ competition: "races", vertical: "virtuals" })).toEqual([idText(race.eventId)]);
	});

	it("returns one event with all markets, and reports an unknown one", async () => {
		const event = await app.onSale();
		const answer = await calls().call(readEvent, { params: { eventId: idText(event.eventId) } }, ANYONE);
		expect(answer.markets.map(({ kind, lineX100 }) => [kind, lineX100])).toEqual([
			["match-result", undefined],
			["total-goals", 250],
		]);
		const nowhere = calls().call(readEvent, { params: { eventId: "0000000000000" } }, ANYONE);
		await expect(nowhere).rejects.toThrow("EVENT_UNKNOWN");
	});

	it("returns the limits before a bet is placed", async () => {
		expect(await calls().call(readBetLimits, { query: { currency: "CAD" } }, ANYONE)).toEqual({
			currency: "CAD",
			minStakeMinor: 10,
			maxStakeMinor: 500_000,
			maxPayoutMinor: 25_000_000,
			maxLegs: 12,
		});
		await expect(calls().call(readBetLimits, { query: { currency: "XXX" } }, ANYONE)).rejects.toThrow("NOT_FOUND");
	});
});

describe("what is on sale", () => {
	it("notifies open pages after the commit, and not when it is rolled back", async () => {
		const event = await app.onSale();
		const id = idText(event.eventId);
		const prices = [{ marketNumber: 1, selections: [{ key: "draw", priceX10000: 35_000 }] }];
		app.published.length = 0;
		const failing = app.database.transaction(async (tx) => {
			await app.sports.reprice(tx, event.eventId, prices);
			throw new Error("no");
		});
		await expect(failing).rejects.toThrow("no");
		expect(app.published).toEqual([]);
		await app.database.transaction((tx) => app.sports.reprice(tx, event.eventId, prices));
		expect(app.published.map(({ topic, kind }) => [topic, kind])).toEqual([
			["events", "event"],
			[`prices:${id}`, "event"],
		]);
		expect(app.published[0]?.data).toMatchObject({
			event: { mainMarket: { selections: [{}, { priceX10000: 35_000 }, {}] } },
		});
	});

	it("is there again after a restart", async () => {
		const event = await app.onSale({ details: { note: "kept" } });
		const again = await app.reopen();
		expect(again.event(event.eventId)).toEqual(app.sports.event(event.eventId));
		expect(again.eventOfSource("test", event.sourceKey)?.details).toEqual({ note: "kept" });
	});

	it("is left as it is when its source offers it again", async () => {
		const event = await app.onSale();
		const other = app.newId();
		await app.database.transaction((tx) => app.sports.offer(tx, [{ ...event, eventId: other, round: "9" }]));
		expect(app.sports.event(other)).toBeUndefined();
		expect(app.sports.eventOfSource("test", event.sourceKey)?.round).toBe("1");
	});

	it("can be suspended, and sold again", async () => {
		const event = await app.onSale();
		const state = () => app.sports.event(event.eventId)?.markets[0]?.state;
		const { sports, database } = app;
		await database.transaction((tx) => sports.suspend(tx, event.eventId));
		expect(state()).toBe("suspended");
		await database.transaction((tx) => sports.resume(tx, event.eventId));
		expect(state()).toBe("open");
		await database.transaction((tx) => sports.close(tx, event.eventId));
		await database.transaction((tx) => sports.resume(tx, event.eventId));
		expect(state()).toBe("closed");
	});
});
