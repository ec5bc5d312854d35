import type { Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { LawSum } from "../../contract/index.ts";

type SumRow = { subject: string; currency: string; left_amount: bigint; right_amount: bigint };

/**
 * Audits the entries after those that were audited before, in the caller's snapshot: each is whole and sums to zero, its
 * number follows the one before it, and the stored balances are the sums of all lines. With `all` it begins again with the
 * first entry.
 */
export async function auditEntries(tx: Tx, scope: "recent" | "all"): Promise<LawSum[]> {
	if (scope === "all") await forget(tx);
	else await byKeys(tx, "off");
	const whole = await auditNumbersAndSums(tx);
	await advance(tx);
	await byKeys(tx, "default");
	return [...whole, ...(await compareBalances(tx)), ...(await sumOfAll(tx))];
}

async function forget(tx: Tx): Promise<void> {
	await sql`delete from general_ledger.audited_sum`.execute(tx);
	await sql`update general_ledger.audited set number = 0`.execute(tx);
}

/** New entries and their lines are found by their keys; a plan that reads all of them is never better. */
async function byKeys(tx: Tx, others: "off" | "default"): Promise<void> {
	for (const plan of ["seqscan", "bitmapscan", "hashjoin", "mergejoin"])
		await sql`set local ${sql.raw(`enable_${plan}`)} to ${sql.raw(others)}`.execute(tx);
}

const NEXT = sql`next_entries as (
	select e.entry_id, e.series, e.number, e.lines from general_ledger.audited a
	join general_ledger.entry e on e.series = a.series and e.number > a.number
)`;

/** How many entries each series has more than were audited and how many it should have; and each entry that is wrong. */
async function auditNumbersAndSums(tx: Tx): Promise<LawSum[]> {
	const { rows: found } = await sql<SumRow>`with ${NEXT},
		lines as (
			select n.entry_id, l.currency, count(*) as found, sum(l.amount) as amount
			from next_entries n join general_ledger.line l using (entry_id) group by 1, 2
		)
		select 'series ' || s.series as subject, '' as currency,
			count(n.entry_id) filter (where n.number <= s.last_number) as left_amount, s.last_number - a.number as right_amount
		from general_ledger.series s join general_ledger.audited a using (series)
		left join next_entries n using (series) group by s.series, s.last_number, a.number
		having count(n.entry_id) <> s.last_number - a.number
		union all
		select 'entry ' || entry_id, currency, amount, 0 from lines where amount <> 0
		union all
		select 'lines of entry ' || n.entry_id, '', coalesce(sum(l.found), 0), n.lines
		from next_entries n left join lines l using (entry_id) group by n.entry_id, n.lines
		having coalesce(sum(l.found), 0) <> n.lines`.execute(tx);
	return found.map((row) => lawSum("entriesAreWhole", row));
}

/** Adds the lines of the entries to what was summed before, and notes how far it has come. */
async function advance(tx: Tx): Promise<void> {
	await sql`with ${NEXT}
		insert into general_ledger.audited_sum as s (account, currency, series, amount)
		select l.account, l.currency, n.series, sum(l.amount) from next_entries n
		join general_ledger.line l using (entry_id) group by 1, 2, 3
		on conflict (account, currency, series) do update set amount = s.amount + excluded.amount`.execute(tx);
	await sql`update general_ledger.audited a set number = s.last_number
		from general_ledger.series s where s.series = a.series`.execute(tx);
}

async function compareBalances(tx: Tx): Promise<LawSum[]> {
	const { rows: found } = await sql<SumRow>`
		select account as subject, currency, coalesce(sum(b.amount), 0)::bigint as left_amount,
			coalesce(sum(s.amount), 0)::bigint as right_amount
		from general_ledger.balance b full join general_ledger.audited_sum s using (account, currency, series)
		group by account, currency order by account, currency`.execute(tx);
	return found.map((row) => lawSum("balancesAndLines", row));
}

async function sumOfAll(tx: Tx): Promise<LawSum[]> {
	const { rows: found } = await sql<SumRow>`
		select 'debits and credits' as subject, currency, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as left_amount,
			coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as right_amount
		from general_ledger.balance group by currency order by currency`.execute(tx);
	return found.map((row) => lawSum("booksSumToZero", row));
}

const lawSum = (law: LawSum["law"], { subject, currency, left_amount, right_amount }: SumRow): LawSum => ({
	law,
	subject,
	currency,
	leftMinor: BigInt(left_amount),
	rightMinor: BigInt(right_amount),
});
