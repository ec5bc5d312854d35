import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import { openInProcessClient, type Session } from "@baize/platform-server";
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
let app: TestSports;
/** The process that was started last, whose feed is read. */
let running: Sports;
let someone: Session;
const warnings: string[] = [];
/** A bus on which every process receives what one publishes. */
let subscribers: ((text: string) => void)[];

beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "baize-feeds-"));
	write("old", "A,B,,,", "C,D,,,");
	subscribers = [];
	warnings.length = 0;
	const bus: SportsPorts["bus"] = {
		publish: (_channel, text) => {
			for (const log of subscribers) log(text);
		},
		subscribe: (_channel, log) => void subscribers.push(log),
	};
	app = await openTestSports({ feed: feedIn("old"), bus });
	vi.spyOn(app.ports.log, "warn").mockImplementation((_of: unknown, text?: string) => void warnings.push(text ?? ""));
	running = app.sports;
	await running.refreshFeed();
	someone = await app.punter(5_000n);
});
afterEach(async () => {
	expect(await app.sports.auditBets()).toEqual([]);
	await app.close();
	rmSync(folder, { recursive: true });
});

const feedIn = (place: string): SportsPorts["feed"] => ({ kind: "openfootball", source: join(folder, place) });

/** Matches in a folder, an hour from now. */
function write(place: string, ...lines: string[]): void {
	mkdirSync(join(folder, place), { recursive: true });
	const rows = lines.map((line) => `en.1,2026-27,13,2026-11-21,15:00,${line}\n`).join("");
	writeFileSync(join(folder, place, "matches.csv"), HEAD + PAST + rows);
}

/** A server process started with a feed, as after a restart with another SPORTS_FEED. */
async function started(feed: SportsPorts["feed"]): Promise<Sports> {
	running = await openSports({ ...app.ports, feed });
	return running;
}

const match = (sports: Sports, pair = "a-v-b") => sports.eventOfSource(OPENFOOTBALL, `en-1/2026-27/${pair}`)!;
const legOf = (sports: Sports, pair?: string) => match(sports, pair).markets[0]!.selections[0]!;
const bet = (sports: Sports, pair?: string) => placedBet({ sports, clock: app.clock }, someone, [legOf(sports, pair)]);
const callsOf = (sports: Sports) => openInProcessClient(sports.bindings);
const shownBy = async (sports: Sports, when?: { when: "finished" }): Promise<string[]> => {
	const { events } = await callsOf(sports).call(listEvents, { query: { competition: "en.1", ...when } }, ANYONE);
	return events.map(({ participants }) => participants.map(({ name }) => name).join("-"));
};
const cash = async (): Promise<bigint> => app.wallet.withdrawable(someone.playerId, "CAD");

describe("[SPORT-04] a change of SPORTS_FEED", () => {
	it("takes the old feed's events off sale at once, in every process", async () => {
		expect(await shownBy(app.sports)).toEqual(["A-B", "C-D"]);
		const { selectionId } = legOf(app.sports);
		const other = await started(SIMULATED);
		for (const sports of [other, app.sports]) {
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
				feedStopped: { atMs: app.clock.nowMs(), voidAtMs: app.clock.nowMs() + FEED_STOPPED_VOID_MS },
			});
		}
		expect(
			app.published.filter(({ topic, kind }) => topic === "events" && kind === "event").at(-1)?.data.event,
		).toMatchObject({ feedStopped: { atMs: app.clock.nowMs() } });
		expect(await cash()).toBe(5_000n);
		await running.refreshFeed();
		expect(other.nextEvents("football", 9).length).toBeGreaterThan(0);
	});

	it("applies in a process that was not notified: what is on sale is read from the database", async () => {
		subscribers.length = 0;
		await started(SIMULATED);
		expect(match(app.sports).feedStopped).toBeNull();
		await expect(bet(app.sports)).rejects.toMatchObject({ code: "MARKET_SUSPENDED" });
		expect(await cash()).toBe(5_000n);
	});

	it("leaves bets on them open and says until when they wait, then voids them", async () => {
		await bet(app.sports);
		const stoppedAtMs = app.clock.nowMs();
		const other = await started(SIMULATED);
		const bets = () => betsOf({ sports: other }, someone);
		const waiting = { atMs: stoppedAtMs, voidAtMs: stoppedAtMs + FEED_STOPPED_VOID_MS };
		expect(await bets()).toMatchObject([{ status: "open", legs: [{ phase: "upcoming", feedStopped: waiting }] }]);
		app.clock.set(Date.UTC(2026, 10, 21, 16));
		await running.refreshFeed();
		await app.settle();
		expect(await bets()).toMatchObject([{ status: "open", legs: [{ phase: "awaiting", live: null }] }]);
		app.clock.set(stoppedAtMs + FEED_STOPPED_VOID_MS - 1);
		await running.refreshFeed();
		await app.settle();
		expect((await bets())[0]!.status).toBe("open");
		app.clock.advance(1);
		await running.refreshFeed();
		await app.settle();
		expect(await bets()).toMatchObject([
			{ status: "void", payoutMinor: 1_000, legs: [{ phase: "cancelled", feedStopped: null }] },
		]);
		expect(await cash()).toBe(5_000n);
		expect(warnings).toContain("a match without a result was made void");
		expect(await shownBy(other, { when: "finished" })).toEqual([]);
	});

	it("back to the old feed puts them on sale again, and settles what has ended meanwhile", async () => {
		await bet(app.sports);
		await started(SIMULATED);
		app.clock.advance(HOUR_MS);
		const back = await started(feedIn("old"));
		await expect(bet(back)).rejects.toMatchObject({ code: "MARKET_SUSPENDED" });
		await running.refreshFeed();
		expect(match(back)).toMatchObject({ feedStopped: null, markets: [{ state: "open" }, {}, {}, {}, {}] });
		expect(await shownBy(back)).toEqual(["A-B", "C-D"]);
		await bet(back, "c-v-d");
		await started(SIMULATED);
		app.clock.set(Date.UTC(2026, 10, 21, 18));
		write("old", "A,B,,3,0", "C,D,,0,1");
		const again = await started(feedIn("old"));
		await running.refreshFeed();
		await app.settle();
		const [second, first] = await betsOf({ sports: again }, someone);
		expect([first!.status, second!.status]).toEqual(["won", "lost"]);
	});

	it("brings a simulated match that was missed meanwhile to its end", async () => {
		const simulated = await started(SIMULATED);
		await running.refreshFeed();
		const [next] = simulated.nextEvents("football", 1);
		const leg = next!.mainMarket!.selections[0]!;
		await placedBet({ sports: simulated, clock: app.clock }, someone, [leg]);
		const away = await started(feedIn("old"));
		expect(await betsOf({ sports: away }, someone)).toMatchObject([{ legs: [{ feedStopped: {} }] }]);
		app.clock.set(next!.startsAtMs + 30 * MINUTE_MS);
		const back = await started(SIMULATED);
		await running.refreshFeed();
		await app.settle();
		expect((await betsOf({ sports: back }, someone))[0]!.status).toMatch(/^(won|lost)$/);
	});

	it("to other data of the same kind keeps the matches in both, under their keys, and takes the rest off sale", async () => {
		write("new", "A,B,,,", "E,F,,,");
		const { eventId } = match(app.sports);
		const moved = await started(feedIn("new"));
		expect(match(moved).feedStopped).not.toBeNull();
		await running.refreshFeed();
		expect(await shownBy(moved)).toEqual(["A-B", "E-F"]);
		expect(match(moved).eventId).toBe(eventId);
		expect(match(moved, "c-v-d").feedStopped).not.toBeNull();
		await expect(bet(moved, "c-v-d")).rejects.toMatchObject({ code: "MARKET_SUSPENDED" });
	});

	it("stops an older process with another feed from publishing", async () => {
		const old = app.sports;
		await started(SIMULATED);
		write("old", "A,B,,,", "C,D,,,", "E,F,,,");
		await old.refreshFeed();
		await old.refreshFeed();
		expect(match(old)).toMatchObject({ feedStopped: {} });
		expect(old.eventOfSource(OPENFOOTBALL, "en-1/2026-27/e-v-f")).toBeUndefined();
		expect(warnings.filter((text) => /started with another feed/.test(text))).toHaveLength(1);
	});

	it("changes nothing at a restart with the same feed, nor for what is no feed's", async () => {
		const event = await app.onSale();
		const same = await started(feedIn("old"));
		expect(match(same).feedStopped).toBeNull();
		await bet(same);
		const other = await started(SIMULATED);
		expect(other.event(event.eventId)).toMatchObject({ feedStopped: null, markets: [{ state: "open" }, {}] });
	});
});
