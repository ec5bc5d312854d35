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

let app: TestPlay;
beforeAll(async () => {
	app = await openTestPlay();
});
afterAll(async () => {
	expect(await app.ledger.audit()).toEqual([]);
	await app.close();
});

const spin = (session: Session, play: Play = app.play) =>
	callsOf(play, session)(playRealRound, {
		params: { session: session.handle },
		body: { gameId: GAME, bet: { lineBetMinor: LINE_BET }, roundId: aRoundId(app.clock), mode: "real" },
	});
const change = (session: Session, play: Play = app.play) => chooseFreshly(play, session);

/** Rounds of the player that were written after their pair had been retired and its seed revealed. */
async function foretold({ playerId }: Session): Promise<number> {
	const { rows } = await sql<{ count: number }>`select count(*)::int as count
		from play.retired_seeds r join ledger.journal j on j.bucket = r.bucket and j.player_id = r.player_id
		where r.player_id = ${playerId} and convert_from(j.sealed, 'UTF8') like '%' || r.commitment || '%'
			and j.xmin::text::bigint > r.xmin::text::bigint`.execute(app.database.reader);
	return rows[0]!.count;
}

/** Locks the player's wallet until the returned function is called. */
async function lockWallet({ playerId }: Session): Promise<() => Promise<void>> {
	const holder = await app.database.pool.connect();
	await holder.query("begin");
	await holder.query("select from ledger.wallet where player_id = $1 for update", [playerId]);
	return async () => {
		await holder.query("rollback");
		holder.release();
	};
}

const aWhile = () => new Promise((resolve) => setTimeout(resolve, 150));

describe("[GAME-02] a server seed is not revealed while a round drawn from it is undecided", () => {
	it("a hundred rounds and a change of seeds at once: none is predictable, and none is lost", async () => {
		const player = await app.player(CASH);
		await spin(player);
		const fifty = () => Array.from({ length: 50 }, () => spin(player));
		const [before, revealed, after] = [fifty(), change(player), fifty()];
		const [changed, ...played] = await Promise.all([revealed, ...before, ...after]);
		expect(changed.retired[0]?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
		expect(await foretold(player)).toBe(0);
		expect(new Set(played.map(({ roundId }) => roundId)).size).toBe(100);
		const journal = await app.ledger.history(player.playerId, "CAD", { limit: 200 });
		expect(journal.filter(({ kind }) => kind === "casinoRound")).toHaveLength(101);
	});

	it("the change waits for the round whose money is delayed; the one behind it is drawn from the next pair", async () => {
		const player = await app.player(CASH);
		const { fairness: before } = await spin(player);
		const { next } = await app.play.readSeeds(player);
		const letGo = await lockWallet(player);
		const drawn = spin(player);
		let isRevealed = false;
		const choice = { commitment: next.commitment, clientSeed: "chosen meanwhile" };
		const revealed = app.play.chooseClientSeed(player, choice).finally(() => {
			isRevealed = true;
		});
		const behind = spin(player);
		await aWhile();
		expect(isRevealed).toBe(false);
		await letGo();
		expect((await drawn).fairness.commitment).toBe(before.commitment);
		expect((await revealed).retired[0]?.commitment).toBe(before.commitment);
		expect((await behind).fairness.commitment).toBe((await revealed).commitment);
		expect(await foretold(player)).toBe(0);
	});

	it("by another process neither: it draws no more when what it drew could be undecided at the reveal", async () => {
		const player = await app.player(CASH);
		const other = await app.openAnother();
		const { fairness: before } = await spin(player, other);
		app.cutOff(other);
		const [hidden] = (await change(player)).retired;
		expect(hidden).toMatchObject({ commitment: before.commitment, serverSeed: null });
		expect((await spin(player, other)).fairness.commitment).toBe(before.commitment);
		app.clock.set(hidden!.revealedAtMs - LONGEST_MOVE_MS);
		expect((await spin(player, other)).fairness.commitment).not.toBe(before.commitment);
	});

	it("nor by a process that was stopped in the middle of it", async () => {
		const player = await app.player(CASH);
		const stopped = await app.openAnother();
		await spin(player, stopped);
		const letGo = await lockWallet(player);
		const undecided = spin(player, stopped);
		await aWhile();
		await stopped.close();
		expect((await change(player)).retired[0]?.serverSeed).toBeNull();
		await letGo();
		await undecided;
	});
});

describe("rounds that wait in the queue", () => {
	it("are at most 128 of a player; one more is refused undrawn, with when to ask again, and others play on", async () => {
		const [greedy, other] = [await app.player(CASH), await app.player(CASH)];
		const letGo = await lockWallet(greedy);
		const rounds = Array.from({ length: 129 }, () => spin(greedy));
		await aWhile();
		await expect(spin(greedy)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfterMs: 1_000 });
		await letGo();
		const nonces = (await Promise.all(rounds)).map(({ fairness }) => fairness.nonce);
		expect(nonces).toEqual(Array.from({ length: 129 }, (_, nonce) => nonce));
		await spin(other);
	});
});
