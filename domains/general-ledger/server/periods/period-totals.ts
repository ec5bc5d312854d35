import { toWire } from "@baize/kernel/money";
import type { Database } from "@baize/platform-server";
import { sql } from "kysely";
import type { AccountBalance } from "../../contract/index.ts";
import type { Tables } from "../tables.ts";
import type { Period } from "./period.ts";

export type PeriodTotal = {
	account: string;
	kind: Tables["general_ledger.account"]["kind"];
	currency: string;
	closing: bigint;
	debit: bigint;
	credit: bigint;
};

/**
 * Each account before and after a period and what moved within it. It is computed back from the stored balances, so only
 * the lines since the period's start are read; in one statement, so that all are of one moment.
 */
export async function readPeriodTotals(
	{ reader }: Pick<Database, "reader">,
	{ start, end }: Period,
): Promise<PeriodTotal[]> {
	const { rows } = await sql<PeriodTotal>`
		with moved as (
			select l.account, l.currency,
				coalesce(sum(l.amount) filter (where l.amount > 0 and e.at < ${end ?? NEVER}), 0)::bigint as debit,
				coalesce(-sum(l.amount) filter (where l.amount < 0 and e.at < ${end ?? NEVER}), 0)::bigint as credit,
				coalesce(sum(l.amount) filter (where e.at >= ${end ?? NEVER}), 0)::bigint as later
			from general_ledger.entry e join general_ledger.line l using (entry_id)
			where e.at >= ${start ?? ALWAYS} group by 1, 2
		)
		select b.account, a.kind, b.currency, (b.amount - coalesce(m.later, 0))::bigint as closing,
			coalesce(m.debit, 0)::bigint as debit, coalesce(m.credit, 0)::bigint as credit
		from (select account, currency, sum(amount)::bigint as amount from general_ledger.balance group by 1, 2) b
		join general_ledger.account a on a.code = b.account left join moved m using (account, currency)
		order by b.account, b.currency`.execute(reader);
	return rows;
}

const ALWAYS = new Date(0);
const NEVER = new Date("9999-01-01T00:00:00Z");

export const accountView = ({ account, kind, currency, closing, debit, credit }: PeriodTotal): AccountBalance => ({
	id: `${account} ${currency}`,
	account,
	kind,
	currency,
	amountMinor: toWire(closing),
	openingMinor: toWire(closing - debit + credit),
	debitMinor: toWire(debit),
	creditMinor: toWire(credit),
});
