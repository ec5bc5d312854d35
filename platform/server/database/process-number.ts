import { refuse } from "@baize/kernel/error";
import pg from "pg";
import type { Log } from "../log/index.ts";

/** How many server processes may make ids at once. */
const PROCESS_COUNT = 32;
const LOCK_SPACE = 7_301;
const NUMBERS = Array.from({ length: PROCESS_COUNT }, (_, number) => number);

const TIMEOUT_MS = 5_000;
const FIRST_WAIT_MS = 50;
const MAX_WAIT_MS = 1_000;

/** A number that no other running process has. It makes the ids of processes differ. */
export type ProcessNumber = {
	/**
	 * A different one if another process took ours while the connection was lost; refuses with OUTSIDE_UNAVAILABLE while
	 * there is none.
	 */
	present(): number;
	isAssigned(): boolean;
	/** How many processes have one, including this one. */
	countAssigned(): Promise<number>;
	release(): Promise<void>;
};

const COUNT_ASSIGNED = `select count(*)::int as count from pg_locks where locktype = 'advisory' and classid = $1 and granted
	and database = (select oid from pg_database where datname = current_database())`;

type Assigned = { number: number; client: pg.Client };

/**
 * The database reserves a number for a connection, and releases it when the connection ends. From that moment no id is
 * made until a number is assigned again: ids are for rows of that database, which is usually away at the time, too.
 */
export async function takeProcessNumber(url: string, log: Log): Promise<ProcessNumber> {
	let number = 0;
	let assigned: Assigned | undefined;
	let isReleased = false;

	async function take(): Promise<void> {
		const taken = await takeOneOf(url, [number, ...NUMBERS]);
		if (isReleased) return void closeClient(taken.client);
		assigned = taken;
		number = taken.number;
		taken.client.once("end", () => {
			assigned = undefined;
			if (!isReleased) void takeAgain(0);
		});
	}

	function takeAgain(waitMs: number): Promise<void> {
		return take().then(
			() => log.info({ number }, "a process number is assigned again"),
			(error) => {
				log.warn({ err: error }, "no process number is assigned, so no ids are made");
				const nextMs = Math.min(Math.max(FIRST_WAIT_MS, 2 * waitMs), MAX_WAIT_MS);
				setTimeout(() => isReleased || void takeAgain(nextMs), nextMs).unref();
			},
		);
	}

	await take();
	return {
		present() {
			if (!assigned) throw refuse("OUTSIDE_UNAVAILABLE", undefined, MAX_WAIT_MS);
			return assigned.number;
		},
		isAssigned: () => assigned !== undefined,
		async countAssigned() {
			if (!assigned) throw refuse("OUTSIDE_UNAVAILABLE", undefined, MAX_WAIT_MS);
			const { rows } = await assigned.client.query(COUNT_ASSIGNED, [LOCK_SPACE]);
			return rows[0].count;
		},
		async release() {
			isReleased = true;
			if (assigned) await closeClient(assigned.client);
		},
	};
}

/** The first free one. A connection whose other side is silently gone is noticed by a time-out. */
async function takeOneOf(url: string, wanted: readonly number[]): Promise<Assigned> {
	const client = new pg.Client({
		connectionString: url,
		connectionTimeoutMillis: TIMEOUT_MS,
		query_timeout: TIMEOUT_MS,
		keepAlive: true,
		keepAliveInitialDelayMillis: TIMEOUT_MS,
	});
	client.on("error", () => {});
	try {
		await client.connect();
		for (const number of wanted) {
			const { rows } = await client.query("select pg_try_advisory_lock($1, $2) as mine", [LOCK_SPACE, number]);
			if (rows[0].mine) return { number, client };
		}
		throw new Error(`${PROCESS_COUNT} server processes use this database already; ids allow no more.`);
	} catch (error) {
		void closeClient(client);
		throw error;
	}
}

const closeClient = (client: pg.Client): Promise<void> => client.end().catch(() => {});
