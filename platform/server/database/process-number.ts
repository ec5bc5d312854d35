import pg from "pg";

/** How many server processes may make ids at once. */
const PROCESS_COUNT = 32;
const LOCK_SPACE = 7_301;

/** A number that no other running process has, held for as long as the connection lives. It keeps ids of processes apart. */
export type ProcessNumber = { number: number; release(): Promise<void> };

export async function takeProcessNumber(url: string): Promise<ProcessNumber> {
	const client = new pg.Client({ connectionString: url });
	client.on("error", () => {});
	await client.connect();
	for (let number = 0; number < PROCESS_COUNT; number++) {
		const { rows } = await client.query("select pg_try_advisory_lock($1, $2) as mine", [LOCK_SPACE, number]);
		if (rows[0].mine) return { number, release: () => client.end() };
	}
	await client.end();
	throw new Error(`${PROCESS_COUNT} server processes use this database already; ids have room for no more.`);
}
