import type { Minor } from "@baize/kernel/money";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Tables } from "../tables.ts";
import { COUNTED_COLUMNS } from "./counted-accounts.data.ts";

const PAIRS = Object.values(COUNTED_COLUMNS);
const COUNTED = sql.join(PAIRS.map(({ counted }) => sql.ref(counted)));
/** The wallet's amounts now under the names of the counted ones, and those as arrays of what there was. */
const NOW = sql.join(PAIRS.map(({ wallet, counted }) => sql`${sql.ref(`w.${wallet}`)} as ${sql.ref(counted)}`));
const WAS = sql`array[${sql.join(PAIRS.map(({ counted }) => sql`coalesce(${sql.ref(`c.${counted}`)}, 0)`))}]::bigint[]`;
const DIFFERS = sql.join(
	PAIRS.map(({ wallet, counted }) => sql`${sql.ref(`w.${wallet}`)} is distinct from ${sql.ref(`c.${counted}`)}`),
	sql` or `,
);
const TAKEN_OVER = sql.join(PAIRS.map(({ counted }) => sql`${sql.ref(counted)} = ${sql.ref(`excluded.${counted}`)}`));

/**
 * A sum of what was counted: of an account by its place (from 1) in COUNTED_ACCOUNTS, or of operations by their kind; and
 * of these operations the parts that went to the operator in place of cash, because a bonus was removed.
 */
export type CountedRow = {
	source: "wallets" | "journal" | "removed" | "uncounted";
	currency: number;
	key: number;
	stake: Minor;
	win: Minor;
};

/**
 * Which wallets are counted, and what has moved them since. The two queries read all buckets: with the time of each
 * operation as their only condition they find what has moved in a minute, and `everything` runs once a day.
 */
type Scope = { changed: RawBuilder<unknown>; operations: RawBuilder<unknown> };

export const since = (at: Date): Scope => ({
	operations: sql`select j.bucket, j.player_id, j.currency, j.op_id, j.seq, j.kind, j.stake, j.win
		from ledger.journal j where j.at >= ${at} and j.kind > 0`,
	// Each wallet is found by its key, however large the planner thinks that a minute is: `offset 0` keeps the two apart.
	changed: sql`select w.bucket, w.player_id, w.currency, w.seq, ${NOW}, ${WAS} as before,
			coalesce(c.seq, 0) as counted
		from (select distinct bucket, player_id, currency from operations) o
		cross join lateral (
			select * from ledger.wallet w
			where w.bucket = o.bucket and w.player_id = o.player_id and w.currency = o.currency offset 0
		) w
		left join lateral (
			select * from ledger.counted_wallet c
			where c.bucket = o.bucket and c.player_id = o.player_id and c.currency = o.currency offset 0
		) c on true
		where w.seq > coalesce(c.seq, 0)`,
});

/** Every wallet that differs from what was counted of it; its operations are found by the chain. */
export const everything: Scope = {
	changed: sql`select w.bucket, w.player_id, w.currency, w.seq, w.last_op, ${NOW}, ${WAS} as before,
			coalesce(c.seq, 0) as counted
		from ledger.wallet w left join ledger.counted_wallet c using (bucket, player_id, currency)
		where w.seq > coalesce(c.seq, 0) or ${DIFFERS}`,
	operations: sql`
		select j.bucket, j.player_id, j.currency, j.op_id, j.seq, j.kind, j.stake, j.win, j.prev_op, c.counted
		from changed c cross join lateral (
			select * from ledger.journal j where j.bucket = c.bucket and j.op_id = c.last_op offset 0
		) j where j.seq > c.counted
		union all
		select j.bucket, j.player_id, j.currency, j.op_id, j.seq, j.kind, j.stake, j.win, j.prev_op, o.counted
		from operations o cross join lateral (
			select * from ledger.journal j where j.bucket = o.bucket and j.op_id = o.prev_op offset 0
		) j
		where j.player_id = o.player_id and j.currency = o.currency and j.seq < o.seq and j.seq > o.counted`,
};

/** The first count: every wallet as it is, without its chain. */
export const first: Scope = {
	changed: everything.changed,
	operations: sql`select c.bucket, c.player_id, c.currency, 0::bigint as op_id, c.seq, 0::smallint as kind, 0::bigint as stake, 0::bigint as win
		from changed c where false`,
};

/**
 * Counts the wallets of a scope, in one statement and so at one moment. A wallet whose operations were not all found
 * (one was committed long after its time) is left out, and answered as uncounted. The first count expects no
 * operations.
 */
export async function countWallets(tx: Tx, scope: Scope): Promise<CountedRow[]> {
	await avoidNestedLoops(tx);
	const { rows: found } = await countStatement(scope).execute(tx);
	await sql`set local enable_nestloop to default`.execute(tx);
	return found;
}

/**
 * The planner takes what has moved in a minute for a few rows and would compare all of them with each other. Rows of tables
 * are found by their keys all the same, because a lateral query has no other plan.
 */
export async function avoidNestedLoops(tx: Tx): Promise<void> {
	await sql`set local enable_nestloop = off`.execute(tx);
}

export function countStatement(scope: Scope): RawBuilder<CountedRow> {
	const { changed, operations } = scope;
	const isAll = scope === everything || scope === first;
	const parts = [sql`operations as materialized (${operations})`, sql`changed as materialized (${changed})`];
	return sql<CountedRow>`with recursive ${sql.join(isAll ? parts.toReversed() : parts)},
		new_operations as materialized (
			select o.bucket, o.player_id, o.currency, o.op_id, o.kind, o.stake, o.win from operations o
			join changed c using (bucket, player_id, currency) where o.seq > c.counted
		),
		found as (select bucket, player_id, currency, count(*) as operations from new_operations group by 1, 2, 3),
		complete as materialized (
			select c.* from changed c left join found f using (bucket, player_id, currency)
			where ${scope === first} or coalesce(f.operations, 0) = c.seq - c.counted
		),
		written as (
			insert into ledger.counted_wallet (player_id, seq, bucket, currency, ${COUNTED})
			select player_id, seq, bucket, currency, ${COUNTED} from complete
			on conflict (player_id, currency, bucket) do update set seq = excluded.seq, ${TAKEN_OVER}
		)
		select 'wallets' as source, c.currency, a.place::integer as key, sum(a.now - a.was)::bigint as stake,
			0::bigint as win
		from complete c, unnest(array[${COUNTED}]::bigint[], c.before) with ordinality as a (now, was, place)
		group by c.currency, a.place
		union all
		select 'journal', o.currency, o.kind, sum(o.stake)::bigint, sum(o.win)::bigint
		from new_operations o join complete c using (bucket, player_id, currency) group by o.currency, o.kind
		union all
		select 'removed', o.currency, o.kind, sum(s.stake_removed)::bigint, sum(s.win_removed)::bigint
		from new_operations o
		join complete c using (bucket, player_id, currency)
		join ledger.split s on s.bucket = o.bucket and s.op_id = o.op_id and (s.stake_removed <> 0 or s.win_removed <> 0)
		group by o.currency, o.kind
		union all
		select 'uncounted', 0, 0, (select count(*) from changed) - (select count(*) from complete), 0
	`;
}

export type TotalRow = Selectable<Tables["ledger.operator_total"]>;

export const readTotals = (reader: Reader): Promise<TotalRow[]> =>
	rows<Tables>(reader).selectFrom("ledger.operator_total").selectAll().orderBy("currency").orderBy("account").execute();

export async function writeTotals(tx: Tx, totals: readonly TotalRow[]): Promise<void> {
	if (totals.length === 0) return;
	await rows<Tables>(tx)
		.insertInto("ledger.operator_total")
		.values([...totals])
		.onConflict((conflict) =>
			conflict.columns(["currency", "account"]).doUpdateSet((of) => ({
				by_wallets: of.ref("excluded.by_wallets"),
				by_journal: of.ref("excluded.by_journal"),
			})),
		)
		.execute();
}

export type CountedUntil = Pick<Selectable<Tables["ledger.count_progress"]>, "counted_until" | "all_compared_at">;

/** Locked until the commit: one count at a time. */
export async function lockCounted(tx: Tx): Promise<CountedUntil> {
	const { rows: found } =
		await sql<CountedUntil>`select counted_until, all_compared_at from ledger.count_progress for update`.execute(tx);
	return found[0]!;
}

export async function updateCounted(tx: Tx, change: Partial<CountedUntil>): Promise<void> {
	await rows<Tables>(tx).updateTable("ledger.count_progress").set(change).execute();
}

/** How long the oldest transaction that may still commit has been open. */
export async function oldestTransactionMs(tx: Tx): Promise<number> {
	const { rows: found } = await sql<{ ms: number }>`select
		coalesce(extract(epoch from clock_timestamp() - min(xact_start)) * 1000, 0)::float8 as ms
		from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
	`.execute(tx);
	return found[0]!.ms;
}
