import { sql } from "kysely";
import type { Database, Tx } from "../database/index.ts";
import { QUEUES, type Urgency } from "./queues.ts";

/** Another worker has done it meanwhile; this transaction is rolled back. */
class DoneElsewhere extends Error {}

/**
 * Runs a job in a transaction that removes it from the queue. The queue itself removes it only afterwards, and a
 * process that ends between the two leaves a job that is done and looks undone.
 */
export async function applyOnce(
	database: Pick<Database, "transaction">,
	{ jobId, urgency }: { jobId: string; urgency: Urgency },
	work: (tx: Tx) => Promise<void>,
): Promise<void> {
	try {
		await database.transaction(async (tx) => {
			await work(tx);
			if (!(await takeJob(tx, QUEUES[urgency].schema, jobId))) throw new DoneElsewhere();
		});
	} catch (error) {
		if (!(error instanceof DoneElsewhere)) throw error;
	}
}

// Last, because the worker's heartbeat waits for the lock on the job's row: only for the commit and no longer.
async function takeJob(tx: Tx, schema: string, jobId: string): Promise<boolean> {
	const jobs = sql.id(schema, "_private_jobs");
	const { numAffectedRows } = await sql`delete from ${jobs} where id = ${jobId}::bigint`.execute(tx);
	return numAffectedRows === 1n;
}
