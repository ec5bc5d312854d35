import type pg from "pg";
import { MAX_JOBS_AT_ONCE } from "./add-jobs.ts";
import { type Job, QUEUES, URGENCIES } from "./queues.ts";

/** The only schema of versions without urgencies; a process of such a version may still run beside this one. */
const EARLIER = "graphile_worker";
const LOOK_MS = 2_000;

/** Moves the jobs that an earlier version has left into the current queues, for as long as this process runs. */
export async function adoptEarlier(
	pool: pg.Pool,
	jobs: readonly Job[],
	silentMs: number,
): Promise<{ stop(): Promise<void> }> {
	const { rows } = await pool.query("select to_regclass($1) is not null as exists", [`${EARLIER}._private_jobs`]);
	if (!rows[0].exists) return { stop: async () => {} };
	let moving: Promise<void> = Promise.resolve();
	const moveAll = async (): Promise<void> => {
		for (const urgency of URGENCIES) {
			const names = jobs.filter((job) => job.urgency === urgency).map(({ name }) => name);
			while ((await move(pool, QUEUES[urgency].schema, names, silentMs)) === MAX_JOBS_AT_ONCE);
		}
	};
	await moveAll();
	const timer = setInterval(() => {
		moving = moving.then(moveAll).catch(() => {});
	}, LOOK_MS);
	return {
		async stop() {
			clearInterval(timer);
			await moving;
		},
	};
}

/** Moves jobs that are not locked, or whose worker has been silent for too long. Returns how many. */
async function move(pool: pg.Pool, schema: string, names: string[], silentMs: number): Promise<number> {
	const { rows } = await pool.query(
		`with waiting as (
			select job.id, task.identifier from ${EARLIER}._private_jobs job join ${EARLIER}._private_tasks task on task.id = job.task_id
			where task.identifier = any($1) and job.attempts < job.max_attempts
				and (job.locked_at is null or job.locked_at < now() - make_interval(secs => $2))
			limit ${MAX_JOBS_AT_ONCE} for update of job skip locked
		), moved as (
			delete from ${EARLIER}._private_jobs job using waiting where job.id = waiting.id
			returning waiting.identifier, job.payload, job.run_at, job.max_attempts::int, job.key
		), specs as (
			select array_agg((identifier, payload, null, run_at, max_attempts, key, null, null)::${schema}.job_spec) as specs
			from moved having count(*) > 0
		)
		select count(added.id)::int as count from specs, lateral ${schema}.add_jobs(specs) added`,
		[names, silentMs / 1_000],
	);
	return rows[0].count;
}
