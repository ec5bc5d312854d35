import { rmSync } from "node:fs";
import { join } from "node:path";
import { type Id, openIds } from "@baize/kernel/id";
import { systemClock } from "@baize/kernel/time";
import { openLedger } from "@baize/ledger/server";
import { type Database, migrate, openDatabase, sqlFiles, startEmbedded } from "@baize/platform-server";
import { openWallet, type Wallet } from "@baize/wallet/server";
import { sql } from "kysely";
import { type Figure, ratio } from "./measure.ts";
import { openYardstick } from "./pgbench.ts";
import { newFolder } from "./processes.ts";

const PLAYERS = 100_000;
const PLAYERS_AT_ONCE = 1_024;
const WARM_UP_SECONDS = 2;
const TURNS = 3;
const TURN_SECONDS = 5;
const GOAL = 8;

const DOMAINS = new URL("../../domains", import.meta.url).pathname;

/**
 * Instant rounds (stake and win in one durable, idempotent operation) through the wallet's API, against `pgbench -N` on
 * the same database. The two alternate, so that other work of the machine affects both.
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
		const findings = await ledger.audit();
		if (findings.length > 0) throw new Error(`the ledger audit found: ${JSON.stringify(findings[0], textOfBigint)}`);
		return [figureOf(turns, yardstick.name)];
	} finally {
		await ledger.close();
		await database.close();
		await server.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

export type Rounds = { perSecond: number; timesMs: number[] };
type Turn = { yardstick: number; rounds: Rounds };

function figureOf(turns: Turn[], yardstickName: string): Figure {
	const mean = (figure: (turn: Turn) => number): number =>
		turns.reduce((sum, turn) => sum + figure(turn), 0) / turns.length;
	const rounds = mean((turn) => turn.rounds.perSecond);
	const yardstick = mean((turn) => turn.yardstick);
	const timesMs = turns.flatMap((turn) => turn.rounds.timesMs).sort((a, b) => a - b);
	const at = (share: number): string => (timesMs[Math.floor(timesMs.length * share)] ?? 0).toFixed(1);
	const about = `${Math.round(rounds)}/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; ${yardstickName} ${Math.round(yardstick)}/s`;
	return ratio("instant rounds, against pgbench -N", rounds / yardstick, GOAL, about);
}

const textOfBigint = (_: string, value: unknown): unknown => (typeof value === "bigint" ? String(value) : value);

const CASH_MINOR = 1_000_000n;

/** The ledger's tables alone, and each player's wallet with a deposit in its journal. */
export async function fillBooks(database: Database): Promise<void> {
	await migrate(database.reader, sqlFiles(DOMAINS, ["ledger"]));
	await sql`insert into ledger.wallet (player_id, currency, bucket, seq, last_op, cash, external)
		select player, 124, player % 64, 1, player, ${CASH_MINOR}, -${CASH_MINOR}::bigint
		from generate_series(1, ${PLAYERS}) player`.execute(database.reader);
	await sql`insert into ledger.journal (op_id, prev_op, player_id, reference, seq, stake, win, cash_after, at, game_id,
			bucket, currency, kind)
		select player, 0, player, player, 1, 0, ${CASH_MINOR}, ${CASH_MINOR}, now(), 0, player % 64, 124, 10
		from generate_series(1, ${PLAYERS}) player`.execute(database.reader);
	await sql`vacuum analyze`.execute(database.reader);
	await sql`checkpoint`.execute(database.reader);
}

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

async function playRound(wallet: Wallet, roundId: Id): Promise<void> {
	const playerId = BigInt(1 + Math.floor(Math.random() * PLAYERS));
	const winMinor = Math.random() < 0.5 ? 190n : 0n;
	const round = { playerId, currency: "CAD", roundId, gameId: 7, stakeMinor: 100n, winMinor };
	const moved = await wallet.batched.instantRound(round);
	if (moved.status !== "done" || moved.replayed) throw new Error(`a round was not played once: ${moved.status}`);
}
