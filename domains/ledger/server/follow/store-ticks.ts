import { check } from "@baize/kernel/check";
import type { Reader } from "@baize/platform-server";
import { sql } from "kysely";

type TickRow = { is_earlier: boolean; number: bigint | null };

/**
 * Ends the present tick, if anything was applied in it. Two that do so at once read the same last tick, so one of them
 * adds nothing; and a snapshot that is taken after a tick was committed sees all that the tick's own snapshot saw.
 */
export async function endTick(reader: Reader, nowMs: number): Promise<void> {
	const { rows } = await sql<TickRow>`with last as (
			select number, snapshot, pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(snapshot) as is_earlier
			from ledger.tick order by number desc limit 1
		), ended as (
			insert into ledger.tick (number, snapshot, operations, at)
			select last.number + 1, pg_current_snapshot(), applied.operations, ${new Date(nowMs)}
			from last cross join lateral (
				select sum(cardinality(a.ops)) as operations from ledger.applied a
				where a.tx >= pg_snapshot_xmin(last.snapshot) and not pg_visible_in_snapshot(a.tx, last.snapshot)
			) applied
			where applied.operations > 0 and not last.is_earlier
			on conflict do nothing
			returning number
		)
		select last.is_earlier, (select number from ended) as number from last`.execute(reader);
	check(!rows[0]!.is_earlier, RESTORED);
}

/** Transactions are numbered by the cluster, so another one may number them again from the beginning. */
const RESTORED =
	"the database counts its transactions from an earlier number: it was restored from a dump. Nothing is followed until its cluster counts on (docs/operating.md)";

type WaitingRow = { is_earlier: boolean; at: Date | null };

/** For how long the oldest operation that is in no tick has waited; 0 where there is none. */
export async function readUnticked(reader: Reader, nowMs: number): Promise<{ sinceMs: number; isRestored: boolean }> {
	const { rows } = await sql<WaitingRow>`with last as (
			select snapshot, pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(snapshot) as is_earlier
			from ledger.tick order by number desc limit 1
		)
		select last.is_earlier, (
			select j.at from (
				select a.buckets[1] as bucket, a.ops[1] as op_id from ledger.applied a
				where a.tx >= pg_snapshot_xmin(last.snapshot) and not pg_visible_in_snapshot(a.tx, last.snapshot)
				order by a.tx limit 1
			) oldest
			join ledger.journal j on j.bucket = oldest.bucket and j.op_id = oldest.op_id
		) as at
		from last`.execute(reader);
	const { at, is_earlier: isRestored } = rows[0]!;
	return { sinceMs: at === null ? 0 : Math.max(0, nowMs - at.getTime()), isRestored };
}
