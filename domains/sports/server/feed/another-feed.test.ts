import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import { openHouseCalls, type Session } from "@baize/platform-server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FEED_STOPPED_VOID_MS, listEvents, listSports, readEvent, readQuotes } from "../../contract/index.ts";
import { betsOf, openTestSports, placedBet, type TestSports } from "../../testing/index.ts";
import { openSports, type Sports, type SportsPorts } from "../index.ts";
import { OPENFOOTBALL } from "./openfootball.ts";

const HEAD = "league,season,round,date,kickoff_local,home,away,status,ft_home,ft_away\n";
const PAST = Array.from(
	{ length: 9 },
	(_, at) => `en.1,2025-26,${at},2026-03-0${at + 1},15:00,${at % 2 ? "A,B" : "B,A"},,${at % 3},1\n`,
).join("");
const SIMULATED: SportsPorts["feed"] = { kind: "simulated" };
const ANYONE = { session: undefined, locale: "en" as const, ip: "", userAgent: "", cookies: {} };

let folder: string;
let house: TestSports;
let someone: Session;
const warnings: string[] = [];
/** What one process publishes, all hear. */
let hearers: ((text: string) => void)[];

beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "baize-feeds-"));
	write("old", "A,B,,,", "C,D,,,");
	hearers = [];
	warnings.length = 0;
	const bus: SportsPorts["bus"] = {
		publish: (_channel, text) => {
			for (const hear of hearers) hear(text);
		},
		subscribe: (_channel, hear) => void hearers.push(hear),
	};
	house = await openTestSports({ feed: feedIn("old"), bus });
	vi.spyOn(house.ports.log, "warn").mockImplementation((_of: unknown, text?: string) => void warnings.push(text ?? ""));
	house.sports.start();
	await house.refresh();
	someone = await house.punter(5_000n);
});
afterEach(async () => {
	expect(await house.sports.auditBets()).toEqual([]);
	await house.close();
	rmSync(folder, { recursive: true });
});

const feedIn = (place: string): SportsPorts["feed"] => ({ kind: "openfootball", source: join(folder, place) });

/** Matches of a place, an hour from now. */
function write(place: string, ...lines: string[]): void {
	mkdirSync(join(folder, place), { recursive: true });
	const rows = lines.map((line) => `en.1,2026-27,13,2026-11-21,15:00,${line}\n`).join("");
	writeFileSync(join(folder, place, "matches.csv"), HEAD + PAST + rows);
}

/** A server process that starts with a feed, as after a restart with another SPORTS_FEED. */
async function started(feed: SportsPorts["feed"]): Promise<Sports> {
	const sports = await openSports({ ...house.ports, feed });
	sports.start();
	return sports;
}

const match = (sports: Sports, pair = "a-v-b") => sports.eventOfSource(OPENFOOTBALL, `en-1/2026-27/${pair}`)!;
const legOf = (sports: Sports, pair?: string) => match(sports, pair).markets[0]!.selections[0]!;
const bet = (sports: Sports, pair?: string) =>
	placedBet({ sports, clock: house.clock }, someone, [legOf(sports, pair)]);
const callsOf = (sports: Sports) => openHouseCalls(sports.bindings);
const shownBy = async (sports: Sports, when?: { when: "finished" }): Promise<string[]> => {
	const { events } = await callsOf(sports).call(listEvents, { query: { competition: "en.1", ...when } }, ANYONE);
	return events.map(({ participants }) => participants.map(({ name }) => name).join("-"));
};
const cash = async (): Promise<bigint> => house.wallet.withdrawable(someone.playerId, "CAD");

describe("[SPORT-04] a change of SPORTS_FEED", () => {
	it("takes the old feed's events off sale at once, in every process", async () => {
		expect(await shownBy(house.sports)).toEqual(["A-B", "C-D"]);
		const { selectionId } = legOf(house.sports);
		const other = await started(SIMULATED);
		for (const sports of [other, house.sports]) {
			await vi.waitFor(() => expect(match(sports).feedStopped).not.toBeNull());
			const { call } = callsOf(sports);
			await expect(bet(sports)).rejects.toMatchObject({ code: "MARKET_SUSPENDED" });
			expect(match(sports).markets.map(({ state }) => state)).toEqual(match(sports).markets.map(() => "suspended"));
			const { quotes } = await call(readQuotes, { query: { selections: selectionId } }, ANYONE);
			expect(quotes).toMatchObject([{ isOpen: false, marketState: "suspended" }]);
			expect(await shownBy(sports)).toEqual([]);
			const { sports: tree } = await call(listSports, { query: {} }, ANYONE);
			expect(tree.flatMap(({ competitions }) => competitions.map(({ competitionId }) => competitionId))).toEqual([]);
			expect(sports.nextEvents("football", 9)).toEqual([]);
			const { eventId } = match(sports);
			expect(await call(readEvent, { params: { eventId } }, ANYONE)).toMatchObject({
				phase: "upcoming",
				feedStopped: { atMs: house.clock.nowMs(), voidAtMs: house.clock.nowMs() + FEED_STOPPED_VOID_MS },
			});
		}
		expect(
			house.told.filter(({ topic, kind }) => topic === "events" && kind === "event").at(-1)?.data.event,
		).toMatchObject({ feedStopped: { atMs: house.clock.nowMs() } });
		expect(await cash()).toBe(5_000n);
		await house.refresh();
		expect(other.nextEvents("football", 9).length).toBeGreaterThan(0);
	});

	it("holds in a process that has not heard of it: what is on sale stands in the database", async () => {
		hearers.length = 0;
		await started(SIMULATED);
		expect(match(house.sports).feedStopped).toBeNull();
		await expect(bet(house.sports)).rejects.toMatchObject({ code: "MARKET_SUSPENDED" });
		expect(await cash()).toBe(5_000n);
	});

	it("leaves bets on them open and says until when they wait, then makes them void", async () => {
		await bet(house.sports);
		const stoppedAtMs = house.clock.nowMs();
		const other = await started(SIMULATED);
		const bets = () => betsOf({ sports: other }, someone);
		const waiting = { atMs: stoppedAtMs, voidAtMs: stoppedAtMs + FEED_STOPPED_VOID_MS };
		expect(await bets()).toMatchObject([{ status: "open", legs: [{ phase: "upcoming", feedStopped: waiting }] }]);
		house.clock.set(Date.UTC(2026, 10, 21, 16));
		await house.refresh();
		await house.settle();
		expect(await bets()).toMatchObject([{ status: "open", legs: [{ phase: "awaiting", live: null }] }]);
		house.clock.set(stoppedAtMs + FEED_STOPPED_VOID_MS - 1);
		await house.refresh();
		await house.settle();
		expect((await bets())[0]!.status).toBe("open");
		house.clock.advance(1);
		await house.refresh();
		await house.settle();
		expect(await bets()).toMatchObject([
			{ status: "void", payoutMinor: 1_000, legs: [{ phase: "cancelled", feedStopped: null }] },
		]);
		expect(await cash()).toBe(5_000n);
		expect(warnings).toContain("a match without a result was made void");
		expect(await shownBy(other, { when: "finished" })).toEqual([]);
	});

	it("back to the old feed puts them on sale again, and settles what has ended meanwhile", async () => {
		await bet(house.sports);
		await started(SIMULATED);
		house.clock.advance(HOUR_MS);
		const back = await started(feedIn("old"));
		await expect(bet(back)).rejects.toMatchObject({ code: "MARKET_SUSPENDED" });
		await house.refresh();
		expect(match(back)).toMatchObject({ feedStopped: null, markets: [{ state: "open" }, {}, {}, {}, {}] });
		expect(await shownBy(back)).toEqual(["A-B", "C-D"]);
		await bet(back, "c-v-d");
		await started(SIMULATED);
		house.clock.set(Date.UTC(2026, 10, 21, 18));
		write("old", "A,B,,3,0", "C,D,,0,1");
		const again = await started(feedIn("old"));
		await house.refresh();
		await house.settle();
		const [second, first] = await betsOf({ sports: again }, someone);
		expect([first!.status, second!.status]).toEqual(["won", "lost"]);
	});

	it("brings a simulated match that was missed meanwhile to its end", async () => {
		const simulated = await started(SIMULATED);
		await house.refresh();
		const [next] = simulated.nextEvents("football", 1);
		const leg = next!.mainMarket!.selections[0]!;
		await placedBet({ sports: simulated, clock: house.clock }, someone, [leg]);
		const away = await started(feedIn("old"));
		expect(await betsOf({ sports: away }, someone)).toMatchObject([{ legs: [{ feedStopped: {} }] }]);
		house.clock.set(next!.startsAtMs + 30 * MINUTE_MS);
		const back = await started(SIMULATED);
		await house.refresh();
		await house.settle();
		expect((await betsOf({ sports: back }, someone))[0]!.status).toMatch(/^(won|lost)$/);
	});

	it("to other data of the same kind keeps what both tell, under its key, and takes the rest off sale", async () => {
		write("new", "A,B,,,", "E,F,,,");
		const { eventId } = match(house.sports);
		const moved = await started(feedIn("new"));
		expect(match(moved).feedStopped).not.toBeNull();
		await house.refresh();
		expect(await shownBy(moved)).toEqual(["A-B", "E-F"]);
		expect(match(moved).eventId).toBe(eventId);
		expect(match(moved, "c-v-d").feedStopped).not.toBeNull();
		await expect(bet(moved, "c-v-d")).rejects.toMatchObject({ code: "MARKET_SUSPENDED" });
	});

	it("holds against a process that was started before with another feed: it tells no more", async () => {
		const old = house.sports;
		const oldRound = house.roundOf("sports.feed");
		await started(SIMULATED);
		write("old", "A,B,,,", "C,D,,,", "E,F,,,");
		await oldRound();
		await oldRound();
		expect(match(old)).toMatchObject({ feedStopped: {} });
		expect(old.eventOfSource(OPENFOOTBALL, "en-1/2026-27/e-v-f")).toBeUndefined();
		expect(warnings.filter((text) => /started with another feed/.test(text))).toHaveLength(1);
	});

	it("changes nothing at a restart with the same feed, nor for what is no feed's", async () => {
		const event = await house.onSale();
		const same = await started(feedIn("old"));
		expect(match(same).feedStopped).toBeNull();
		await bet(same);
		const other = await started(SIMULATED);
		expect(other.event(event.eventId)).toMatchObject({ feedStopped: null, markets: [{ state: "open" }, {}] });
	});
});
