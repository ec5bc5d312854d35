import { refuse } from "@baize/kernel/error";
import pg from "pg";
import type { Log } from "../log/index.ts";

/** How many server processes may make ids at once. */
const PROCESS_COUNT = 32;
const LOCK_SPACE = 7_301;
const NUMBERS = Array.from({ length: PROCESS_COUNT }, (_, number) => number);

const PATIENCE_MS = 5_000;
const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 1_000;

/** A number that no other running process has. It keeps ids of processes apart. */
export type ProcessNumber = {
	/** Another one where somebody took ours while the connection was lost; refuses with OUTSIDE_UNAVAILABLE while there is none. */
	present(): number;
	isHeld(): boolean;
	/** How many processes hold one, this one included. */
	countHeld(): Promise<number>;
	release(): Promise<void>;
};

const HELD = `select count(*)::int as count from pg_locks where locktype = 'advisory' and classid = $1 and granted
	and database = (select oid from pg_database where datname = current_database())`;

type Held = { number: number; client: pg.Client };

/**
 * The database keeps a number for a connection, and frees it for anybody with the connection's end. So from that moment
 * no id is made until a number is held again: ids are for rows of that database, which is mostly away at the time, too.
 */
export async function takeProcessNumber(url: string, log: Log): Promise<ProcessNumber> {
	let number = 0;
	let held: Held | undefined;
	let isReleased = false;

	async function take(): Promise<void> {
		const taken = await takeOneOf(url, [number, ...NUMBERS]);
		if (isReleased) return void letGo(taken.client);
		held = taken;
		number = taken.number;
		taken.client.once("end", () => {
			held = undefined;
			if (!isReleased) void takeAgain(0);
		});
	}

	function takeAgain(waitMs: number): Promise<void> {
		return take().then(
			() => log.info({ number }, "the process number is held again"),
			(error) => {
				log.warn({ err: error }, "no process number is held, so no ids are made");
				const nextMs = Math.min(Math.max(FIRST_WAIT_MS, 2 * waitMs), LONGEST_WAIT_MS);
				setTimeout(() => isReleased || void takeAgain(nextMs), nextMs).unref();
			},
		);
	}

	await take();
	return {
		present() {
			if (!held) throw refuse("OUTSIDE_UNAVAILABLE", undefined, LONGEST_WAIT_MS);
			return held.number;
		},
		isHeld: () => held !== undefined,
		async countHeld() {
			if (!held) throw refuse("OUTSIDE_UNAVAILABLE", undefined, LONGEST_WAIT_MS);
			const { rows } = await held.client.query(HELD, [LOCK_SPACE]);
			return rows[0].count;
		},
		async release() {
			isReleased = true;
			if (held) await letGo(held.client);
		},
	};
}

/** The first that is free. A connection whose other side has gone without a word is noticed by its silence. */
async function takeOneOf(url: string, wanted: readonly number[]): Promise<Held> {
	const client = new pg.Client({
		connectionString: url,
		connectionTimeoutMillis: PATIENCE_MS,
		query_timeout: PATIENCE_MS,
		keepAlive: true,
		keepAliveInitialDelayMillis: PATIENCE_MS,
	});
	client.on("error", () => {});
	try {
		await client.connect();
		for (const number of wanted) {
			const { rows } = await client.query("select pg_try_advisory_lock($1, $2) as mine", [LOCK_SPACE, number]);
			if (rows[0].mine) return { number, client };
		}
		throw new Error(`${PROCESS_COUNT} server processes use this database already; ids have room for no more.`);
	} catch (error) {
		void letGo(client);
		throw error;
	}
}

const letGo = (client: pg.Client): Promise<void> => client.end().catch(() => {});
