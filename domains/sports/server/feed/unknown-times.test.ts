import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DAY_MS, HOUR_MS } from "@baize/kernel/time";
import type { Session } from "@baize/platform-server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { betsOf, legOn, openTestSports, placedBet, type TestSports } from "../../testing/index.ts";
import { OPENFOOTBALL } from "./openfootball.ts";

const HEAD = "league,season,round,date,kickoff_local,home,away,ft_home,ft_away\n";
const PAST = Array.from(
	{ length: 9 },
	(_, at) => `en.1,2025-26,${at},2026-03-0${at + 1},15:00,${at % 2 ? "A,B" : "B,A"},${at % 3},1\n`,
).join("");

const PAIRS = ["A,B", "C,D", "E,F", "G,H"];
const rounds = { 13: "2026-11-29", 14: "2026-12-06", 15: "2026-12-13" };
const UNFIXED = Object.entries(rounds)
	.flatMap(([round, date]) => PAIRS.map((pair) => `en.1,2026-27,${round},${date},17:00,${pair},,\n`))
	.join("");

let folder: string;
let app: TestSports;
let someone: Session;
beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "baize-feed-"));
	writeFeed("");
	app = await openTestSports({ feed: { kind: "openfootball", source: folder } });
	await app.refresh();
	someone = await app.punter(5_000n);
});
afterEach(async () => {
	expect(await app.sports.auditBets()).toEqual([]);
	await app.close();
	rmSync(folder, { recursive: true });
});

/** Rounds whose times are not fixed yet, plus what is known of one match. */
function writeFeed(known: string): void {
	writeFileSync(join(folder, "fixtures.csv"), HEAD + UNFIXED);
	writeFileSync(join(folder, "matches.csv"), `${HEAD}${PAST}${known && `en.1,2026-27,13,${known}\n`}`);
}

async function log(): Promise<void> {
	await app.refresh();
	await app.settle();
}

const match = () => app.sports.eventOfSource(OPENFOOTBALL, "en-1/2026-27/a-v-b")!;
const onMatch = () => match().markets[0]!.selections.find(({ key }) => key === "home")!;
const bet = () => placedBet(app, someone, [onMatch()]);
const bets = () => betsOf(app, someone);

describe("[SPORT-02] a match of a round that has not been fixed", () => {
	it("is known to its round, and takes no bet from three days before it", async () => {
		expect(match()).toMatchObject({
			startsAtMs: Date.UTC(2026, 10, 29, 12),
			startPrecision: "round",
			closesAtMs: Date.UTC(2026, 10, 26),
			phase: "upcoming",
		});
		await bet();
		expect((await bets())[0]?.legs[0]).toMatchObject({ startPrecision: "round" });
		app.clock.set(Date.UTC(2026, 10, 26));
		await expect(bet()).rejects.toThrow("EVENT_STARTED");
		app.clock.set(Date.UTC(2026, 10, 29, 18));
		expect(match().phase).toBe("awaiting");
	});

	it("is sold again until it kicks off, once its time is known", async () => {
		app.clock.set(Date.UTC(2026, 10, 27));
		writeFeed("2026-11-28,12:30,A,B,,");
		await log();
		expect(match()).toMatchObject({ startPrecision: "time", closesAtMs: Date.UTC(2026, 10, 28, 12, 30) });
		await bet();
		app.clock.set(Date.UTC(2026, 10, 28, 12, 30));
		await expect(bet()).rejects.toThrow("EVENT_STARTED");
	});
});

describe("[SPORT-03] a bet on a match that began earlier than its feed had announced", () => {
	/** The day before betting on the round closes, as if it had been played that noon. */
	const BEGAN_MS = Date.UTC(2026, 10, 25, 12);

	it("is void when it was struck after that, and stands when before", async () => {
		const warn = vi.spyOn(app.ports.log, "warn");
		app.clock.set(BEGAN_MS - 1);
		await bet();
		app.clock.set(BEGAN_MS);
		await bet();
		writeFeed("2026-11-25,12:00,A,B,2,0");
		app.clock.advance(3 * HOUR_MS);
		await log();
		expect(await bets()).toMatchObject([{ status: "void", payoutMinor: 1_000 }, { status: "won" }]);
		expect(match().startsAtMs).toBe(BEGAN_MS);
		expect(warn).toHaveBeenCalledOnce();
	});

	it("counts as 1.00 in a multiple, also when the feed first sends when it began and later how it ended", async () => {
		const other = await app.onSale({ startsAtMs: BEGAN_MS + DAY_MS, closesAtMs: BEGAN_MS + DAY_MS });
		app.clock.set(BEGAN_MS + HOUR_MS);
		await placedBet(app, someone, [onMatch(), legOn(other, "home")]);
		writeFeed("2026-11-25,12:00,A,B,,");
		await log();
		await expect(bet()).rejects.toThrow("EVENT_STARTED");
		writeFeed("2026-11-25,12:00,A,B,2,0");
		await log();
		await app.database.transaction((tx) =>
			app.sports.result(tx, other.eventId, { status: "finished", home: 1, away: 0 }),
		);
		await app.settle();
		expect(await bets()).toMatchObject([{ status: "won", payoutMinor: 2_100 }]);
	});
});

describe("[SPORT-01] a match whose day is known and whose time is not", () => {
	it("is to come until its day has passed, though it takes no bet any more", async () => {
		writeFeed("2026-11-28,,A,B,,");
		await log();
		expect(match()).toMatchObject({ startPrecision: "day", startsAtMs: Date.UTC(2026, 10, 28, 12) });
		app.clock.set(Date.UTC(2026, 10, 28, 18));
		expect(match()).toMatchObject({ phase: "upcoming", markets: [{ state: "closed" }, {}, {}, {}, {}] });
		app.clock.set(Date.UTC(2026, 10, 29, 12));
		expect(match().phase).toBe("awaiting");
	});
});
