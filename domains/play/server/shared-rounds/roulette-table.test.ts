import { BALL_RUNS_MS } from "@baize/engines/roulette";
import { onSpot, type SpotBet } from "@baize/engines/spots";
import { commitmentOf, fromHex, isInChain } from "@baize/kernel/random";
import type { Session } from "@baize/platform-server";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { listRounds, readRound, type TableRoundView } from "../../contract/index.ts";
import { aRoundId, callsOf, openTestPlay, type TestPlay } from "../../testing/index.ts";
import { anyTableOf } from "../../testing/table.ts";
import { sha256 } from "../seeds/hmac.ts";

const GAME = "piazza-roulette";
const RED = onSpot("red", 1_000);

let app: TestPlay;
const tableIn = () => anyTableOf<{ drawn: number }>(app, () => aRoundId(app.clock), { gameId: GAME, bet: RED });
let table: ReturnType<typeof tableIn>;
beforeAll(async () => {
	app = await openTestPlay();
	table = tableIn();
});
afterAll(() => app.close());
afterEach(async () => expect(await app.ledger.audit()).toEqual([]));

const CASH = 1_000_000n;
const someone = (): Promise<Session> => app.newcomer(CASH);
const lostBy = async (session: Session): Promise<number> => Number(CASH - (await app.cashOf(session)));
const openRound = (): Promise<TableRoundView> => table.bettingWhere(() => true);
const on = (...placed: [spot: string, amountMinor: number][]): { bet: SpotBet } => ({
	bet: { spots: placed.map(([spot, amountMinor]) => ({ spot, amountMinor })) },
});
const isZero = ({ drawn }: { drawn: number }): boolean => drawn === 0;

describe("[GAME-01] a round of a roulette table", () => {
	it("takes chips, runs, and pays everybody's places by one number", async () => {
		const [lucky, other, none, many] = [await someone(), await someone(), await someone(), await someone()];
		const round = await table.bettingWhere((outcome) => !isZero(outcome));
		const { drawn } = await table.foresee(round);
		const miss = drawn === 36 ? 35 : drawn + 1;
		await table.place(lucky, round, on([`straight-${drawn}`, 100]));
		await table.place(other, round, on([`straight-${miss}`, 100]));
		await table.place(many, round, on([`straight-${drawn}`, 100], [`straight-${miss}`, 60]));
		await table.finish(round);
		expect(await Promise.all([lucky, other, none, many].map(lostBy))).toEqual([-3_500, 100, 0, -3_440]);
		const ends = await Promise.all([lucky, other, many].map((each) => table.stakesIn(each, round)));
		expect(ends.flat().map(({ state, paidMinor }) => [state, paidMinor])).toEqual([
			["paid", 3_600],
			["lost", 0],
			["paid", 3_600],
		]);
	});

	it("[GAME-02] comes from a chain of its own, and shows nothing of its number before the ball has run", async () => {
		const player = await someone();
		const round = await openRound();
		const { drawn, endsAtMs } = await table.foresee(round);
		expect(endsAtMs).toBe(round.startsAtMs + BALL_RUNS_MS);
		await table.place(player, round);
		app.published.length = 0;
		for (const atMs of [round.locksAtMs, round.startsAtMs, endsAtMs - 1]) {
			await table.driveAt(atMs);
			const { round: now, results } = await table.read();
			expect(now!.outcome).toBeNull();
			expect(results.map(({ number }) => number)).not.toContain(round.number);
			expect(JSON.stringify(app.published)).not.toContain('"drawn"');
		}
		expect((await table.stakesIn(player, round))[0]).toMatchObject({ state: "open" });
		await table.finish(round);
		const { results, chain } = await table.read();
		expect(results[0]).toMatchObject({ number: round.number, outcome: { drawn } });
		const element = fromHex(results[0]!.serverSeed!)!;
		expect(isInChain(element, results[0]!.place, chain!.commitment, sha256)).toBe(true);
		expect(commitmentOf(element, sha256)).toBe(results[0]!.commitment);
	});

	it("shows chips to others under a masked name, or none, and what they have paid once they are settled", async () => {
		const [shown, hidden] = [await someone(), await someone()];
		const round = await table.bettingWhere((outcome) => !isZero(outcome));
		const { drawn } = await table.foresee(round);
		await table.place(shown, round, on([`straight-${drawn}`, 200]));
		await table.place(hidden, round, { ...on(["red", 20], ["dozen-1", 40]), isNameHidden: true });
		app.clock.advance(1_000);
		expect((await table.read()).seats).toMatchObject({
			count: 2,
			seats: [
				{ name: "K…n", stakeMinor: 200, bet: on([`straight-${drawn}`, 200]).bet, paidMinor: null },
				{ name: "", stakeMinor: 60, bet: on(["dozen-1", 40], ["red", 20]).bet, paidMinor: null },
			],
		});
		await table.finish(round);
		app.clock.advance(1_000);
		expect((await table.read()).seats!.seats[0]).toMatchObject({ paidMinor: 7_200, leftX100: null });
	});
});

describe("[GAME-02] a stake at a roulette table", () => {
	it("is a round of the player's, whose receipt has every place with what it paid", async () => {
		const player = await someone();
		const round = await table.bettingWhere((outcome) => !isZero(outcome));
		const { drawn } = await table.foresee(round);
		const { stake } = await table.place(player, round, on([`straight-${drawn}`, 40], ["first-four", 60]));
		const call = callsOf(app.play, player);
		const receipt = () => call(readRound, { params: { session: player.handle, roundId: stake.stakeId } });
		await expect(receipt()).rejects.toMatchObject({ code: "ROUND_STILL_OPEN" });
		await table.finish(round);
		const isFour = drawn <= 3;
		const winMinor = 40 * 36 + (isFour ? 60 * 9 : 0);
		expect(await receipt()).toMatchObject({
			...{ gameId: GAME, stakeMinor: 100, winMinor, actions: [] },
			events: [
				{ type: "resultDrawn", drawn },
				{ type: "spotPaid", spot: `straight-${drawn}`, stakeMinor: 40, amountMinor: 1_440 },
				...(isFour ? [{ type: "spotPaid", spot: "first-four" }] : []),
				{ type: "roundEnded", stakeMinor: 100, winMinor, celebrate: true },
			],
		});
		expect((await receipt()).serverSeed).not.toBeNull();
		const { rounds } = await call(listRounds, { params: { session: player.handle }, query: {} });
		expect(rounds).toMatchObject([{ roundId: stake.stakeId, title: "Piazza Roulette", winMinor }]);
	});

	it("can be followed by three more in the same round, each by itself", async () => {
		const player = await someone();
		const round = await openRound();
		for (const seat of [1, 2, 3, 4]) await table.place(player, round, { ...on(["black", 20 * seat]), seat });
		expect((await table.stakesIn(player, round)).map(({ stakeMinor }) => stakeMinor)).toEqual([20, 40, 60, 80]);
		expect(await lostBy(player)).toBe(200);
		await table.finish(round);
		const ends = await table.stakesIn(player, round);
		expect(new Set(ends.map(({ state }) => state)).size).toBe(1);
		expect(await lostBy(player)).toBe(200 - ends.reduce((sum, { paidMinor }) => sum + paidMinor, 0));
	});

	it.each([
		["of no chips", { bet: { spots: [] } }, "BET_NOT_OFFERED"],
		["on a place of another cloth", on(["straight-00", 20]), "BET_NOT_OFFERED"],
		["on one place twice", on(["red", 20], ["red", 20]), "BET_NOT_OFFERED"],
		["of another kind", { bet: { stakeMinor: 100, autoX100: null } }, "BET_NOT_OFFERED"],
		["off the grid", on(["red", 30]), "BET_NOT_ALLOWED"],
		["whose sum is above the most", on(["red", 50_000], ["black", 20]), "BET_NOT_ALLOWED"],
		["of another round", { number: 999_999 }, "BETTING_CLOSED"],
	])("%s moves nothing", async (_name, over, code) => {
		const player = await someone();
		const round = await openRound();
		await expect(table.place(player, round, over)).rejects.toMatchObject({ code });
		expect([await lostBy(player), await table.stakesIn(player, round)]).toEqual([0, []]);
	});

	it("after the lock is late: it moves nothing, and what was sent before it stands", async () => {
		const player = await someone();
		const round = await openRound();
		app.clock.set(round.locksAtMs - 1);
		const stakeId = aRoundId(app.clock);
		await table.place(player, round, { stakeId });
		for (const atMs of [round.locksAtMs, round.startsAtMs, round.startsAtMs + 1_000]) {
			app.clock.set(atMs);
			await expect(table.place(player, round, { seat: 2 })).rejects.toMatchObject({ code: "BETTING_CLOSED" });
			if (atMs === round.startsAtMs) await app.play.tables.drive();
		}
		// Its answer was lost: the same request says what has become of it, and takes nothing more.
		expect((await table.place(player, round, { stakeId })).stake).toMatchObject({ stakeId, state: "open" });
		expect(await lostBy(player)).toBe(1_000);
		await table.finish(round);
	});

	it("twice is taken once; with other chips, or at a place that is taken, not at all", async () => {
		const player = await someone();
		const round = await openRound();
		const stakeId = aRoundId(app.clock);
		const twice = await Promise.all([1, 2].map(() => table.place(player, round, { stakeId })));
		expect(twice[0]!.stake).toEqual(twice[1]!.stake);
		await expect(table.place(player, round, { stakeId, ...on(["black", 1_000]) })).rejects.toMatchObject({
			code: "IDEMPOTENCY_CONFLICT",
		});
		await expect(table.place(player, round)).rejects.toMatchObject({ code: "SEAT_TAKEN" });
		expect(await lostBy(player)).toBe(1_000);
		await table.finish(round);
	});

	it("cannot leave", async () => {
		const player = await someone();
		const round = await openRound();
		const { stakeId } = (await table.place(player, round)).stake;
		await table.driveAt(round.startsAtMs);
		await expect(table.cashOut(player, stakeId)).rejects.toMatchObject({ code: "CASH_OUT_NOT_OFFERED" });
		await table.finish(round);
	});
});

describe("[PLAY-06] a round of a roulette table whose server was killed", () => {
	it("before the start is void: every chip is returned", async () => {
		const player = await someone();
		const round = await openRound();
		await table.place(player, round);
		await table.takeOver(round.startsAtMs + 60_000);
		expect((await table.stakesIn(player, round))[0]).toMatchObject({ state: "void", paidMinor: 1_000 });
		expect(await lostBy(player)).toBe(0);
	});

	it("while the ball ran, for however long, pays by the number that was fixed before", async () => {
		const players = await Promise.all([someone(), someone()]);
		const round = await table.bettingWhere((outcome) => !isZero(outcome));
		const { drawn } = await table.foresee(round);
		await table.place(players[0]!, round, on([`straight-${drawn}`, 100]));
		await table.place(players[1]!, round, on(["straight-0", 100]));
		await table.driveAt(round.startsAtMs);
		await table.takeOver(round.startsAtMs + 3_600_000);
		expect(await Promise.all(players.map(lostBy))).toEqual([-3_500, 100]);
		expect((await table.read()).results[0]).toMatchObject({ isInterrupted: false, outcome: { drawn } });
	});
});
