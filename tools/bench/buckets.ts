import { rmSync } from "node:fs";
import { join } from "node:path";
import { systemClock } from "@baize/kernel/time";
import { openLedger } from "@baize/ledger/server";
import { openDatabase, startEmbedded } from "@baize/platform-server";
import { openWallet } from "@baize/wallet/server";
import { fillBooks } from "./books.ts";
import { type Figure, ratio } from "./measure.ts";
import { playRounds, type Rounds } from "./money.ts";
import { newFolder } from "./processes.ts";

const WARM_UP_SECONDS = 3;
const TURNS = 3;
const TURN_SECONDS = 6;
/** It is reported, and decides nothing: one machine posts mixed batches. */
const GOAL = 0;
const CONNECTIONS = [2, 4, 8] as const;
const GROUPS = [1, 8, 64] as const;

/**
 * What it costs on one machine that each call of the posting function names one bucket, or those of one of eight groups:
 * rounds as in `money`, against mixed batches over as many connections, alternately. Decision 055.
 */
export async function buckets(): Promise<Figure[]> {
	const folder = newFolder();
	const server = await startEmbedded(join(folder, "postgres"));
	const database = openDatabase(server.url, 4);
	await fillBooks(database);
	try {
		const figures: Figure[] = [];
		for (const connectionCount of CONNECTIONS) {
			const ledgers = GROUPS.map((bucketGroups) =>
				openLedger({ database, clock: systemClock, bucketGroups, connectionCount }),
			);
			const wallets = ledgers.map((ledger) => openWallet({ ledger }));
			for (const wallet of wallets) await playRounds(wallet, WARM_UP_SECONDS);
			const turns: Rounds[][] = GROUPS.map(() => []);
			for (let turn = 0; turn < TURNS; turn++)
				for (const [at, wallet] of wallets.entries()) turns[at]!.push(await playRounds(wallet, TURN_SECONDS));
			for (const ledger of ledgers) await ledger.close();
			figures.push(...figuresOf(connectionCount, turns.map(perSecondOf)));
		}
		return figures;
	} finally {
		await database.close();
		await server.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

const perSecondOf = (turns: readonly Rounds[]): number =>
	turns.reduce((sum, { perSecond }) => sum + perSecond, 0) / turns.length;

const figuresOf = (connectionCount: number, [mixed = 0, ...grouped]: readonly number[]): Figure[] =>
	grouped.map((perSecond, at) =>
		ratio(
			`rounds in ${GROUPS[at + 1]} groups of buckets, ${connectionCount} connections`,
			perSecond / mixed,
			GOAL,
			`${Math.round(perSecond)}/s, mixed ${Math.round(mixed)}/s`,
		),
	);
