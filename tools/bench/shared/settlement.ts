import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { otherGameOf } from "@baize/games/others";
import { check } from "@baize/kernel/check";
import { type Id, idText, openIds, pageId } from "@baize/kernel/id";
import { type Clock, systemClock } from "@baize/kernel/time";
import { openLedger } from "@baize/ledger/server";
import { type Database, migrate, openDatabase, openLog, sqlFiles, startEmbedded } from "@baize/platform-server";
import { testSecrets } from "@baize/testing";
import { openWallet, type Wallet } from "@baize/wallet/server";
import { openGameRules } from "../../../domains/play/server/game-rules.ts";
import { openSharedRounds, type SharedRounds } from "../../../domains/play/server/shared-rounds/index.ts";
import { openTitles } from "../../../domains/play/server/titles.ts";
import { atMost, type Figure } from "../measure.ts";
import { newFolder } from "../processes.ts";

const STAKES = 10_000;
const TURNS = 3;
const PLACED_AT_ONCE = 32;
const GAME = "paper-kite";
const STAKE_MINOR = 100;
/** Until the settlement begins: for cash-outs that are being stored, and until the job runs. */
const BEGINS_AFTER_MS = 500;
const GOAL_MS = 1_500;
const DOMAINS = new URL("../../../domains", import.meta.url).pathname;

/**
 * Rounds of a table with a stake of each of 10,000 players, half of whom win. Measured is from the end of the round until
 * every stake is settled, durable, and its player's pages are notified.
 */
export async function settlement(): Promise<Figure[]> {
	const folder = newFolder();
	const server = await startEmbedded(join(folder, "postgres"));
	const database = openDatabase(server.url);
	const clock = heldClock();
	const ledger = openLedger({ database, clock });
	const wallet = openWallet({ ledger });
	try {
		await migrate(database.reader, sqlFiles(DOMAINS));
		const players = await fundPlayers(database, wallet);
		let notified = 0;
		wallet.onMoved(({ kind }) => {
			if (kind === "casinoSettle") notified++;
		});
		const tables = await openTables(database, clock, wallet);
		const times: number[] = [];
		for (let turn = 0; turn < TURNS; turn++) {
			notified = 0;
			times.push(await settleOne(tables, clock, players));
			check(notified === STAKES, `every player is notified: ${notified}`);
		}
		const longest = Math.max(...times) + BEGINS_AFTER_MS;
		const about = `${times.map((ms) => Math.round(ms)).join(", ")} ms for ${STAKES} stakes, begun ${BEGINS_AFTER_MS} ms after the result at most`;
		return [atMost("shared round, result until all are settled and notified", longest, GOAL_MS, "ms", about)];
	} finally {
		await ledger.close();
		await database.close();
		await server.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

type HeldClock = Clock & { set(nowMs: number): void };

function heldClock(): HeldClock {
	let nowMs = systemClock.nowMs();
	return {
		nowMs: () => nowMs,
		set: (ms) => {
			nowMs = ms;
		},
	};
}

async function fundPlayers(database: Database, wallet: Wallet): Promise<Id[]> {
	const newId = openIds(systemClock, 1);
	const players = Array.from({ length: STAKES }, newId);
	const fund = async (playerId: Id): Promise<void> => {
		await wallet.open(database.reader, playerId, "CAD");
		await wallet.batched.deposit({ playerId, currency: "CAD", reference: newId(), amountMinor: 1_000_000n });
	};
	await inTurns(players, fund);
	return players;
}

/** So many at once. */
async function inTurns<T>(all: readonly T[], work: (each: T) => Promise<unknown>): Promise<void> {
	const left = all.values();
	const one = async (): Promise<void> => {
		for (const each of left) await work(each);
	};
	await Promise.all(Array.from({ length: PLACED_AT_ONCE }, one));
}

async function openTables(database: Database, clock: Clock, wallet: Wallet): Promise<SharedRounds> {
	const games = [otherGameOf(GAME)!];
	const rules = await openGameRules(database.reader, games);
	return openSharedRounds({
		...{ database, clock },
		log: openLog("error"),
		secrets: testSecrets("benchmark"),
		random: { bytes: (count) => randomBytes(count) },
		stream: { publishHere: () => {}, listenerCount: () => 1 },
		nicknamesOf: async () => new Map(),
		titles: await openTitles(database.reader, { games, earlier: [], provided: [] }, rules),
		states: { requireNew: () => {} },
		ladders: { requireOffered: () => {} },
		catalogue: { game: () => undefined, isPlayable: () => true },
		geoVisibilityOf: () => () => true,
		eligibilityBlockOf: () => undefined,
		restrictionOf: async () => null,
		wallet: { ...wallet, history: async () => [] },
	});
}

/** Plays rounds until one comes to 1.10, which half of the players have chosen. Returns the milliseconds of its end. */
async function settleOne(tables: SharedRounds, clock: HeldClock, players: readonly Id[]): Promise<number> {
	await tables.drive();
	const round = (await tables.readTable(GAME)).round!;
	await inTurns([...players.entries()], ([at, playerId]) => placeStake(tables, clock, { playerId, at, ...round }));
	for (let nowMs = round.locksAtMs; ; nowMs += 500) {
		clock.set(nowMs);
		const startedAt = performance.now();
		await tables.drive();
		const { results } = await tables.readTable(GAME);
		if (results[0]?.number !== round.number) continue;
		const took = performance.now() - startedAt;
		clock.set(nowMs + 10_000);
		return took;
	}
}

type Placing = { playerId: Id; at: number; number: number };

async function placeStake(tables: SharedRounds, clock: Clock, { playerId, at, number }: Placing): Promise<void> {
	const session = { sessionId: playerId, handle: idText(playerId), playerId, bucket: 0, currency: "CAD", roles: [] };
	await tables.placeStake(
		{
			...{ gameId: GAME, number, seat: 1, isNameHidden: false },
			stakeId: idText(pageId(clock.nowMs(), at)),
			bet: { stakeMinor: STAKE_MINOR, autoX100: at % 2 === 0 ? 110 : 100_000 },
		},
		{ session: { ...session, proofs: [], ownAssurance: 1 }, locale: "en", ip: "", userAgent: "", cookies: {} },
	);
}
