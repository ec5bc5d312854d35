import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DAY_MS, HOUR_MS } from "@baize/kernel/time";
import type { Session } from "@baize/platform-server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AWAITED_MS, CORRECTED_FOR_MS } from "../../contract/index.ts";
import { betsOf, legOn, openTestSports, placedBet, type TestSports } from "../../testing/index.ts";
import { OPENFOOTBALL } from "./openfootball.ts";

const HEAD = "league,season,round,date,kickoff_local,home,away,status,ft_home,ft_away\n";
const PAST = Array.from(
	{ length: 9 },
	(_, at) => `en.1,2025-26,${at},2026-03-0${at + 1},15:00,${at % 2 ? "A,B" : "B,A"},,${at % 3},1\n`,
).join("");
const KICK_OFF_MS = Date.UTC(2026, 10, 21, 15);
const warnings: string[] = [];

let folder: string;
let house: TestSports;
let someone: Session;
beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "baize-feed-"));
	tell("A,B,,,");
	house = await openTestSports({ feed: { kind: "openfootball", source: folder } });
	warnings.length = 0;
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

/** What the feed's file says of the match from now on; nothing at all without a line. */
function tell(line: string | null, date = "2026-11-21"): void {
	const row = line === null ? "" : `en.1,2026-27,13,${date},15:00,${line}\n`;
	writeFileSync(join(folder, "matches.csv"), `${HEAD}${PAST}${row}`);
}

async function hear(): Promise<void> {
	await house.refresh();
	await house.settle();
}

const match = () => house.sports.eventOfSource(OPENFOOTBALL, "en-1/2026-27/a-v-b");
const onMatch = () => match()!.markets[0]!.selections[0]!;
const bets = () => betsOf(house, someone);
const cash = async (): Promise<number | undefined> =>
	(await house.wallet.balances(someone.playerId, "CAD", "en")).find(({ type }) => type === "playable")?.amountMinor;

describe("[SPORT-03] a real match that is called off", () => {
	it.each(["CANCELLED", "annulled", "ABANDONED"])("with the word %s gives the stake back", async (word) => {
		await placedBet(house, someone, [onMatch()]);
		tell(`A,B,${word},1,0`);
		await hear();
		expect(await bets()).toMatchObject([{ status: "void", payoutMinor: 1_000 }]);
		expect(await cash()).toBe(5_000);
		expect(match()?.phase).toBe(word === "ABANDONED" ? "abandoned" : "cancelled");
	});

	it("counts as 1.00 in a multiple", async () => {
		const other = await house.onSale();
		await placedBet(house, someone, [onMatch(), legOn(other, "home")]);
		tell("A,B,cancelled,,");
		await hear();
		await house.database.transaction((tx) =>
			house.sports.result(tx, other.eventId, { status: "finished", home: 1, away: 0 }),
		);
		await house.settle();
		expect(await bets()).toMatchObject([{ status: "won", payoutMinor: 2_100 }]);
	});
});

describe("[SPORT-03] a real match that is postponed", () => {
	it("takes no bet, waits, and is sold and settled once it has its date", async () => {
		await placedBet(house, someone, [onMatch()]);
		tell("A,B,postponed,,");
		await hear();
		await expect(placedBet(house, someone, [onMatch()])).rejects.toThrow("EVENT_STARTED");
		expect(match()).toMatchObject({ phase: "upcoming", startPrecision: "none" });
		house.clock.set(KICK_OFF_MS + 7 * DAY_MS);
		await hear();
		expect(match()).toMatchObject({ phase: "awaiting", startPrecision: "none" });
		expect(await bets()).toMatchObject([{ status: "open", legs: [{ startPrecision: "none" }] }]);
		tell("A,B,,,", "2026-12-16");
		await hear();
		expect(match()).toMatchObject({ phase: "upcoming", startPrecision: "time" });
		await placedBet(house, someone, [onMatch()]);
		house.clock.set(KICK_OFF_MS + AWAITED_MS + DAY_MS);
		tell("A,B,,3,0", "2026-12-16");
		await hear();
		expect((await bets()).map(({ status }) => status)).not.toContain("open");
	});
});

describe("[SPORT-03] a match that waits for its result", () => {
	it("is void after its time, also when its feed has forgotten it", async () => {
		await placedBet(house, someone, [onMatch()]);
		tell(null);
		house.clock.set(KICK_OFF_MS + AWAITED_MS - 1);
		await hear();
		expect(await bets()).toMatchObject([{ status: "open" }]);
		house.clock.advance(1);
		await hear();
		expect(await bets()).toMatchObject([{ status: "void", payoutMinor: 1_000 }]);
		expect(warnings).toEqual(["a match without a result was made void"]);
	});

	it("is settled by one that comes later than that, when the house was closed meanwhile", async () => {
		await placedBet(house, someone, [onMatch()]);
		house.clock.set(KICK_OFF_MS + 2 * AWAITED_MS);
		tell("A,B,,1,0");
		const again = await house.reopen();
		again.start();
		await hear();
		expect(await bets()).toMatchObject([{ status: "won" }]);
	});

	it("is void too when another feed is read by now", async () => {
		const left = await house.onSale({ source: "a feed of before" });
		await placedBet(house, someone, [legOn(left, "home")]);
		house.clock.set(left.startsAtMs + AWAITED_MS);
		await hear();
		expect(await bets()).toMatchObject([{ status: "void" }]);
	});
});

describe("[SPORT-03] a result that is corrected", () => {
	/** Ends the match late, as results that are written by hand come, and answers when. */
	async function settled(): Promise<number> {
		await placedBet(house, someone, [onMatch()]);
		const atMs = KICK_OFF_MS + 5 * DAY_MS;
		house.clock.set(atMs);
		tell("A,B,,1,0");
		await hear();
		return atMs;
	}

	it.each([
		["as long as the rules say, after a restart too", CORRECTED_FOR_MS, ["a feed told another result"]],
		["and no longer", CORRECTED_FOR_MS + 1, []],
	])("is noticed %s", async (_how_long, afterMs, told) => {
		const atMs = await settled();
		const before = await bets();
		house.clock.set(atMs + afterMs);
		await house.onSale({ startsAtMs: atMs + 2 * afterMs, closesAtMs: atMs + 2 * afterMs });
		const again = afterMs === CORRECTED_FOR_MS ? await house.reopen() : house.sports;
		again.start();
		tell("A,B,cancelled,,");
		await hear();
		expect(warnings).toEqual(told);
		expect(await bets()).toEqual(before);
	});

	it("is told to the operator once and changes no bet", async () => {
		await placedBet(house, someone, [onMatch()]);
		house.clock.set(KICK_OFF_MS + 2 * HOUR_MS);
		tell("A,B,,1,0");
		await hear();
		const settled = await bets();
		expect(settled).toMatchObject([{ status: "won" }]);
		tell("A,B,,1,1");
		await hear();
		await hear();
		expect(warnings).toEqual(["a feed told another result"]);
		expect(await bets()).toEqual(settled);
	});
});
