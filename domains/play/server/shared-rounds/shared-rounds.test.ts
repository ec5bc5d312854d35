import { curveMs, curveX100 } from "@baize/engines/crash";
import { commitmentOf, fromHex, isInChain } from "@baize/kernel/random";
import type { Session } from "@baize/platform-server";
import { BARS } from "@baize/safer-play/contract";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { listRounds, readRound, type TableRoundView, type TableStakeView } from "../../contract/index.ts";
import { aRoundId, callsOf, FORBIDDEN_IP, openTestPlay, type TestPlay } from "../../testing/index.ts";
import { strangeStakeId, tableOf } from "../../testing/table.ts";
import { sha256 } from "../seeds/hmac.ts";

let app: TestPlay;
let table: ReturnType<typeof tableOf>;
beforeAll(async () => {
	app = await openTestPlay();
	table = tableOf(app, () => aRoundId(app.clock));
});
afterAll(() => app.close());
afterEach(async () => expect(await app.ledger.audit()).toEqual([]));

const CASH = 1_000_000n;
const someone = (): Promise<Session> => app.newcomer(CASH);
const lostBy = async (session: Session): Promise<number> => Number(CASH - (await app.cashOf(session)));
const auto = (autoX100: number, stakeMinor = 1_000) => ({ bet: { stakeMinor, autoX100 } });

/** To a moment of a running round, its process being known to run. */
async function runTo(round: TableRoundView, elapsedMs: number): Promise<void> {
	await table.run(round.startsAtMs, round.startsAtMs + elapsedMs);
}

describe("[GAME-01] a round of a table", () => {
	it("takes bets, runs, breaks off and pays everybody by their own bet", async () => {
		const [low, high, hand, none] = [await someone(), await someone(), await someone(), await someone()];
		const round = await table.betting(250, 2_000);
		const { crashX100 } = await table.foresee(round);
		await table.place(low, round, auto(200));
		await table.place(high, round, auto(crashX100 + 1));
		await table.place(none, round);
		const { stake } = await table.place(hand, round);
		await runTo(round, curveMs(150));
		const left = await table.cashOut(hand, stake.stakeId);
		expect(left).toMatchObject({ stake: { state: "left", leftX100: 150, paidMinor: 1_500 } });
		expect(left.balanceMinor).toBe(Number(CASH) + 500);
		await table.finish(round);
		expect(await Promise.all([low, high, hand, none].map(lostBy))).toEqual([-1_000, 1_000, -500, 1_000]);
		const ends = await Promise.all([low, high, hand, none].map((each) => table.stakesIn(each, round)));
		expect(ends.flat().map(({ state }) => state)).toEqual(["left", "lost", "left", "lost"]);
	});

	it("is followed by the next number after its pause", async () => {
		const round = await table.betting();
		await table.finish(round);
		expect((await table.roundNow()).phase).toBe("ended");
		await table.driveAt(app.clock.nowMs() + 3_999);
		expect((await table.roundNow()).number).toBe(round.number);
		await table.driveAt(app.clock.nowMs() + 1);
		const { round: next, results } = await table.read();
		expect(next).toMatchObject({ number: round.number + 1, phase: "betting" });
		expect(results[0]).toMatchObject({ number: round.number });
	});

	it("[GAME-02] comes from a chain that was published before it, and so does the one after it", async () => {
		const numbers = new Set<number>();
		for (let rounds = 0; rounds < 9; rounds++) {
			const round = await table.betting();
			numbers.add(round.number);
			const { crashX100 } = await table.foresee(round);
			const { chain } = await table.read();
			await table.finish(round);
			const [result] = (await table.read()).results;
			expect(result).toMatchObject({ number: round.number, outcome: { crashX100 }, chain: chain!.chain });
			const element = fromHex(result!.serverSeed!)!;
			expect(isInChain(element, result!.place, chain!.commitment, sha256)).toBe(true);
			expect(commitmentOf(element, sha256)).toBe(result!.commitment);
		}
		const { results } = await table.read();
		expect(new Set(results.map(({ chain }) => chain)).size).toBeGreaterThan(1);
		expect([...numbers].at(-1)).toBe([...numbers][0]! + 8);
	});

	it("[GAME-02] shows nothing of its outcome before it has broken off", async () => {
		const player = await someone();
		const round = await table.betting(250, 2_000);
		const { crashX100 } = await table.foresee(round);
		const { stake } = await table.place(player, round, auto(crashX100));
		app.published.length = 0;
		for (const atMs of [round.locksAtMs, round.startsAtMs, round.startsAtMs + curveMs(crashX100)]) {
			await table.run(Math.max(app.clock.nowMs(), round.locksAtMs), atMs);
			const seen = JSON.stringify({ read: await table.read(), published: app.published });
			expect(seen).not.toContain(`"crashX100":${crashX100}`);
			expect((await table.roundNow()).outcome).toBeNull();
		}
		expect((await table.stakesIn(player, round))[0]).toMatchObject({ stakeId: stake.stakeId, state: "open" });
		await table.finish(round);
		expect(await lostBy(player)).toBe(1_000 - Math.floor((1_000 * crashX100) / 100));
	});
});

describe("[GAME-02] a stake at a table", () => {
	it("is a round of the player's, with a receipt that has its seed when the round has ended", async () => {
		const player = await someone();
		const round = await table.betting(200, 2_000);
		const { stake } = await table.place(player, round, auto(150));
		const params = { session: player.handle, roundId: stake.stakeId };
		const call = callsOf(app.play, player);
		await expect(call(readRound, { params })).rejects.toMatchObject({ code: "ROUND_STILL_OPEN" });
		await table.finish(round);
		const { crashX100 } = await table.foresee(round);
		const receipt = await call(readRound, { params });
		expect(receipt).toMatchObject({
			...{ gameId: "paper-kite", stakeMinor: 1_000, winMinor: 1_500, actions: [] },
			events: [{ type: "brokeOff", crashX100 }],
		});
		expect(commitmentOf(fromHex(receipt.serverSeed!)!, sha256)).toBe(receipt.fairness.commitment);
		const { rounds } = await call(listRounds, { params: { session: player.handle }, query: {} });
		expect(rounds).toMatchObject([{ roundId: stake.stakeId, title: "Paper Kite", winMinor: 1_500 }]);
	});

	it("that was cashed out by hand has no seed in its receipt while the round runs", async () => {
		const player = await someone();
		const round = await table.betting(300, 3_000);
		const { stake } = await table.place(player, round);
		await runTo(round, curveMs(120));
		await table.cashOut(player, stake.stakeId);
		const call = callsOf(app.play, player);
		const receipt = () => call(readRound, { params: { session: player.handle, roundId: stake.stakeId } });
		expect(await receipt()).toMatchObject({
			...{ serverSeed: null, winMinor: 1_200, events: [{ type: "left", atX100: 120 }] },
			...{ actions: [{ cashOutX100: 120 }], endedBy: "player" },
		});
		await table.finish(round);
		expect((await receipt()).serverSeed).not.toBeNull();
	});

	it("is shown to others under a masked name, or none where the player hides it, and without its target", async () => {
		const [shown, hidden] = [await someone(), await someone()];
		const round = await table.betting(300, 3_000);
		await table.place(shown, round, auto(200, 2_000));
		await table.place(hidden, round, { isNameHidden: true });
		app.clock.advance(1_000);
		const { seats } = await table.read();
		expect(seats).toMatchObject({ count: 2, leftCount: 0 });
		expect(seats!.seats.map(({ name, stakeMinor, leftX100 }) => [name, stakeMinor, leftX100])).toEqual([
			["K…n", 2_000, null],
			["", 1_000, null],
		]);
		expect(JSON.stringify(seats)).not.toMatch(/target|auto|Katrin/);
		await runTo(round, curveMs(200));
		expect((await table.read()).seats).toMatchObject({ count: 2, leftCount: 1, seats: [{ leftX100: 200 }, {}] });
		await table.finish(round);
	});
});

type Wrong = [name: string, over: object, code: string, ip?: string];

describe("[PLAY-06] a stake that is refused", () => {
	it.each<Wrong>([
		["of a round that is not there", { number: 999_999 }, "BETTING_CLOSED"],
		["of a round before", { number: 1 }, "BETTING_CLOSED"],
		["off the grid", auto(200, 150), "BET_NOT_ALLOWED"],
		["below the least", auto(200, 0), "BET_NOT_ALLOWED"],
		["above the most", auto(200, 1_000_000), "BET_NOT_ALLOWED"],
		["with a target of 1.00", auto(100), "BET_NOT_OFFERED"],
		["with a bet of another title", { bet: { lineBetMinor: 10 } }, "BET_NOT_OFFERED"],
		["at a third place", { seat: 3 }, "BET_NOT_OFFERED"],
		["at another title", { gameId: "night-comet" }, "BET_NOT_OFFERED"],
		["at no title", { gameId: "no-such-game" }, "GAME_NOT_FOUND"],
		["under an id that no page made", { stakeId: "0000000000001" }, "ROUND_ID_NOT_USABLE"],
		["where play is forbidden", {}, "PLAY_NOT_ALLOWED_HERE", FORBIDDEN_IP],
	])("%s moves nothing", async (_name, over, code, ip = "") => {
		const player = await someone();
		const round = await table.betting();
		await expect(table.place(player, round, over, { ip })).rejects.toMatchObject({ code });
		expect(await lostBy(player)).toBe(0);
		expect(await table.stakesIn(player, round)).toEqual([]);
	});

	it("after the lock moves nothing, also where no process has come by", async () => {
		const player = await someone();
		const round = await table.betting();
		app.clock.set(round.locksAtMs - 1);
		await table.place(player, round);
		for (const atMs of [round.locksAtMs, round.startsAtMs]) {
			app.clock.set(atMs);
			await expect(table.place(player, round, { seat: 2 })).rejects.toMatchObject({ code: "BETTING_CLOSED" });
		}
		expect(await lostBy(player)).toBe(1_000);
		await table.finish(round);
	});

	it("without enough money, or by a break, moves nothing", async () => {
		const round = await table.betting();
		const poor = await app.newcomer(500n);
		await expect(table.place(poor, round)).rejects.toMatchObject({ code: "INSUFFICIENT_FUNDS" });
		const resting = await someone();
		const bar = { number: BARS.timedOut, fromMs: app.clock.nowMs(), untilMs: null };
		await app.database.transaction((tx) => app.wallet.guards.setBars(tx, resting.playerId, "CAD", [bar]));
		await expect(table.place(resting, round)).rejects.toMatchObject({ code: "TIMED_OUT" });
		expect([await table.stakesIn(poor, round), await table.stakesIn(resting, round)]).toEqual([[], []]);
		expect(await lostBy(resting)).toBe(0);
	});

	it("twice is taken once; with other content, or at a place that is taken, not at all", async () => {
		const player = await someone();
		const round = await table.betting();
		const stakeId = aRoundId(app.clock);
		const twice = await Promise.all([table.place(player, round, { stakeId }), table.place(player, round, { stakeId })]);
		expect(twice[0]!.stake).toEqual(twice[1]!.stake);
		await expect(table.place(player, round, { stakeId, ...auto(300) })).rejects.toMatchObject({
			code: "IDEMPOTENCY_CONFLICT",
		});
		await expect(table.place(player, round)).rejects.toMatchObject({ code: "SEAT_TAKEN" });
		expect(await lostBy(player)).toBe(1_000);
		await table.finish(round);
		const late = await table.place(player, round, { stakeId });
		expect(late.stake).toMatchObject({ stakeId, state: "lost" });
		expect(await lostBy(player)).toBe(1_000);
	});
});

describe("[PLAY-06] a cash-out", () => {
	const codeOf = (answer: Promise<unknown>): Promise<string> =>
		answer.then(
			() => "done",
			(error) => error.code,
		);

	it("before the start, before 1.01, after the end, of another player's stake or of none has its own error", async () => {
		const [player, other] = [await someone(), await someone()];
		const round = await table.betting(150, 1_000);
		const { endsAtMs } = await table.foresee(round);
		const { stakeId } = (await table.place(player, round)).stake;
		const codes = [await codeOf(table.cashOut(player, stakeId))];
		await runTo(round, 100);
		codes.push(await codeOf(table.cashOut(player, stakeId)));
		await runTo(round, 1_000);
		codes.push(
			await codeOf(table.cashOut(other, stakeId)),
			await codeOf(table.cashOut(player, strangeStakeId(stakeId))),
		);
		await table.run(app.clock.nowMs(), endsAtMs);
		codes.push(await codeOf(table.cashOut(player, stakeId)));
		await table.finish(round);
		codes.push(await codeOf(table.cashOut(player, stakeId)));
		expect(codes).toEqual([
			"CASH_OUT_EARLY",
			"CASH_OUT_EARLY",
			"STAKE_NOT_FOUND",
			"STAKE_NOT_FOUND",
			"CASH_OUT_LATE",
			"CASH_OUT_LATE",
		]);
		expect(await lostBy(player)).toBe(1_000);
	});

	it("in the last millisecond is paid, though it is stored after the round has broken off", async () => {
		const player = await someone();
		const round = await table.betting(150, 1_000);
		const { crashX100, endsAtMs } = await table.foresee(round);
		const { stakeId } = (await table.place(player, round)).stake;
		await table.run(round.startsAtMs, endsAtMs - 1);
		const { stake } = await table.cashOut(player, stakeId);
		expect(stake).toMatchObject({ leftX100: crashX100, paidMinor: crashX100 * 10 });
		await table.finish(round);
		expect(await lostBy(player)).toBe(1_000 - crashX100 * 10);
	});

	it("asked for many times, also later and by another process, is one: the first", async () => {
		const player = await someone();
		const round = await table.betting(250, 1_000);
		const { stakeId } = (await table.place(player, round)).stake;
		await runTo(round, curveMs(130));
		const answers = await Promise.all([1, 2, 3].map(() => table.cashOut(player, stakeId)));
		app.clock.advance(1_000);
		const another = await app.openAnother();
		answers.push(await table.cashOut(player, stakeId, another));
		await table.finish(round);
		answers.push(await table.cashOut(player, stakeId));
		await another.close();
		expect(new Set(answers.map(({ stake }) => JSON.stringify(stake))).size).toBe(1);
		expect(answers[0]!.stake).toMatchObject({ leftX100: 130, paidMinor: 1_300 });
		expect(await lostBy(player)).toBe(-300);
	});

	it("after its target was passed is paid the target", async () => {
		const player = await someone();
		const round = await table.betting(250, 1_000);
		const { stakeId } = (await table.place(player, round, auto(120))).stake;
		await runTo(round, curveMs(200));
		expect((await table.cashOut(player, stakeId)).stake).toMatchObject({ leftX100: 120, paidMinor: 1_200 });
		await table.finish(round);
		expect(await lostBy(player)).toBe(-200);
	});
});

describe("[PLAY-06] a round whose server was killed", () => {
	const endOf = async (session: Session, round: TableRoundView): Promise<Partial<TableStakeView>> => {
		const [stake] = await table.stakesIn(session, round);
		return { state: stake!.state, leftX100: stake!.leftX100, paidMinor: stake!.paidMinor };
	};

	it("while bets were taken goes on where it is back before the start", async () => {
		const player = await someone();
		const round = await table.betting(200, 1_000);
		await table.place(player, round, auto(150));
		await table.takeOver(round.startsAtMs - 10);
		await table.finish(round);
		expect(await endOf(player, round)).toEqual({ state: "left", leftX100: 150, paidMinor: 1_500 });
	});

	it("and was never shown is void: every stake is returned, and a cash-out says so", async () => {
		const player = await someone();
		const round = await table.betting(200, 1_000);
		const { stakeId } = (await table.place(player, round, auto(150))).stake;
		await table.takeOver(round.startsAtMs + 60_000);
		expect(await endOf(player, round)).toEqual({ state: "void", leftX100: null, paidMinor: 1_000 });
		await expect(table.cashOut(player, stakeId)).rejects.toMatchObject({ code: "TABLE_ROUND_VOID" });
		expect(await lostBy(player)).toBe(0);
		const call = callsOf(app.play, player);
		const receipt = await call(readRound, { params: { session: player.handle, roundId: stakeId } });
		expect(receipt).toMatchObject({ isRefunded: true, serverSeed: null });
		expect((await table.read()).results[0]).toMatchObject({ outcome: null, serverSeed: null });
	});

	it("for a moment while it ran goes on", async () => {
		const player = await someone();
		const round = await table.betting(300, 1_000);
		const { stakeId } = (await table.place(player, round)).stake;
		await table.driveAt(round.startsAtMs);
		await table.takeOver(round.startsAtMs + 4_000);
		expect((await table.cashOut(player, stakeId)).stake).toMatchObject({ state: "left" });
		await table.finish(round);
		expect((await table.read()).results[0]).toMatchObject({ isInterrupted: false });
	});

	it("for long while it ran pays reached targets, and the others what was shown last", async () => {
		const [low, high, hand, gone] = [await someone(), await someone(), await someone(), await someone()];
		const round = await table.betting(300, 100_000);
		const outcome = await table.foresee(round);
		await table.place(low, round, auto(250));
		await table.place(high, round, auto(outcome.crashX100 + 1));
		await table.place(hand, round);
		const { stakeId } = (await table.place(gone, round)).stake;
		await runTo(round, curveMs(140));
		await table.cashOut(gone, stakeId);
		await table.takeOver(app.clock.nowMs() + 60_000);
		const ends = await Promise.all([low, high, hand, gone].map((each) => endOf(each, round)));
		// That it runs is stored twice a second.
		const lastX100 = ends[1]!.leftX100!;
		expect(lastX100).toBeGreaterThanOrEqual(curveX100(curveMs(140) - 500));
		expect(lastX100).toBeLessThanOrEqual(140);
		expect(ends.map(({ leftX100 }) => leftX100)).toEqual([250, lastX100, lastX100, 140]);
		expect(await lostBy(hand)).toBe(1_000 - lastX100 * 10);
		expect((await table.read()).results[0]).toMatchObject({ isInterrupted: true });
	});

	it("between its end and its settlement, or in the middle of that, is settled once", async () => {
		const players = await Promise.all(Array.from({ length: 12 }, someone));
		const round = await table.betting(200, 1_000);
		const { crashX100, endsAtMs } = await table.foresee(round);
		for (const [at, player] of players.entries())
			await table.place(player, round, auto(at % 2 ? crashX100 : crashX100 + 1));
		await table.run(round.startsAtMs, endsAtMs);
		await table.takeOver(endsAtMs + 30_000);
		expect(await Promise.all(players.map(lostBy))).toEqual(
			players.map((_, at) => (at % 2 ? 1_000 - crashX100 * 10 : 1_000)),
		);
	});
});
