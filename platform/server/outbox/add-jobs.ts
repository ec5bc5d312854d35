import { check } from "@baize/kernel/check";
import { sql } from "kysely";
import type { Tx } from "../database/index.ts";
import { type Job, QUEUES } from "./queues.ts";

const MAX_ATTEMPTS = 25;
/** A transaction with more would delay them all until it commits, and then wake all workers at once. */
export const MAX_JOBS_AT_ONCE = 1_000;

export type When = { delayMs?: number; key?: string | undefined };

/** All in one statement with one notification: commits with notifications wait for each other in the whole database. */
export async function addJobs(
	tx: Tx,
	{ name, urgency }: Job,
	payloads: readonly unknown[],
	{ delayMs = 0, key }: When = {},
): Promise<void> {
	check(payloads.length <= MAX_JOBS_AT_ONCE, `${payloads.length} jobs of ${name} at once: write them in batches`);
	if (payloads.length === 0) return;
	const { schema } = QUEUES[urgency];
	const delaySeconds = Math.max(0, delayMs) / 1_000;
	await sql`select count(*) from ${sql.id(schema, "add_jobs")}(array(
		select (${name}::text, payload, null, now() + make_interval(secs => ${delaySeconds}), ${MAX_ATTEMPTS}::int,
			${key === undefined ? null : `${name}:${key}`}::text, null, null)::${sql.id(schema, "job_spec")}
		from json_array_elements(${JSON.stringify(payloads)}::json) as job (payload)))`.execute(tx);
}
