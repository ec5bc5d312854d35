import { bucketOf, type Id } from "@baize/kernel/id";
import { MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import { playerWithCash } from "@baize/wallet/testing";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { PLAY_PAUSE_MS } from "../../contract/index.ts";
import { openTestSaferPlay, type TestSaferPlay } from "../../testing/index.ts";
import { insertPlayers, lockPlayerRow } from "../store.ts";
import type { PlayerRow, PlayRow } from "../tables.ts";
import { insertPlays, readOpenPlays } from "./store-play.ts";

const PLAYERS = 10_000;
const INTERVAL_MS = 15 * MINUTE_MS;
/** From the last of the stakes until every check is in the books. Measured: 36.7 s one after the other, 1.5 s in batches. */
const MAX_LATE_MS = 10 * SECOND_MS;

let app: TestSaferPlay;
beforeAll(async () => {
	app = await openTestSaferPlay();
});
afterAll(() => app.close());

const CHUNK = 500;
async function inChunks<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
	for (let at = 0; at < items.length; at += CHUNK) await Promise.all(items.slice(at, at + CHUNK).map(work));
}

const rowOf = (playerId: Id): PlayerRow => ({
	player_id: playerId,
	bucket: bucketOf(playerId),
	currency: "CAD",
	country: "CA",
	subdivision: "ON",
	reality_check_ms: INTERVAL_MS,
	offer_answered_at: null,
	changed_at: null,
	bars: "[]",
});

async function playersWithAnInterval(): Promise<Id[]> {
	const playerIds: Id[] = [];
	await inChunks(Array.from({ length: PLAYERS }), async () => void playerIds.push((await app.player()).playerId));
	const rows = playerIds.map(rowOf);
	await app.database.transaction(async (tx) => {
		for (let at = 0; at < rows.length; at += CHUNK) await insertPlayers(tx, rows.slice(at, at + CHUNK));
	});
	return playerIds;
}

const stake = (playerId: Id) =>
	app.wallet.batched.instantRound({
		...{ playerId, currency: "CAD", roundId: app.newId(), gameId: 7 },
		...{ stakeMinor: 100n, winMinor: 0n },
	});

it(`[SAFE-01] ${PLAYERS} players whose checks fall due in the same minute have them within ${MAX_LATE_MS} ms`, async () => {
	const playerIds = await playersWithAnInterval();
	await inChunks(playerIds, stake);
	const startedMs = performance.now();
	await app.saferPlay.settled();
	const lateMs = performance.now() - startedMs;
	app.clock.advance(INTERVAL_MS);
	const statuses = new Map<string, number>();
	await inChunks(playerIds, async (playerId) => {
		const { status } = await stake(playerId);
		statuses.set(status, (statuses.get(status) ?? 0) + 1);
	});
	expect([...statuses]).toEqual([["blocked", PLAYERS]]);
	expect(lateMs).toBeLessThan(MAX_LATE_MS);
}, 300_000);

it("[SAFE-01] a player who is locked or unknown keeps no other player waiting", async () => {
	const players = await Promise.all(Array.from({ length: 50 }, () => app.player()));
	const unknownId = await playerWithCash(app, 100_000n);
	const [locked] = players;
	let unlock = (): void => {};
	const isUnlocked = new Promise<void>((resolve) => {
		unlock = resolve;
	});
	await app.saferPlay.settled();
	const others = players.slice(1).map(({ playerId }) => playerId);
	await app.database.transaction((tx) => insertPlayers(tx, [rowOf(locked!.playerId)]));
	const lock = app.database.transaction(async (tx) => {
		await lockPlayerRow(tx, locked!.playerId);
		await isUnlocked;
	});
	const startedMs = performance.now();
	await Promise.all([locked!.playerId, unknownId, ...others].map(stake));
	await vi.waitFor(async () => expect((await readOpenPlays(app.database.reader, others)).size).toBe(others.length), {
		timeout: 5_000,
		interval: 10,
	});
	const writtenMs = performance.now() - startedMs;
	expect((await readOpenPlays(app.database.reader, [locked!.playerId, unknownId])).size).toBe(0);
	unlock();
	await lock;
	await app.saferPlay.settled();
	expect((await readOpenPlays(app.database.reader, [locked!.playerId, unknownId])).size).toBe(1);
	expect(writtenMs).toBeLessThan(2_000);
});

it("[SAFE-01] one search ends the play of all players who have paused", async () => {
	const { database, clock, newId } = app;
	const playerIds = Array.from({ length: 1_200 }, () => newId());
	const at = new Date(clock.nowMs() - 2 * PLAY_PAUSE_MS);
	await database.transaction(async (tx) => {
		await insertPlayers(
			tx,
			playerIds.map((playerId) => ({ ...rowOf(playerId), reality_check_ms: 60 * MINUTE_MS })),
		);
		await insertPlays(tx, playerIds.map(playOf));
	});
	function playOf(player_id: Id): PlayRow {
		const times = { started_at: at, last_at: at, checked_at: at };
		return {
			play_id: newId(),
			player_id,
			bucket: bucketOf(player_id),
			...times,
			lost_before: 0n,
			is_open: true,
			began_seq: 1n,
		};
	}
	await app.saferPlay.endPausedPlay();
	expect((await readOpenPlays(database.reader, playerIds)).size).toBe(0);
});
