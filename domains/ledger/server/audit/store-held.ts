import type { Id } from "@baize/kernel/id";
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

const COLUMNS = { openStakes: "open_stakes", pendingWithdrawal: "pending_withdrawal", transit: "transit" } as const;

/**
 * One statement, so both sides are seen at the same moment. Its condition is that of a partial index
 * (migrations/0070-wallets-that-hold.sql, 0120-wallets-with-transit.sql), so of the wallets it reads only those that hold something.
 */
export function heldDifferences(fund: HeldFund, bucket: number, sums: HeldSums): RawBuilder<HeldDifference> {
	const held = sql.ref(`w.${COLUMNS[fund]}`);
	const codes = sql.join(CURRENCIES.map(({ code, number }) => sql`(${sql.lit(number)}, ${sql.lit(code)})`));
	return sql`
		with domain as (${sums}),
		ledger as (
			select w.player_id, coalesce(c.code, w.currency::text) as currency, ${held} as held
			from ledger.wallet w left join (values ${codes}) as c (number, code) on c.number = w.currency
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
