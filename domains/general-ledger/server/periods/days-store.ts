import type { Tx } from "@baize/platform-server";
import { sql } from "kysely";

/** Everything of one currency, in the parts that a day shows. Debits are positive. */
export type Part = "players" | "clearing" | "bank" | "income" | "expense" | "suspense";
export type Sum = { day: string | null; currency: string; part: Part; amount: bigint };
export type Discrepancy = {
	law: string;
	currency: string;
	difference: bigint;
	found_at: Date;
	ended_at: Date | null;
	accepted_at: Date | null;
};

/** What each part is now (without a day), and what moved it on each day since then. */
export async function readSums(tx: Tx, since: Date): Promise<Sum[]> {
	const part = sql`case
		when a.code like 'players%' and a.kind = 'liability' then 'players'
		when a.code like 'providerClearing:%' then 'clearing'
		when a.code in ('bank', 'suspense') then a.code
		when a.kind in ('income', 'expense') then a.kind end`;
	const { rows } = await sql<Sum>`
		select * from (
			select null as day, b.currency, ${part} as part, sum(b.amount)::bigint as amount
			from general_ledger.balance b join general_ledger.account a on a.code = b.account group by 1, 2, 3
			union all
			select to_char(e.at at time zone 'UTC', 'YYYY-MM-DD'), l.currency, ${part}, sum(l.amount)::bigint
			from general_ledger.entry e join general_ledger.line l using (entry_id)
			join general_ledger.account a on a.code = l.account where e.at >= ${since} group by 1, 2, 3
		) s where part is not null`.execute(tx);
	return rows;
}

export async function readDiscrepancies(tx: Tx): Promise<Discrepancy[]> {
	const { rows } =
		await sql<Discrepancy>`select law, currency, difference, found_at, ended_at, accepted_at from general_ledger.discrepancy
		where found_at > now() - interval '400 days'`.execute(tx);
	return rows;
}
