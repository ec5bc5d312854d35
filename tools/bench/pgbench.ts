import { execFile } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { promisify } from "node:util";
import pg from "pg";

/** The reference: PostgreSQL's own benchmark, "simple update" (`pgbench -N`), prepared, over 32 connections. */
export type Yardstick = {
	/** Which one is measured: the program, or our copy of its transaction. */
	name: string;
	/** Transactions per second. */
	run(seconds: number): Promise<number>;
};

const CLIENTS = 32;
const ACCOUNTS = 100_000;
const run = promisify(execFile);

export async function openYardstick(url: string): Promise<Yardstick> {
	const program = findPgbench();
	await createTables(url);
	return program
		? { name: `${program} -N -M prepared -c ${CLIENTS}`, run: (seconds) => runProgram(program, url, seconds) }
		: { name: `our copy of pgbench -N over ${CLIENTS} connections`, run: (seconds) => runCopy(url, seconds) };
}

function findPgbench(): string | undefined {
	const places = [
		...(process.env.PATH ?? "").split(":").map((folder) => `${folder}/pgbench`),
		...globSync("/usr/lib/postgresql/*/bin/pgbench"),
	];
	return places.find((place) => existsSync(place));
}

// The same tables that `pgbench -i` makes, so that the program and our copy work on the same data.
async function createTables(url: string): Promise<void> {
	const client = new pg.Client(url);
	await client.connect();
	await client.query(`
		create table pgbench_branches (bid int primary key, bbalance int, filler char(88)) with (fillfactor = 100);
		create table pgbench_tellers (tid int primary key, bid int, tbalance int, filler char(84)) with (fillfactor = 100);
		create table pgbench_accounts (aid int primary key, bid int, abalance int, filler char(84)) with (fillfactor = 100);
		create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
		insert into pgbench_branches values (1, 0);
		insert into pgbench_tellers select tid, 1, 0 from generate_series(1, 10) tid;
		insert into pgbench_accounts select aid, 1, 0, '' from generate_series(1, ${ACCOUNTS}) aid;`);
	await client.query("vacuum analyze pgbench_accounts");
	await client.end();
}

async function runProgram(program: string, url: string, seconds: number): Promise<number> {
	const options = ["-n", "-N", "-M", "prepared", "-c", String(CLIENTS), "-j", "2", "-T", String(seconds)];
	const { stdout } = await run(program, [...options, url]);
	return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}

async function runCopy(url: string, seconds: number): Promise<number> {
	const clients = await Promise.all(
		Array.from({ length: CLIENTS }, async () => {
			const client = new pg.Client(url);
			await client.connect();
			return client;
		}),
	);
	let transactions = 0;
	const startedMs = performance.now();
	const endMs = startedMs + seconds * 1000;
	const drive = async (client: pg.Client): Promise<void> => {
		for (; performance.now() < endMs; transactions++) await simpleUpdate(client);
	};
	await Promise.all(clients.map(drive));
	const perSecond = (transactions / (performance.now() - startedMs)) * 1000;
	await Promise.all(clients.map((client) => client.end()));
	return perSecond;
}

const random = (limit: number): number => 1 + Math.floor(Math.random() * limit);

async function simpleUpdate(client: pg.Client): Promise<void> {
	const account = random(ACCOUNTS);
	const delta = random(10_001) - 5_001;
	const prepared = (name: string, text: string, values: number[]) => client.query({ name, text, values });
	await client.query("begin");
	await prepared("update", "update pgbench_accounts set abalance = abalance + $1 where aid = $2", [delta, account]);
	await prepared("select", "select abalance from pgbench_accounts where aid = $1", [account]);
	await prepared(
		"insert",
		"insert into pgbench_history (tid, bid, aid, delta, mtime) values ($1, 1, $2, $3, current_timestamp)",
		[random(10), account, delta],
	);
	await client.query("end");
}
