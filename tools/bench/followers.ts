import { rmSync } from "node:fs";
import { join } from "node:path";
import { SECOND_MS, systemClock } from "@baize/kernel/time";
import { ledgerModule } from "@baize/ledger/module";
import { type Follower, type Ledger, openLedger } from "@baize/ledger/server";
import { type Database, openDatabase, openLog, openScheduler, startEmbedded } from "@baize/platform-server";
import { openWallet } from "@baize/wallet/server";
import { sql } from "kysely";
import { type Figure, ratio } from "./measure.ts";
import { fillBooks, playRounds } from "./money.ts";
import { newFolder } from "./processes.ts";

const WARM_UP_SECONDS = 2;
const TURNS = 6;
const TURN_SECONDS = 5;
const GOAL = 0.95;

/**
 * Instant rounds as in `money`, while the journal is followed and while it is not, alternately. Beside the ledger's own
 * follower three more write sums by player, as domains that follow it would.
 */
export async function followers(): Promise<Figure[]> {
	const folder = newFolder();
	const server = await startEmbedded(join(folder, "postgres"));
	const database = openDatabase(server.url);
	await fillBooks(database);
	const ledger = openLedger({ database, clock: systemClock });
	const wallet = openWallet({ ledger });
	try {
		await playRounds(wallet, WARM_UP_SECONDS);
		const on: number[] = [];
		const off: number[] = [];
		const without = async () => void off.push((await playRounds(wallet, TURN_SECONDS)).perSecond);
		const withFollowers = async () => {
			const following = await startFollowing(database, ledger);
			on.push((await playRounds(wallet, TURN_SECONDS)).perSecond);
			await following.stop();
		};
		// The journal grows meanwhile, so each of the two is the first in every second turn.
		for (let turn = 0; turn < TURNS; turn++)
			for (const play of turn % 2 === 0 ? [without, withFollowers] : [withFollowers, without]) await play();
		const about = `${Math.round(mean(on))}/s and ${Math.round(mean(off))}/s; ${await followedText(ledger)}`;
		return [ratio("instant rounds with followers, against without", mean(on) / mean(off), GOAL, about)];
	} finally {
		await ledger.close();
		await database.close();
		await server.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

const mean = (figures: readonly number[]): number => figures.reduce((sum, each) => sum + each, 0) / figures.length;

async function followedText(ledger: Ledger): Promise<string> {
	const behind = (await ledger.lags()).map(({ name, operations }) => `${name} ${operations}`);
	return `behind after it: ${behind.join(", ")}`;
}

/** The jobs of the ledger and of three more followers, as the site plans them. */
async function startFollowing(database: Database, ledger: Ledger): Promise<{ stop(): Promise<void> }> {
	await sql`create table if not exists bench_sum (
		name text, player_id bigint, stake numeric not null, primary key (name, player_id)
	)`.execute(database.reader);
	const scheduler = openScheduler(database, openLog("error"));
	const own = ledgerModule.parts?.(ledger, {} as never).jobs ?? [];
	for (const { name, everyMs, run } of [
		...own,
		...["points", "reports", "pots"].map((name) => ledger.follow(summing(name))),
	])
		scheduler.every(Math.min(everyMs, SECOND_MS), name, run, 0);
	return scheduler;
}

const summing = (name: string): Follower => ({
	name,
	from: "now",
	async apply(tx, operations) {
		const stakes = new Map<bigint, bigint>();
		for (const { playerId, stakeMinor } of operations) stakes.set(playerId, (stakes.get(playerId) ?? 0n) + stakeMinor);
		await sql`insert into bench_sum as b (name, player_id, stake)
			select ${name}, * from unnest(${[...stakes.keys()]}::bigint[], ${[...stakes.values()]}::bigint[])
			on conflict (name, player_id) do update set stake = b.stake + excluded.stake`.execute(tx);
	},
});
