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

let house: TestPlay;
beforeAll(async () => {
	house = await openTestPlay();
});
afterAll(async () => {
	expect(await house.ledger.audit()).toEqual([]);
	await house.close();
});

const params = ({ handle }: Session) => ({ session: handle });
const spin = (session: Session, over: object = {}, play: Play = house.play) =>
	callsOf(play, session)(playRealRound, {
		params: params(session),
		body: { gameId: GAME, lineBetMinor: LINE_BET, roundId: aRoundId(house.clock), mode: "real", ...over },
	});
const nonceOf = async (round: ReturnType<typeof spin>): Promise<number> => (await round).fairness.nonce;
/** What the page says of the next round, in whatever process it is asked. */
const nextNonce = async (session: Session, play: Play = house.play): Promise<number> =>
	(await callsOf(play, session)(readSeeds, { params: params(session) })).nextNonce;

/** What is told of the next number is the next number. */
async function expectNext(session: Session, nonce: number, play: Play = house.play): Promise<void> {
	expect(await nextNonce(session, play), "as the page says").toBe(nonce);
	expect(await nonceOf(spin(session, {}, play)), "as it is played").toBe(nonce);
}

/** The wallet gives up once, after or before the round has come to the books. */
function loseOneAnswer(isApplied: boolean): void {
	const { instantRound } = house.wallet.batched;
	vi.spyOn(house.wallet.batched, "instantRound").mockImplementationOnce(async (round) => {
		if (isApplied) await instantRound(round);
		throw Object.assign(new Error("the database is away"), { code: "ECONNRESET" });
	});
}

describe("[GAME-02] the numbers of a player's rounds", () => {
	it("do not jump by a hundred after a minute's pause", async () => {
		const player = await house.player(CASH);
		expect(await nonceOf(spin(player))).toBe(0);
		house.clock.advance(MINUTE_MS + 1);
		await expectNext(player, 1);
	});

	it("are not used up by a round that is asked for again", async () => {
		const player = await house.player(CASH);
		const roundId = aRoundId(house.clock);
		await spin(player, { roundId });
		await spin(player, { roundId });
		await expectNext(player, 1);
	});

	it("are not used up by a round's id with another bet", async () => {
		const player = await house.player(CASH);
		const roundId = aRoundId(house.clock);
		await spin(player, { roundId });
		await expect(spin(player, { roundId, lineBetMinor: 6 })).rejects.toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
		await expectNext(player, 1);
	});

	it("are not used up by a stake that the balance does not cover", async () => {
		const player = await house.player(STAKE);
		await expect(spin(player, { lineBetMinor: 500 })).rejects.toMatchObject({ code: "INSUFFICIENT_FUNDS" });
		await expectNext(player, 0);
	});

	it("are not used up by a stake that is held back", async () => {
		const player = await house.player(CASH);
		const bar = { number: BARS.realityCheck, fromMs: house.clock.nowMs(), untilMs: null };
		const setBars = (bars: (typeof bar)[]) =>
			house.database.transaction((tx) => house.wallet.guards.setBars(tx, player.playerId, "CAD", bars));
		await setBars([bar]);
		await expect(spin(player)).rejects.toMatchObject({ code: "REALITY_CHECK_DUE" });
		await setBars([]);
		await expectNext(player, 0);
	});

	it("are those of all tabs together: fifty rounds at once, some refused, some asked for twice", async () => {
		const player = await house.player(30n * STAKE);
		const ids = Array.from({ length: 50 }, () => aRoundId(house.clock));
		const rounds = await Promise.allSettled([...ids, ...ids].map((roundId) => spin(player, { roundId })));
		const played = rounds.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
		const nonces = [...new Set(played.map(({ roundId }) => roundId))].map(
			(roundId) => played.find((each) => each.roundId === roundId)!.fairness.nonce,
		);
		expect(nonces.toSorted((a, b) => a - b)).toEqual(nonces.map((_, at) => at));
		expect(nonces.length).toBeLessThan(100);
		expect(await nextNonce(player)).toBe(nonces.length);
	});

	it("go on in another process where they stopped, to and fro, and each says the next one", async () => {
		const player = await house.player(CASH);
		const other = await house.openAnother();
		for (const [nonce, play] of [house.play, other, other, house.play, other].entries()) {
			expect(await nextNonce(player, house.play)).toBe(nonce);
			await expectNext(player, nonce, play);
		}
	});

	it("go on when their process was stopped, and when it has tidied up", async () => {
		const player = await house.player(CASH);
		const stopped = await house.openAnother();
		await spin(player, {}, stopped);
		await stopped.close();
		await expectNext(player, 1);
	});

	it("are told in the list of rounds, where every one from 0 stands with its pair", async () => {
		const player = await house.player(CASH);
		for (let i = 0; i < 5; i++) {
			await spin(player);
			house.clock.advance(MINUTE_MS);
		}
		const { rounds } = await callsOf(house.play, player)(listRounds, { params: params(player), query: {} });
		const [{ commitment }] = [await callsOf(house.play, player)(readSeeds, { params: params(player) })];
		expect(rounds.map(({ nonce }) => nonce)).toEqual([4, 3, 2, 1, 0]);
		expect(new Set(rounds.map((round) => round.commitment))).toEqual(new Set([commitment]));
	});

	it("are counted in the end of the pair", async () => {
		const player = await house.player(CASH);
		for (let i = 0; i < 3; i++) await spin(player);
		const [retired] = (await chooseFreshly(house.play, player)).retired;
		expect(retired?.end).toMatchObject({ by: "player", rounds: 3, atMs: house.clock.nowMs() });
	});
});

describe("[GAME-02] the number of a round whose answer from the database was lost", () => {
	it.each([
		["was written all the same", true],
		["was not written", false],
	])("is that round's when it is asked for again, whether it %s", async (_case, isApplied) => {
		const player = await house.player(CASH);
		const roundId = aRoundId(house.clock);
		loseOneAnswer(isApplied);
		await expect(spin(player, { roundId })).rejects.toThrow("away");
		expect(await nextNonce(player)).toBe(isApplied ? 1 : 0);
		expect(await nonceOf(spin(player, { roundId }))).toBe(0);
		await expectNext(player, 1);
	});

	it("stays that round's when another one follows and the books know it", async () => {
		const player = await house.player(CASH);
		loseOneAnswer(true);
		await expect(spin(player)).rejects.toThrow("away");
		await expectNext(player, 1);
	});

	it("is played by nothing else where nobody knows: the pair ends, signed with the reason, and its seed waits", async () => {
		const player = await house.player(CASH);
		const { fairness } = await spin(player);
		loseOneAnswer(false);
		await expect(spin(player)).rejects.toThrow("away");
		await expect(spin(player)).rejects.toMatchObject({ code: "CLIENT_SEED_REQUIRED" });
		const [retired] = (await chooseFreshly(house.play, player)).retired;
		expect(retired).toMatchObject({
			commitment: fairness.commitment,
			serverSeed: null,
			end: { by: "unresolved", rounds: null },
		});
		expect(retired!.revealedAtMs).toBeGreaterThan(house.clock.nowMs());
		await expectNext(player, 0);
	});

	it("is not said to be of a process that stopped, where that process lives and does not know", async () => {
		const player = await house.player(CASH);
		const other = await house.openAnother();
		await spin(player, {}, other);
		loseOneAnswer(false);
		await expect(spin(player, {}, other)).rejects.toThrow("away");
		await expect(spin(player)).rejects.toMatchObject({ code: "CLIENT_SEED_REQUIRED" });
		const [retired] = (await chooseFreshly(house.play, player)).retired;
		expect(retired).toMatchObject({ serverSeed: null, end: { by: "unresolved", rounds: null } });
		await expectNext(player, 0);
	});

	it("is not shared when the player changes the seeds at once", async () => {
		const player = await house.player(CASH);
		loseOneAnswer(false);
		const roundId = aRoundId(house.clock);
		await expect(spin(player, { roundId })).rejects.toThrow("away");
		const { commitment, retired } = await chooseFreshly(house.play, player);
		expect(retired[0]).toMatchObject({ serverSeed: null, end: { by: "player", rounds: null } });
		expect((await spin(player, { roundId })).fairness).toMatchObject({ commitment, nonce: 0 });
	});
});
