import { check } from "@baize/kernel/check";
import { currencyNumbered } from "@baize/kernel/money";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import { type OperationRow, operationOf } from "../operation-row.ts";
import { POSTING_NAME } from "../posting/posting-connection.ts";
import type { Tables } from "../tables.ts";
import type { FollowedOperation, Follower, Lag } from "./types.ts";

/** All ticks up to `tick`, and so many operations of the next one. */
export type Position = { tick: bigint; place: bigint };

/** Does nothing for a follower that has begun. */
export async function beginFollower(reader: Reader, { name, from }: Follower, nowMs: number): Promise<void> {
	const tick = from === "now" ? sql<bigint>`(select max(number) from ledger.tick)` : 0n;
	await rows<Tables>(reader)
		.insertInto("ledger.follower")
		.values({ name, tick, moved_at: new Date(nowMs) })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Whether there is a tick that it has not had, in one query without a transaction; undefined where it has not begun. */
export async function hasNextTick(reader: Reader, name: string): Promise<boolean | undefined> {
	const { rows: found } = await sql<{ has: boolean }>`select exists (
			select from ledger.tick t where t.number > f.tick
		) as has from ledger.follower f where f.name = ${name}`.execute(reader);
	return found[0]?.has;
}

/** Locks it until the end of the transaction; undefined while another process has it. */
export const lockPosition = (tx: Tx, name: string): Promise<Position | undefined> =>
	rows<Tables>(tx)
		.selectFrom("ledger.follower")
		.select(["tick", "place"])
		.where("name", "=", name)
		.forUpdate()
		.skipLocked()
		.executeTakeFirst();

export async function movePosition(tx: Tx, name: string, position: Position, nowMs: number): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("ledger.follower")
		.set({ ...position, moved_at: new Date(nowMs) })
		.where("name", "=", name)
		.execute();
}

/** The next ticks, of which only the first may have more operations than the limit. */
export type NextTicks = { last: bigint; operations: bigint };

/** Undefined if there is none. The first one is counted without what is done of it. */
export async function readNextTicks(tx: Tx, { tick, place }: Position, limit: number): Promise<NextTicks | undefined> {
	const { rows: found } = await sql<NextTicks>`select number as last, operations
		from (
			select number, (sum(operations) over (order by number) - ${place})::bigint as operations
			from (
				select number, operations from ledger.tick where number > ${tick} order by number limit ${limit}
			) next
		) next
		where operations <= ${limit} or number = ${tick} + 1
		order by number desc limit 1`.execute(tx);
	return found[0];
}

type FollowedRow = OperationRow & { player_id: bigint; currency: number };

export async function readFollowed(
	tx: Tx,
	{ tick, place }: Position,
	last: bigint,
	limit: bigint,
): Promise<FollowedOperation[]> {
	const { rows: found } =
		await sql<FollowedRow>`select * from ledger.followed(${tick}, ${last}, ${place}, ${limit})`.execute(tx);
	check(BigInt(found.length) === limit, "the journal has every operation that was recorded as applied");
	return found.map((row) => ({
		...operationOf(row),
		playerId: row.player_id,
		currency: currencyNumbered(row.currency)!.code,
	}));
}

type LagRow = { name: string; operations: bigint; since: Date | null; moved_at: Date };

export async function readLags(reader: Reader, nowMs: number): Promise<Lag[]> {
	const { rows: found } =
		await sql<LagRow>`select f.name, (coalesce(sum(t.operations), 0) - f.place)::bigint as operations,
			min(t.at) as since, f.moved_at
		from ledger.follower f left join ledger.tick t on t.number > f.tick
		group by f.name, f.place, f.moved_at order by f.name`.execute(reader);
	return found.map(({ name, operations, since, moved_at }) => ({
		name,
		operations,
		sinceMs: since === null ? 0 : Math.max(0, nowMs - since.getTime()),
		restedMs: Math.max(0, nowMs - moved_at.getTime()),
	}));
}

/** How many batches the connections for posting are writing now, in all processes and domains. */
export async function countPosting(reader: Reader): Promise<number> {
	const { rows: found } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
		where application_name like ${`${POSTING_NAME}%`} and state = 'active'
			and datname = current_database()`.execute(reader);
	return found[0]!.count;
}
