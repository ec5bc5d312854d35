import { sheetOf } from "@baize/games/sheets";
import { bucketOf } from "@baize/kernel/id";
import { MINUTE_MS } from "@baize/kernel/time";
import type { Session } from "@baize/platform-server";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chooseClientSeed, playRealRound, readSeeds } from "../../contract/index.ts";
import { aRoundId, callsOf, chooseFreshly, freshClientSeed, openTestPlay, type TestPlay } from "../../testing/index.ts";
import type { Play } from "../index.ts";

const GAME = "tidal-book";
const LINE_BET = sheetOf(GAME)!.minLineBetUnits;

let app: TestPlay;
beforeAll(async () => {
	app = await openTestPlay();
});
afterAll(() => app.close());

const params = ({ handle }: Session) => ({ session: handle });
const seeds = (session: Session, play: Play = app.play) =>
	callsOf(play, session)(readSeeds, { params: params(session) });
const spin = (session: Session, over: object = {}, play: Play = app.play) =>
	callsOf(play, session)(playRealRound, {
		params: params(session),
		body: { gameId: GAME, bet: { lineBetMinor: LINE_BET }, roundId: aRoundId(app.clock), mode: "real", ...over },
	});
const choose = (session: Session, commitment: string, clientSeed: string, play: Play = app.play) =>
	callsOf(play, session)(chooseClientSeed, { params: { ...params(session), commitment }, body: { clientSeed } });

describe("[GAME-02] the commitment of a pair comes before its client seed", () => {
	it("in the first pair: nothing is drawn until the player's page has chosen, and the refusal names the commitment", async () => {
		const player = await app.newcomer(100_000n);
		const { commitment, clientSeed } = await seeds(player);
		expect(clientSeed).toBeNull();
		await expect(spin(player)).rejects.toMatchObject({ code: "CLIENT_SEED_REQUIRED", details: { commitment } });
		expect(await app.cashOf(player)).toBe(100_000n);
		await choose(player, commitment, "of my own browser");
		expect((await spin(player)).fairness).toEqual({ commitment, clientSeed: "of my own browser", nonce: 0 });
	});

	it("on a change: the next commitment stands there first, and the present client seed does not go over to it", async () => {
		const player = await app.player(100_000n);
		const before = await seeds(player);
		await spin(player);
		await expect(choose(player, before.next.commitment, before.clientSeed!)).rejects.toMatchObject({
			code: "CLIENT_SEED_USED",
		});
		const after = await choose(player, before.next.commitment, "chosen now");
		expect(after).toMatchObject({ commitment: before.next.commitment, clientSeed: "chosen now", nextNonce: 0 });
		expect(after.retired[0]?.commitment).toBe(before.commitment);
		expect((await spin(player)).fairness.clientSeed).toBe("chosen now");
	});

	it("also with a client seed of long ago: one that we have seen begins no pair again", async () => {
		const player = await app.player(100_000n);
		const first = (await seeds(player)).clientSeed!;
		for (let i = 0; i < 3; i++) await chooseFreshly(app.play, player);
		const { next } = await seeds(player);
		await expect(choose(player, next.commitment, first)).rejects.toMatchObject({ code: "CLIENT_SEED_USED" });
	});

	it("of two tabs: the first one chooses, the other one's seed for the same commitment is not used", async () => {
		const player = await app.newcomer(100_000n);
		const { commitment } = await seeds(player);
		await choose(player, commitment, "first tab");
		await expect(choose(player, commitment, "second tab")).rejects.toMatchObject({ code: "SEEDS_MOVED_ON" });
		expect((await spin(player)).fairness.clientSeed).toBe("first tab");
	});

	it("by two devices that change at once in two processes: one pair each, or one is refused as too late", async () => {
		const player = await app.player(100_000n);
		const other = await app.openAnother();
		const { next } = await seeds(player);
		const outcomes = await Promise.allSettled([
			choose(player, next.commitment, "here"),
			choose(player, next.commitment, "there", other),
		]);
		expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		const late = outcomes.find(({ status }) => status === "rejected") as PromiseRejectedResult;
		expect(late.reason).toMatchObject({ code: "SEEDS_MOVED_ON" });
	});

	it("a choice whose answer was lost is sent again, and is the same one", async () => {
		const player = await app.player(100_000n);
		const { next } = await seeds(player);
		const clientSeed = freshClientSeed();
		const first = await choose(player, next.commitment, clientSeed);
		expect(await choose(player, next.commitment, clientSeed)).toEqual(first);
	});

	it("a round that was played is answered also while the next pair waits for its client seed", async () => {
		const player = await app.player(100_000n);
		const stopped = await app.openAnother();
		const roundId = aRoundId(app.clock);
		const played = await spin(player, { roundId }, stopped);
		app.cutOff(stopped);
		await expect(spin(player)).rejects.toMatchObject({ code: "CLIENT_SEED_REQUIRED" });
		expect((await spin(player, { roundId })).fairness).toEqual(played.fairness);
	});
});

describe("[GAME-02] a pair that ends without the player's request", () => {
	it("because its process stopped without returning it, is followed by one that needs a new client seed", async () => {
		const player = await app.player(100_000n);
		const stopped = await app.openAnother();
		const { fairness } = await spin(player, {}, stopped);
		const before = await seeds(player);
		app.cutOff(stopped);
		await expect(spin(player)).rejects.toMatchObject({
			code: "CLIENT_SEED_REQUIRED",
			details: { commitment: before.next.commitment },
		});
		const after = await chooseFreshly(app.play, player);
		expect(after.commitment).toBe(before.next.commitment);
		expect(after.retired[0]).toMatchObject({
			commitment: fairness.commitment,
			serverSeed: null,
			end: { by: "restart", rounds: null },
		});
		expect((await spin(player)).fairness).toMatchObject({ commitment: after.commitment, nonce: 0 });
	});

	it("does not end where its process had returned it, after a minute without play", async () => {
		const player = await app.player(100_000n);
		const stopped = await app.openAnother();
		const { fairness } = await spin(player, {}, stopped);
		app.clock.advance(MINUTE_MS);
		await stopped.returnIdlePairs();
		app.cutOff(stopped);
		expect((await spin(player)).fairness).toEqual({ ...fairness, nonce: 1 });
	});

	it("because an earlier version began it, is ended at the next visit, with that reason", async () => {
		const player = await app.player(100_000n);
		const { commitment } = await seeds(player);
		const { playerId } = player;
		// As the migration leaves a pair that was drawn from.
		await sql`update play.seeds set leased_by = '', next_nonce = 100, begun_at = null, published_at = null
			where bucket = ${bucketOf(playerId)} and player_id = ${playerId}`.execute(app.database.reader);
		await expect(spin(player)).rejects.toMatchObject({ code: "CLIENT_SEED_REQUIRED" });
		const [retired] = (await seeds(player)).retired;
		expect(retired).toMatchObject({ commitment, end: { by: "earlierVersion", rounds: null } });
		await chooseFreshly(app.play, player);
		expect((await spin(player)).fairness.nonce).toBe(0);
	});
});
