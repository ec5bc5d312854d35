import { createHmac } from "node:crypto";
import { BUCKET_COUNT } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import { sql } from "kysely";

/**
 * A subject counted in the table of attempts, which all processes share. Its row stores the time at which the whole limit
 * is available again; `takenMs` is how much later one attempt makes that.
 */
export type AttemptCount = { hashed: Buffer; takenMs: number };

type Window = { nowMs: number; windowMs: number };
type Outcome<Count> = { isLeft: true } | { isLeft: false; spent: Count; waitMs: number };

export const hashOf = (key: Buffer, subject: string): Buffer => createHmac("sha256", key).update(subject).digest();

/** The bucket of what is found by its hash. */
const bucketOfHash = (hashed: Buffer): number => hashed.readUInt8(0) % Number(BUCKET_COUNT);

/** Takes from all counts, or from none if one has too little left; returns the first of those, and how long to wait. */
export async function takeFromAll<Count extends AttemptCount>(
	reader: Reader,
	counts: readonly Count[],
	window: Window,
): Promise<Outcome<Count>> {
	const taken = await takeEach(reader, counts, window);
	const isTaken = ({ hashed }: AttemptCount): boolean => taken.has(hashed.toString("hex"));
	const spent = counts.find((count) => !isTaken(count));
	if (!spent) return { isLeft: true };
	await giveBack(reader, counts.filter(isTaken));
	const fullAtMs = await restoredAtMs(reader, spent, window.nowMs);
	return { isLeft: false, spent, waitMs: Math.max(fullAtMs + spent.takenMs - window.windowMs - window.nowMs, 1) };
}

/**
 * Returns the hashes of those that had enough left. One statement, in the order of the hashes: two requests at once wait
 * for one another and never in a circle.
 */
async function takeEach(
	reader: Reader,
	counts: readonly AttemptCount[],
	{ nowMs, windowMs }: Window,
): Promise<ReadonlySet<string>> {
	const sorted = [...counts].sort((a, b) => Buffer.compare(a.hashed, b.hashed));
	const now = sql`${new Date(nowMs)}::timestamptz`;
	const hashes = sorted.map(({ hashed }) => hashed);
	const buckets = hashes.map(bucketOfHash);
	const seconds = sorted.map(({ takenMs }) => takenMs / 1000);
	const { rows } = await sql<{ subject: Buffer }>`insert into identity.attempt as a (subject, bucket, restored_at)
		select subject, bucket, ${now} + make_interval(secs => seconds)
		from unnest(${hashes}::bytea[], ${buckets}::smallint[], ${seconds}::float8[]) as counted (subject, bucket, seconds)
		on conflict (subject, bucket) do update
			set restored_at = greatest(a.restored_at, ${now}) + (excluded.restored_at - ${now})
			where greatest(a.restored_at, ${now}) + (excluded.restored_at - ${now}) <= ${new Date(nowMs + windowMs)}
		returning subject`.execute(reader);
	return new Set(rows.map(({ subject }) => subject.toString("hex")));
}

export async function giveBack(reader: Reader, counts: readonly AttemptCount[]): Promise<void> {
	for (const { hashed, takenMs } of counts)
		await sql`update identity.attempt set restored_at = restored_at - make_interval(secs => ${takenMs / 1000})
			where bucket = ${bucketOfHash(hashed)} and subject = ${hashed}`.execute(reader);
}

/** When the whole limit is available again; `nowMs` for a subject that was not counted. */
export async function restoredAtMs(reader: Reader, { hashed }: AttemptCount, nowMs: number): Promise<number> {
	const { rows } = await sql<{ restored_at: Date }>`select restored_at from identity.attempt
		where bucket = ${bucketOfHash(hashed)} and subject = ${hashed}`.execute(reader);
	return rows[0]?.restored_at.getTime() ?? nowMs;
}

export async function removeCounts(reader: Reader, counts: readonly AttemptCount[]): Promise<void> {
	for (const { hashed } of counts)
		await sql`delete from identity.attempt where bucket = ${bucketOfHash(hashed)} and subject = ${hashed}`.execute(
			reader,
		);
}

/** Removes rows whose whole limit is available again. */
export const removeRestored = (reader: Reader, nowMs: number): Promise<unknown> =>
	sql`delete from identity.attempt where restored_at < ${new Date(nowMs)}`.execute(reader);
