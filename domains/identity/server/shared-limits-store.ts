import { createHmac } from "node:crypto";
import type { Clock } from "@baize/kernel/time";
import type { Reader, SharedCounts } from "@baize/platform-server";
import { sql } from "kysely";
import { bucketOfHash } from "./login/attempts-store.ts";

type Counted = { subject: string; hashed: Buffer; takenMs: number };

/**
 * The request rate limits that all processes share, in the table of attempts and in its form: a row holds the time at which
 * the whole limit is back. One statement takes from all subjects of a request, in the order of their hashes, so that two
 * requests at once wait for one another and never in a circle.
 */
export function openSharedLimits(reader: Reader, clock: Clock, key: Buffer): SharedCounts {
	return async (name, windowMs, counts) => {
		const counted = counts
			.map(({ subject, limit, cost }) => ({
				subject,
				hashed: createHmac("sha256", key).update(`limit:${name}:${subject}`).digest(),
				takenMs: (cost * windowMs) / limit,
			}))
			.sort((a, b) => Buffer.compare(a.hashed, b.hashed));
		const nowMs = clock.nowMs();
		const taken = await takeEach(reader, counted, { nowMs, windowMs });
		const spent = counted.find(({ hashed }) => !taken.has(hashed.toString("hex")));
		if (!spent) return { isLeft: true };
		await giveBack(
			reader,
			counted.filter((each) => taken.has(each.hashed.toString("hex"))),
		);
		const waitMs = (await fullAtMs(reader, spent, nowMs)) + spent.takenMs - windowMs - nowMs;
		return { isLeft: false, subject: spent.subject, waitMs: Math.max(waitMs, 1) };
	};
}

/** Answers the hashes of those that had enough left. */
async function takeEach(
	reader: Reader,
	counted: readonly Counted[],
	{ nowMs, windowMs }: { nowMs: number; windowMs: number },
): Promise<ReadonlySet<string>> {
	const now = sql`${new Date(nowMs)}::timestamptz`;
	const hashes = counted.map(({ hashed }) => hashed);
	const buckets = hashes.map(bucketOfHash);
	const seconds = counted.map(({ takenMs }) => takenMs / 1000);
	const { rows } = await sql<{ subject: Buffer }>`insert into identity.attempt as a (subject, bucket, restored_at)
		select subject, bucket, ${now} + make_interval(secs => seconds)
		from unnest(${hashes}::bytea[], ${buckets}::smallint[], ${seconds}::float8[]) as asked (subject, bucket, seconds)
		on conflict (subject, bucket) do update
			set restored_at = greatest(a.restored_at, ${now}) + (excluded.restored_at - ${now})
			where greatest(a.restored_at, ${now}) + (excluded.restored_at - ${now}) <= ${new Date(nowMs + windowMs)}
		returning subject`.execute(reader);
	return new Set(rows.map(({ subject }) => subject.toString("hex")));
}

async function giveBack(reader: Reader, counted: readonly Counted[]): Promise<void> {
	for (const { hashed, takenMs } of counted)
		await sql`update identity.attempt set restored_at = restored_at - make_interval(secs => ${takenMs / 1000})
			where bucket = ${bucketOfHash(hashed)} and subject = ${hashed}`.execute(reader);
}

async function fullAtMs(reader: Reader, { hashed }: Counted, nowMs: number): Promise<number> {
	const { rows } = await sql<{ restored_at: Date }>`select restored_at from identity.attempt
		where bucket = ${bucketOfHash(hashed)} and subject = ${hashed}`.execute(reader);
	return rows[0]?.restored_at.getTime() ?? nowMs;
}
