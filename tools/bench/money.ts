import { rmSync } from "node:fs";
import { join } from "node:path";
import { type Id, openIds } from "@baize/kernel/id";
import { systemClock } from "@baize/kernel/time";
import { openLedger } from "@baize/ledger/server";
import { type Database, openDatabase, startEmbedded } from "@baize/platform-server";
import { openWallet, type Wallet } from "@baize/wallet/server";
import { sql } from "kysely";
import { fillBooks, PLAYERS } from "./books.ts";
import { atMost, type Figure, ratio } from "./measure.ts";
import { openYardstick } from "./pgbench.ts";
import { newFolder } from "./processes.ts";
import { percentile } from "./settlements.ts";

const PLAYERS_AT_ONCE = 1_024;
const WARM_UP_SECONDS = 3;
const TURNS = 3;
const TURN_SECONDS = 5;
const HALF_SECONDS = 10;
/** The number of the game that is played. */
export const GAME = 7;
const GOAL = 7;
const HALF_GOAL_MS = 25;

/**
 * Instant rounds (stake and win in one durable, idempotent operation) through the wallet's API, against `pgbench -N` on
 * the same database. The two alternate, so that other work of the machine affects both. Then rounds come at half of that
 * rate, whether those before are answered or not.
 */
export async function money(): Promise<Figure[]> {
	const folder = newFolder();
	const server = await startEmbedded(join(folder, "postgres"));
	const database = openDatabase(server.url, 4);
	await fillBooks(database);
	const yardstick = await openYardstick(server.url);
	const ledger = openLedger({ database, clock: systemClock });
	const wallet = openWallet({ ledger });
	try {
		await playRounds(wallet, WARM_UP_SECONDS);
		const turns: Turn[] = [];
		for (let turn = 0; turn < TURNS; turn++) {
			turns.push({ yardstick: await yardstick.run(TURN_SECONDS), rounds: await playRounds(wallet, TURN_SECONDS) });
		}
		const full = mean(turns, ({ rounds }) => rounds.perSecond);
		await fillLog(database);
		await playRounds(wallet, WARM_UP_SECONDS);
		const half = await offerRounds(wallet, full / 2, HALF_SECONDS);
		const findings = await ledger.audit();
		if (findings.length > 0) throw new Error(`the ledger audit found: ${JSON.stringify(findings[0], textOfBigint)}`);
		return [figureOf(turns, full, yardstick.name), halfFigure(half)];
	} finally {
		await ledger.close();
		await database.close();
		await server.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

/** What the embedded server keeps of its log (`min_wal_size`). */
const LOG_FILES = 32;

/**
 * As after the first hour of a site, the files of the write-ahead log are used again from here on. While there are none
 * to use, every 16 MB all commits wait some 30 ms until a new one is filled with zeros.
 */
async function fillLog({ reader }: Database): Promise<void> {
	for (let file = 0; file < LOG_FILES; file++)
		await sql`select pg_logical_emit_message(false, 'bench', ''), pg_switch_wal()`.execute(reader);
	await sql`checkpoint`.execute(reader);
}

export type Rounds = { perSecond: number; timesMs: number[] };
type Turn = { yardstick: number; rounds: Rounds };

const mean = (turns: Turn[], figure: (turn: Turn) => number): number =>
	turns.reduce((sum, turn) => sum + figure(turn), 0) / turns.length;

function figureOf(turns: Turn[], full: number, yardstickName: string): Figure {
	const yardstick = mean(turns, (turn) => turn.yardstick);
	const about = `${textOf({ perSecond: full, timesMs: turns.flatMap((turn) => turn.rounds.timesMs) })}; ${yardstickName} ${Math.round(yardstick)}/s`;
	return ratio("instant rounds, against pgbench -N", full / yardstick, GOAL, about);
}

const halfFigure = (half: Rounds): Figure =>
	atMost("p99 of a round at half of that load", percentile(half.timesMs, 0.99), HALF_GOAL_MS, "ms", textOf(half));

function textOf({ perSecond, timesMs }: Rounds): string {
	const at = (share: number): string => percentile(timesMs, share).toFixed(1);
	return `${Math.round(perSecond)}/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

const textOfBigint = (_: string, value: unknown): unknown => (typeof value === "bigint" ? String(value) : value);

export async function playRounds(wallet: Wallet, seconds: number): Promise<Rounds> {
	const newId = openIds(systemClock, 1);
	const timesMs: number[] = [];
	let played = 0;
	const startedMs = performance.now();
	const endMs = startedMs + seconds * 1000;
	const play = async (): Promise<void> => {
		for (let nowMs = startedMs; nowMs < endMs; played++) {
			await playRound(wallet, newId());
			const doneMs = performance.now();
			timesMs.push(doneMs - nowMs);
			nowMs = doneMs;
		}
	};
	await Promise.all(Array.from({ length: PLAYERS_AT_ONCE }, play));
	return { perSecond: (played / (performance.now() - startedMs)) * 1000, timesMs };
}

const PACE_MS = 2;

/** Rounds at a steady rate, as players of whom none waits for another: late answers do not hold the next ones up. */
async function offerRounds(wallet: Wallet, perSecond: number, seconds: number): Promise<Rounds> {
	const newId = openIds(systemClock, 2);
	const timesMs: number[] = [];
	// Those under way alone: a list of all of them would be copied whenever memory is collected, and they wait meanwhile.
	const playing = new Set<Promise<void>>();
	const startedMs = performance.now();
	const play = async (dueMs: number): Promise<void> => {
		await playRound(wallet, newId());
		timesMs.push(performance.now() - dueMs);
	};
	const offer = (dueMs: number): void => {
		const round = play(dueMs).finally(() => playing.delete(round));
		playing.add(round);
	};
	for (let offered = 0; offered < perSecond * seconds; ) {
		const due = Math.min(perSecond * seconds, ((performance.now() - startedMs) / 1_000) * perSecond);
		for (; offered < due; offered++) offer(startedMs + (offered / perSecond) * 1_000);
		await new Promise((resolve) => setTimeout(resolve, PACE_MS));
	}
	await Promise.all(playing);
	return { perSecond: (timesMs.length / (performance.now() - startedMs)) * 1_000, timesMs };
}

async function playRound(wallet: Wallet, roundId: Id): Promise<void> {
	const playerId = BigInt(1 + Math.floor(Math.random() * PLAYERS));
	const winMinor = Math.random() < 0.5 ? 190n : 0n;
	const game = { gameId: GAME, gameClass: "slots" } as const;
	const round = { ...game, playerId, currency: "CAD", roundId, stakeMinor: 100n, winMinor };
	const moved = await wallet.batched.instantRound(round);
	if (moved.status !== "done" || moved.replayed) throw new Error(`a round was not played once: ${moved.status}`);
}
