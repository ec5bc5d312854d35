import { readId } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import type { Session } from "@baize/platform-server";
import { openInProcessClient } from "@baize/platform-server";
import { listBets, placeBet } from "@baize/sports/contract";
import { aBetId, openTestSports, type TestSports } from "@baize/sports/testing";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PICTURE_DELAY_MS, type RaceView, type RunnerView, readRace, readRaceSchedule } from "../contract/index.ts";
import { openTestVirtuals, type TestVirtuals } from "../testing/index.ts";
import { RACES_RETAINED_MS } from "./delete-old-races.ts";

/** Every race has ended by then, including its picture. */
const LONGEST_RACE_MS = 45_000;

let book: TestSports;
let app: TestVirtuals;
beforeEach(async () => {
	book = await openTestSports();
	app = openTestVirtuals({ database: book.database, clock: book.clock, sports: book.sports });
	await app.runRaceSchedule();
});
afterEach(async () => {
	expect(await book.sports.auditBets()).toEqual([]);
	expect(await book.ledger.audit()).toEqual([]);
	await book.close();
});

const race = (raceId: string): Promise<RaceView> => app.call(readRace, { params: { raceId } });
const nextRace = async (): Promise<RaceView> => race((await app.call(readRaceSchedule, {})).next[0]!.raceId);

const callOf = (session: Session) => {
	const calls = openInProcessClient(book.sports.bindings);
	const visit = { session, locale: "en" as const, ip: "", userAgent: "", cookies: {} };
	return {
		bet: (leg: RunnerView["win"], stakeMinor: number) =>
			calls.call(
				placeBet,
				{
					params: { session: session.handle },
					body: {
						betId: aBetId(book.clock.nowMs()),
						kind: "single",
						stakeMinor,
						legs: [{ selectionId: leg.selectionId, priceX10000: leg.priceX10000 }],
						acceptPriceChanges: "none",
					},
				},
				visit,
			),
		bets: async () =>
			(await calls.call(listBets, { params: { session: session.handle }, query: {} }, visit)).bets.toReversed(),
	};
};

/** Takes the race to its end, as the clock and the periodic job would, and settles what waits. */
async function runToTheEnd({ raceId, closesAtMs, startsAtMs }: RaceView): Promise<RaceView> {
	book.clock.set(closesAtMs);
	await app.runRaceSchedule();
	book.clock.set(startsAtMs + LONGEST_RACE_MS);
	await app.runRaceSchedule();
	await book.settle();
	return race(raceId);
}

const cashOf = async ({ playerId }: Session): Promise<bigint> => book.wallet.withdrawable(playerId, "CAD");
const payout = (stakeMinor: number, priceX10000: number): number => Math.floor((stakeMinor * priceX10000) / 10_000);

describe("[VIRT-01] bets on a race", () => {
	it("are paid at once when it has finished: the winner, the placed, and nothing for the others", async () => {
		const session = await book.punter(1_000_000n);
		const { bet, bets } = callOf(session);
		const open = await nextRace();
		for (const runner of open.runners) {
			await bet(runner.win, 100);
			await bet(runner.place, 100);
		}
		const staked = 200n * BigInt(open.runnerCount);
		expect(await cashOf(session)).toBe(1_000_000n - staked);
		const { order } = await runToTheEnd(open);
		const due = open.runners.flatMap(({ number, win, place }) => [
			order![0] === number ? payout(100, win.priceX10000) : 0,
			order!.slice(0, open.places).includes(number) ? payout(100, place.priceX10000) : 0,
		]);
		expect((await bets()).map(({ payoutMinor }) => payoutMinor)).toEqual(due);
		expect(due.filter((paid) => paid > 0)).toHaveLength(1 + open.places);
		expect(await cashOf(session)).toBe(1_000_000n - staked + BigInt(due.reduce((sum, paid) => sum + paid, 0)));
	});

	it("stay open while it runs: a wallet does not reveal how it will end", async () => {
		const session = await book.punter();
		const { bet, bets } = callOf(session);
		const open = await nextRace();
		await bet(open.runners[0]!.win, 1_000);
		book.clock.set(open.closesAtMs);
		await app.runRaceSchedule();
		const { rows } = await sql<{ duration_ms: number }>`
			select duration_ms from virtuals.race where race_id = ${readId(open.raceId)}`.execute(book.database.reader);
		book.clock.set(open.startsAtMs + rows[0]!.duration_ms + PICTURE_DELAY_MS - 1);
		await app.runRaceSchedule();
		await book.settle();
		expect((await bets())[0]!.status).toBe("open");
	});

	it("are taken until the close and not a moment longer, even where no keeper has come by", async () => {
		const session = await book.punter();
		const { bet } = callOf(session);
		const open = await nextRace();
		const leg = open.runners[0]!.win;
		book.clock.set(open.closesAtMs - 1);
		await bet(leg, 1_000);
		book.clock.set(open.closesAtMs);
		await expect(bet(leg, 1_000)).rejects.toMatchObject({ code: "EVENT_STARTED" });
		await app.runRaceSchedule();
		await expect(bet(leg, 1_000)).rejects.toMatchObject({ code: "EVENT_STARTED" });
		expect(await cashOf(session)).toBe(99_000n);
	});

	it("on a race that was due while the server was down are settled when it is back", async () => {
		const session = await book.punter();
		const { bet, bets } = callOf(session);
		const open = await nextRace();
		for (const runner of open.runners) await bet(runner.win, 100);
		book.clock.set(open.startsAtMs + 3_600_000);
		const sports = await book.reopen();
		app = openTestVirtuals({ database: book.database, clock: book.clock, sports });
		await app.look();
		await app.runRaceSchedule();
		await app.runRaceSchedule();
		await book.settle();
		const { order } = await race(open.raceId);
		const won = (await bets()).filter(({ status }) => status === "won");
		expect(won.map(({ legs }) => legs[0]!.key)).toEqual([String(order![0])]);
	});

	it("go back where the race cannot be drawn from its committed seed", async () => {
		const session = await book.punter();
		const { bet, bets } = callOf(session);
		const open = await nextRace();
		await bet(open.runners[0]!.win, 2_500);
		book.clock.set(open.closesAtMs);
		const secrets = { keyFor: () => Buffer.alloc(32) };
		const other = openTestVirtuals({ database: book.database, clock: book.clock, sports: book.sports, secrets });
		await other.look();
		await other.runRaceSchedule();
		await book.settle();
		expect((await bets())[0]).toMatchObject({ status: "void", payoutMinor: 2_500 });
		expect(await cashOf(session)).toBe(100_000n);
	});
});

describe("[VIRT-01] old races", () => {
	it("are deleted a fortnight after their end, except races with bets, which are shown for good", async () => {
		const session = await book.punter();
		const player = callOf(session);
		const betOn = await nextRace();
		await player.bet(betOn.runners[0]!.win, 1_000);
		await runToTheEnd(betOn);
		const other = await nextRace();
		await runToTheEnd(other);
		book.clock.advance(RACES_RETAINED_MS - DAY_MS);
		await app.deleteOldRaces();
		expect((await race(other.raceId)).phase).toBe("finished");
		book.clock.advance(2 * DAY_MS);
		await app.deleteOldRaces();
		await app.look();
		expect((await race(betOn.raceId)).order).not.toBeNull();
		expect(await player.bets()).toHaveLength(1);
		const { rows } = await sql<{ race_id: bigint }>`select race_id from virtuals.race join sports.event
			on event_id = race_id where ended_at is not null`.execute(book.database.reader);
		expect(rows.map((row) => row.race_id)).toEqual([readId(betOn.raceId)]);
		const { rows: left } = await sql`select from virtuals.race where race_id = ${readId(other.raceId)}
			union all select from sports.event where event_id = ${readId(other.raceId)}`.execute(book.database.reader);
		expect(left).toEqual([]);
	});
});
