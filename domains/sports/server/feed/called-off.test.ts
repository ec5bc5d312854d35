import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DAY_MS, HOUR_MS } from "@baize/kernel/time";
import type { Session } from "@baize/platform-server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AWAITED_MS, CORRECTED_FOR_MS } from "../../contract/index.ts";
import { betsOf, legOn, openTestSports, placedBet, type TestSports } from "../../testing/index.ts";
import { listCorrectionRows } from "../corrections/correction-store.ts";
import { OPENFOOTBALL } from "./openfootball.ts";

const HEAD = "league,season,round,date,kickoff_local,home,away,status,ft_home,ft_away\n";
const PAST = Array.from(
	{ length: 9 },
	(_, at) => `en.1,2025-26,${at},2026-03-0${at + 1},15:00,${at % 2 ? "A,B" : "B,A"},,${at % 3},1\n`,
).join("");
const KICK_OFF_MS = Date.UTC(2026, 10, 21, 15);
const warnings: string[] = [];

let folder: string;
let app: TestSports;
let someone: Session;
beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "baize-feed-"));
	writeFeed("A,B,,,");
	app = await openTestSports({ feed: { kind: "openfootball", source: folder } });
	warnings.length = 0;
	vi.spyOn(app.ports.log, "warn").mockImplementation((_of: unknown, text?: string) => void warnings.push(text ?? ""));
	await app.refresh();
	someone = await app.punter(5_000n);
});
afterEach(async () => {
	expect(await app.sports.auditBets()).toEqual([]);
	await app.close();
	rmSync(folder, { recursive: true });
});

/** What the feed's file contains of the match from now on; without a line, nothing. */
function writeFeed(line: string | null, date = "2026-11-21"): void {
	const row = line === null ? "" : `en.1,2026-27,13,${date},15:00,${line}\n`;
	writeFileSync(join(folder, "matches.csv"), `${HEAD}${PAST}${row}`);
}

async function log(): Promise<void> {
	await app.refresh();
	await app.settle();
}

const match = () => app.sports.eventOfSource(OPENFOOTBALL, "en-1/2026-27/a-v-b");
const onMatch = () => match()!.markets[0]!.selections[0]!;
const bets = () => betsOf(app, someone);
const cash = async (): Promise<number | undefined> =>
	(await app.wallet.balances(someone.playerId, "CAD", "en")).find(({ type }) => type === "playable")?.amountMinor;

describe("[SPORT-03] a real match that is called off", () => {
	it.each(["CANCELLED", "annulled", "ABANDONED"])("with the status %s returns the stake", async (status) => {
		await placedBet(app, someone, [onMatch()]);
		writeFeed(`A,B,${status},1,0`);
		await log();
		expect(await bets()).toMatchObject([{ status: "void", payoutMinor: 1_000 }]);
		expect(await cash()).toBe(5_000);
		expect(match()?.phase).toBe(status === "ABANDONED" ? "abandoned" : "cancelled");
	});

	it("counts as 1.00 in a multiple", async () => {
		const other = await app.onSale();
		await placedBet(app, someone, [onMatch(), legOn(other, "home")]);
		writeFeed("A,B,cancelled,,");
		await log();
		await app.database.transaction((tx) =>
			app.sports.result(tx, other.eventId, { status: "finished", home: 1, away: 0 }),
		);
		await app.settle();
		expect(await bets()).toMatchObject([{ status: "won", payoutMinor: 2_100 }]);
	});
});

describe("[SPORT-03] a real match that is postponed", () => {
	it("takes no bet, waits, and is sold and settled once it has its date", async () => {
		await placedBet(app, someone, [onMatch()]);
		writeFeed("A,B,postponed,,");
		await log();
		await expect(placedBet(app, someone, [onMatch()])).rejects.toThrow("EVENT_STARTED");
		expect(match()).toMatchObject({ phase: "upcoming", startPrecision: "none" });
		app.clock.set(KICK_OFF_MS + 7 * DAY_MS);
		await log();
		expect(match()).toMatchObject({ phase: "awaiting", startPrecision: "none" });
		expect(await bets()).toMatchObject([{ status: "open", legs: [{ startPrecision: "none" }] }]);
		writeFeed("A,B,,,", "2026-12-16");
		await log();
		expect(match()).toMatchObject({ phase: "upcoming", startPrecision: "time" });
		await placedBet(app, someone, [onMatch()]);
		app.clock.set(KICK_OFF_MS + AWAITED_MS + DAY_MS);
		writeFeed("A,B,,3,0", "2026-12-16");
		await log();
		expect((await bets()).map(({ status }) => status)).not.toContain("open");
	});
});

describe("[SPORT-03] a match that waits for its result", () => {
	it("is void after its time, even when its feed no longer has it", async () => {
		await placedBet(app, someone, [onMatch()]);
		writeFeed(null);
		app.clock.set(KICK_OFF_MS + AWAITED_MS - 1);
		await log();
		expect(await bets()).toMatchObject([{ status: "open" }]);
		app.clock.advance(1);
		await log();
		expect(await bets()).toMatchObject([{ status: "void", payoutMinor: 1_000 }]);
		expect(warnings).toEqual(["a match without a result was made void"]);
	});

	it("is settled by a result that comes later, when the server was down in between", async () => {
		await placedBet(app, someone, [onMatch()]);
		app.clock.set(KICK_OFF_MS + 2 * AWAITED_MS);
		writeFeed("A,B,,1,0");
		await app.reopen();
		await log();
		expect(await bets()).toMatchObject([{ status: "won" }]);
	});

	it("is void too when another feed is read by now", async () => {
		const left = await app.onSale({ source: "a feed of before" });
		await placedBet(app, someone, [legOn(left, "home")]);
		app.clock.set(left.startsAtMs + AWAITED_MS);
		await log();
		expect(await bets()).toMatchObject([{ status: "void" }]);
	});
});

describe("[SPORT-03] a result that is corrected", () => {
	/** Ends the match late, as hand-written results come, and returns when. */
	async function settled(): Promise<number> {
		await placedBet(app, someone, [onMatch()]);
		const atMs = KICK_OFF_MS + 5 * DAY_MS;
		app.clock.set(atMs);
		writeFeed("A,B,,1,0");
		await log();
		return atMs;
	}

	it.each([
		["as long as the rules say, also after a restart", CORRECTED_FOR_MS, ["a feed reported another result"]],
		["and no longer", CORRECTED_FOR_MS + 1, []],
	])("is noticed %s", async (_how_long, afterMs, published) => {
		const atMs = await settled();
		const before = await bets();
		app.clock.set(atMs + afterMs);
		await app.onSale({ startsAtMs: atMs + 2 * afterMs, closesAtMs: atMs + 2 * afterMs });
		if (afterMs === CORRECTED_FOR_MS) await app.reopen();
		writeFeed("A,B,cancelled,,");
		await log();
		expect(warnings).toEqual(published);
		expect(await bets()).toEqual(before);
	});

	it("is reported to the operator once and changes no bet", async () => {
		await placedBet(app, someone, [onMatch()]);
		app.clock.set(KICK_OFF_MS + 2 * HOUR_MS);
		writeFeed("A,B,,1,0");
		await log();
		const settled = await bets();
		expect(settled).toMatchObject([{ status: "won" }]);
		writeFeed("A,B,,1,1");
		await log();
		await log();
		expect(warnings).toEqual(["a feed reported another result"]);
		expect(await bets()).toEqual(settled);
		const noted = await listCorrectionRows(app.database.reader, { state: "open", cursor: undefined, limit: 10 });
		expect(noted).toMatchObject([
			{ event_name: "A – B", source: OPENFOOTBALL, settled: { home: 1, away: 0 }, reported: { home: 1, away: 1 } },
		]);
	});

	it.each([false, true])("back to the first one is reported again, too (after a restart: %s)", async (isRestarted) => {
		await settled();
		writeFeed("A,B,,1,1");
		await log();
		app.clock.advance(HOUR_MS);
		if (isRestarted) await app.reopen();
		writeFeed("A,B,,1,0");
		await log();
		await log();
		const noted = await listCorrectionRows(app.database.reader, { state: "open", cursor: undefined, limit: 10 });
		expect(noted.map(({ reported }) => reported)).toMatchObject([
			{ home: 1, away: 1 },
			{ home: 1, away: 0 },
		]);
		expect(warnings).toHaveLength(2);
	});
});
