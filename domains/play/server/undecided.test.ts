import { stakeMinorOf } from "@baize/engines/reels";
import { sheetOf } from "@baize/games/sheets";
import type { Session } from "@baize/platform-server";
import { LONGEST_MOVE_MS } from "@baize/wallet/server";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { playRealRound } from "../contract/index.ts";
import { aRoundId, callsOf, chooseFreshly, openTestPlay, type TestPlay } from "../testing/index.ts";
import type { Play } from "./index.ts";

const GAME = "tidal-book";
const LINE_BET = 5;
const STAKE = stakeMinorOf(sheetOf(GAME)!, BigInt(LINE_BET));
const CASH = STAKE * 1_000n;

let house: TestPlay;
beforeAll(async () => {
	house = await openTestPlay();
});
afterAll(async () => {
	expect(await house.ledger.audit()).toEqual([]);
	await house.close();
});

const spin = (session: Session, play: Play = house.play) =>
	callsOf(play, session)(playRealRound, {
		params: { session: session.handle },
		body: { gameId: GAME, lineBetMinor: LINE_BET, roundId: aRoundId(house.clock), mode: "real" },
	});
const change = (session: Session, play: Play = house.play) => chooseFreshly(play, session);

/** Rounds of the player that were written after the pair they were drawn from had been retired, its seed told. */
async function foretold({ playerId }: Session): Promise<number> {
	const { rows } = await sql<{ count: number }>`select count(*)::int as count
		from play.retired_seeds r join ledger.journal j on j.bucket = r.bucket and j.player_id = r.player_id
		where r.player_id = ${playerId} and convert_from(j.sealed, 'UTF8') like '%' || r.commitment || '%'
			and j.xmin::text::bigint > r.xmin::text::bigint`.execute(house.database.reader);
	return rows[0]!.count;
}

/** Nothing moves the player's money before the answer is called. */
async function holdWallet({ playerId }: Session): Promise<() => Promise<void>> {
	const holder = await house.database.pool.connect();
	await holder.query("begin");
	await holder.query("select from ledger.wallet where player_id = $1 for update", [playerId]);
	return async () => {
		await holder.query("rollback");
		holder.release();
	};
}

const aWhile = () => new Promise((resolve) => setTimeout(resolve, 150));

describe("[GAME-02] a server seed is not told while a round drawn from it is undecided", () => {
	it("a hundred rounds and a change of seeds at once: none is foretold, and none is lost", async () => {
		const player = await house.player(CASH);
		await spin(player);
		const fifty = () => Array.from({ length: 50 }, () => spin(player));
		const [before, told, after] = [fifty(), change(player), fifty()];
		const [changed, ...played] = await Promise.all([told, ...before, ...after]);
		expect(changed.retired[0]?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
		expect(await foretold(player)).toBe(0);
		expect(new Set(played.map(({ roundId }) => roundId)).size).toBe(100);
		const journal = await house.ledger.history(player.playerId, "CAD", { limit: 200 });
		expect(journal.filter(({ kind }) => kind === "casinoRound")).toHaveLength(101);
	});

	it("the change waits for the round whose money is held up; the one behind it is drawn from the next pair", async () => {
		const player = await house.player(CASH);
		const { fairness: before } = await spin(player);
		const { next } = await house.play.readSeeds(player);
		const letGo = await holdWallet(player);
		const drawn = spin(player);
		let isTold = false;
		const choice = { commitment: next.commitment, clientSeed: "chosen meanwhile" };
		const told = house.play.chooseClientSeed(player, choice).finally(() => {
			isTold = true;
		});
		const behind = spin(player);
		await aWhile();
		expect(isTold).toBe(false);
		await letGo();
		expect((await drawn).fairness.commitment).toBe(before.commitment);
		expect((await told).retired[0]?.commitment).toBe(before.commitment);
		expect((await behind).fairness.commitment).toBe((await told).commitment);
		expect(await foretold(player)).toBe(0);
	});

	it("by another process neither: it draws no more when what it drew could be undecided at the reveal", async () => {
		const player = await house.player(CASH);
		const other = await house.openAnother();
		const { fairness: before } = await spin(player, other);
		house.cutOff(other);
		const [hidden] = (await change(player)).retired;
		expect(hidden).toMatchObject({ commitment: before.commitment, serverSeed: null });
		expect((await spin(player, other)).fairness.commitment).toBe(before.commitment);
		house.clock.set(hidden!.revealedAtMs - LONGEST_MOVE_MS);
		expect((await spin(player, other)).fairness.commitment).not.toBe(before.commitment);
	});

	it("nor by a process that was stopped in the middle of it", async () => {
		const player = await house.player(CASH);
		const stopped = await house.openAnother();
		await spin(player, stopped);
		const letGo = await holdWallet(player);
		const undecided = spin(player, stopped);
		await aWhile();
		await stopped.close();
		expect((await change(player)).retired[0]?.serverSeed).toBeNull();
		await letGo();
		await undecided;
	});
});

describe("rounds that wait for their turn", () => {
	it("are at most 128 of a player; one more is refused undrawn, with when to ask again, and others play on", async () => {
		const [greedy, other] = [await house.player(CASH), await house.player(CASH)];
		const letGo = await holdWallet(greedy);
		const rounds = Array.from({ length: 129 }, () => spin(greedy));
		await aWhile();
		await expect(spin(greedy)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfterMs: 1_000 });
		await letGo();
		const nonces = (await Promise.all(rounds)).map(({ fairness }) => fairness.nonce);
		expect(nonces).toEqual(Array.from({ length: 129 }, (_, nonce) => nonce));
		await spin(other);
	});
});
