import { stakeMinorOf } from "@baize/engines/reels";
import { sheetOf } from "@baize/games/sheets";
import { MINUTE_MS } from "@baize/kernel/time";
import type { Session } from "@baize/platform-server";
import { BARS } from "@baize/safer-play/contract";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { listRounds, playRealRound, readSeeds } from "../../contract/index.ts";
import { aRoundId, callsOf, chooseFreshly, openTestPlay, type TestPlay } from "../../testing/index.ts";
import type { Play } from "../index.ts";

const GAME = "tidal-book";
const LINE_BET = 5;
const STAKE = stakeMinorOf(sheetOf(GAME)!, BigInt(LINE_BET));
const CASH = 1_000n * STAKE;

let app: TestPlay;
beforeAll(async () => {
	app = await openTestPlay();
});
afterAll(async () => {
	expect(await app.ledger.audit()).toEqual([]);
	await app.close();
});

const params = ({ handle }: Session) => ({ session: handle });
const spin = (session: Session, over: object = {}, play: Play = app.play) =>
	callsOf(play, session)(playRealRound, {
		params: params(session),
		body: { gameId: GAME, bet: { lineBetMinor: LINE_BET }, roundId: aRoundId(app.clock), mode: "real", ...over },
	});
const nonceOf = async (round: ReturnType<typeof spin>): Promise<number> => (await round).fairness.nonce;
/** The next number as the page states it, in any process. */
const nextNonce = async (session: Session, play: Play = app.play): Promise<number> =>
	(await callsOf(play, session)(readSeeds, { params: params(session) })).nextNonce;

/** The stated next number is the next number. */
async function expectNext(session: Session, nonce: number, play: Play = app.play): Promise<void> {
	expect(await nextNonce(session, play), "as the page states").toBe(nonce);
	expect(await nonceOf(spin(session, {}, play)), "as it is played").toBe(nonce);
}

/** The wallet times out once, after or before the round was recorded. */
function loseOneAnswer(isApplied: boolean): void {
	const { instantRound } = app.wallet.batched;
	vi.spyOn(app.wallet.batched, "instantRound").mockImplementationOnce(async (round) => {
		if (isApplied) await instantRound(round);
		throw Object.assign(new Error("the database is away"), { code: "ECONNRESET" });
	});
}

describe("[GAME-02] the numbers of a player's rounds", () => {
	it("do not jump by a hundred after a minute's pause", async () => {
		const player = await app.player(CASH);
		expect(await nonceOf(spin(player))).toBe(0);
		app.clock.advance(MINUTE_MS + 1);
		await expectNext(player, 1);
	});

	it("are not used up by a round that is sent again", async () => {
		const player = await app.player(CASH);
		const roundId = aRoundId(app.clock);
		await spin(player, { roundId });
		await spin(player, { roundId });
		await expectNext(player, 1);
	});

	it("are not used up by a round's id with another bet", async () => {
		const player = await app.player(CASH);
		const roundId = aRoundId(app.clock);
		await spin(player, { roundId });
		await expect(spin(player, { roundId, bet: { lineBetMinor: 6 } })).rejects.toMatchObject({
			code: "IDEMPOTENCY_CONFLICT",
		});
		await expectNext(player, 1);
	});

	it("are not used up by a stake that the balance does not cover", async () => {
		const player = await app.player(STAKE);
		await expect(spin(player, { bet: { lineBetMinor: 500 } })).rejects.toMatchObject({ code: "INSUFFICIENT_FUNDS" });
		await expectNext(player, 0);
	});

	it("are not used up by a stake that is blocked", async () => {
		const player = await app.player(CASH);
		const bar = { number: BARS.realityCheck, fromMs: app.clock.nowMs(), untilMs: null };
		const setBars = (bars: (typeof bar)[]) =>
			app.database.transaction((tx) => app.wallet.guards.setBars(tx, player.playerId, "CAD", bars));
		await setBars([bar]);
		await expect(spin(player)).rejects.toMatchObject({ code: "REALITY_CHECK_DUE" });
		await setBars([]);
		await expectNext(player, 0);
	});

	it("are those of all tabs together: fifty rounds at once, some refused, some sent twice", async () => {
		const player = await app.player(30n * STAKE);
		const ids = Array.from({ length: 50 }, () => aRoundId(app.clock));
		const rounds = await Promise.allSettled([...ids, ...ids].map((roundId) => spin(player, { roundId })));
		const played = rounds.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
		const nonces = [...new Set(played.map(({ roundId }) => roundId))].map(
			(roundId) => played.find((each) => each.roundId === roundId)!.fairness.nonce,
		);
		expect(nonces.toSorted((a, b) => a - b)).toEqual(nonces.map((_, at) => at));
		expect(nonces.length).toBeLessThan(100);
		expect(await nextNonce(player)).toBe(nonces.length);
	});

	it("continue in another process where they stopped, to and fro, and each states the next one", async () => {
		const player = await app.player(CASH);
		const other = await app.openAnother();
		for (const [nonce, play] of [app.play, other, other, app.play, other].entries()) {
			expect(await nextNonce(player, app.play)).toBe(nonce);
			await expectNext(player, nonce, play);
		}
	});

	it("go on when their process was stopped, and when it has tidied up", async () => {
		const player = await app.player(CASH);
		const stopped = await app.openAnother();
		await spin(player, {}, stopped);
		await stopped.close();
		await expectNext(player, 1);
	});

	it("are shown in the list of rounds, where every one from 0 is listed with its pair", async () => {
		const player = await app.player(CASH);
		for (let i = 0; i < 5; i++) {
			await spin(player);
			app.clock.advance(MINUTE_MS);
		}
		const { rounds } = await callsOf(app.play, player)(listRounds, { params: params(player), query: {} });
		const [{ commitment }] = [await callsOf(app.play, player)(readSeeds, { params: params(player) })];
		expect(rounds.map(({ nonce }) => nonce)).toEqual([4, 3, 2, 1, 0]);
		expect(new Set(rounds.map((round) => round.commitment))).toEqual(new Set([commitment]));
	});

	it("are counted in the end of the pair", async () => {
		const player = await app.player(CASH);
		for (let i = 0; i < 3; i++) await spin(player);
		const [retired] = (await chooseFreshly(app.play, player)).retired;
		expect(retired?.end).toMatchObject({ by: "player", rounds: 3, atMs: app.clock.nowMs() });
	});
});

describe("[GAME-02] the number of a round whose answer from the database was lost", () => {
	it.each([
		["was written all the same", true],
		["was not written", false],
	])("is that round's when it is sent again, whether it %s", async (_case, isApplied) => {
		const player = await app.player(CASH);
		const roundId = aRoundId(app.clock);
		loseOneAnswer(isApplied);
		await expect(spin(player, { roundId })).rejects.toThrow("away");
		expect(await nextNonce(player)).toBe(isApplied ? 1 : 0);
		expect(await nonceOf(spin(player, { roundId }))).toBe(0);
		await expectNext(player, 1);
	});

	it("stays that round's when another one follows and the books know it", async () => {
		const player = await app.player(CASH);
		loseOneAnswer(true);
		await expect(spin(player)).rejects.toThrow("away");
		await expectNext(player, 1);
	});

	it("is used by no other round while its outcome is unknown: the pair ends, signed with the reason, and its seed waits", async () => {
		const player = await app.player(CASH);
		const { fairness } = await spin(player);
		loseOneAnswer(false);
		await expect(spin(player)).rejects.toThrow("away");
		await expect(spin(player)).rejects.toMatchObject({ code: "CLIENT_SEED_REQUIRED" });
		const [retired] = (await chooseFreshly(app.play, player)).retired;
		expect(retired).toMatchObject({
			commitment: fairness.commitment,
			serverSeed: null,
			end: { by: "unresolved", rounds: null },
		});
		expect(retired!.revealedAtMs).toBeGreaterThan(app.clock.nowMs());
		await expectNext(player, 0);
	});

	it("is not attributed to a stopped process where that process is running and does not know", async () => {
		const player = await app.player(CASH);
		const other = await app.openAnother();
		await spin(player, {}, other);
		loseOneAnswer(false);
		await expect(spin(player, {}, other)).rejects.toThrow("away");
		await expect(spin(player)).rejects.toMatchObject({ code: "CLIENT_SEED_REQUIRED" });
		const [retired] = (await chooseFreshly(app.play, player)).retired;
		expect(retired).toMatchObject({ serverSeed: null, end: { by: "unresolved", rounds: null } });
		await expectNext(player, 0);
	});

	it("is not shared when the player changes the seeds at once", async () => {
		const player = await app.player(CASH);
		loseOneAnswer(false);
		const roundId = aRoundId(app.clock);
		await expect(spin(player, { roundId })).rejects.toThrow("away");
		const { commitment, retired } = await chooseFreshly(app.play, player);
		expect(retired[0]).toMatchObject({ serverSeed: null, end: { by: "player", rounds: null } });
		expect((await spin(player, { roundId })).fairness).toMatchObject({ commitment, nonce: 0 });
	});
});
