import { BUCKET_COUNT, type Id } from "@baize/kernel/id";
import { CURRENCIES, type Minor } from "@baize/kernel/money";
import type { Reader } from "@baize/platform-server";
import { type RawBuilder, sql } from "kysely";

/** What a domain above holds for something of its own: a bet, a withdrawal, a transfer between players. */
export type HeldFund = "openStakes" | "pendingWithdrawal" | "transit";

/** A query for what a domain's own tables say is held in one bucket: at most one row for a player and a currency. */
export type HeldSums = RawBuilder<{ player_id: Id; currency: string; held: Minor }>;

/** A wallet of which the tables of a domain and the ledger say different sums. */
export type HeldDifference = {
	readonly playerId: Id;
	readonly currency: string;
	readonly domainMinor: Minor;
	readonly ledgerMinor: Minor;
};

const CODES = sql.join(CURRENCIES.map(({ code, number }) => sql`(${sql.lit(number)}, ${sql.lit(code)})`));
const COLUMNS = { openStakes: "open_stakes", pendingWithdrawal: "pending_withdrawal", transit: "transit" } as const;

/**
 * One statement, so both sides are seen at the same moment. Its condition is that of a partial index
 * (migrations/0070-wallets-that-hold.sql, 0120-wallets-with-transit.sql), so of the wallets it reads only those that hold something.
 */
export function heldDifferences(fund: HeldFund, bucket: number, sums: HeldSums): RawBuilder<HeldDifference> {
	const held = sql.ref(`w.${COLUMNS[fund]}`);
	return sql`
		with domain as (${sums}),
		ledger as (
			select w.player_id, coalesce(c.code, w.currency::text) as currency, ${held} as held
			from ledger.wallet w left join (values ${CODES}) as c (number, code) on c.number = w.currency
			where w.bucket = ${bucket} and ${held} <> 0
		)
		select player_id as "playerId", currency, coalesce(domain.held, 0) as "domainMinor",
			coalesce(ledger.held, 0) as "ledgerMinor"
		from domain full join ledger using (player_id, currency)
		where coalesce(domain.held, 0) <> coalesce(ledger.held, 0)`;
}

export async function readHeldDifferences(
	reader: Reader,
	fund: HeldFund,
	bucket: number,
	sums: HeldSums,
): Promise<HeldDifference[]> {
	return (await heldDifferences(fund, bucket, sums).execute(reader)).rows;
}

/** Both sides over all players, in one currency. */
export type HeldTotal = { readonly currency: string; readonly domainMinor: Minor; readonly ledgerMinor: Minor };

const BUCKETS = Array.from({ length: Number(BUCKET_COUNT) }, (_, bucket) => bucket);

/** As of one moment, from the wallets that hold something alone. */
export async function readHeldTotals(
	reader: Reader,
	fund: HeldFund,
	sumsIn: (bucket: number) => HeldSums,
): Promise<HeldTotal[]> {
	const held = sql.ref(`w.${COLUMNS[fund]}`);
	const all = sql.join(
		BUCKETS.map((bucket) => sql`select currency, held from (${sumsIn(bucket)}) in_bucket`),
		sql` union all `,
	);
	const { rows } = await sql<HeldTotal>`
		with domain as (select currency, sum(held) as held from (${all}) every_bucket group by currency),
		ledger as (
			select coalesce(c.code, w.currency::text) as currency, sum(${held}) as held
			from ledger.wallet w left join (values ${CODES}) as c (number, code) on c.number = w.currency
			where w.bucket = any (${BUCKETS}::smallint[]) and ${held} <> 0
			group by 1
		)
		select currency, coalesce(domain.held, 0)::bigint as "domainMinor", coalesce(ledger.held, 0)::bigint as "ledgerMinor"
		from domain full join ledger using (currency)
		order by currency`.execute(reader);
	return rows;
}
