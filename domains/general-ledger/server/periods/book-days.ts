import { toWire } from "@baize/kernel/money";
import { DAY_MS } from "@baize/kernel/time";
import type { Database, Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { BookDay } from "../../contract/index.ts";
import { dayText, type Period } from "./period.ts";

/** As many as one page shows. */
const MAX_DAYS = 31;

/** Everything of one currency, in the parts that a day shows. Debits are positive. */
const PARTS = ["players", "clearing", "bank", "income", "expense", "suspense"] as const;
type Part = (typeof PARTS)[number];
type Sum = { day: string | null; currency: string; part: Part; amount: bigint };
type Break = {
	law: string;
	currency: string;
	difference: bigint;
	found_at: Date;
	ended_at: Date | null;
	accepted_at: Date | null;
};

/** The newest first, at most a month of them; a currency has a day from its first entry on. */
export async function readBookDays(database: Database, period: Period, nowMs: number): Promise<BookDay[]> {
	const last = Math.min(period.end?.getTime() ?? Number.POSITIVE_INFINITY, endOfDay(nowMs));
	const first = Math.max(period.start?.getTime() ?? 0, last - MAX_DAYS * DAY_MS);
	if (first >= last) return [];
	// The balances and the lines since then are of one moment.
	const { sums, breaks } = await database.transaction(
		async (tx) => ({ sums: await readSums(tx, new Date(first)), breaks: await readBreaks(tx) }),
		"repeatable read",
	);
	const currencies = [...new Set(sums.map(({ currency }) => currency))].toSorted();
	const days: BookDay[] = [];
	for (let end = last; end > first; end -= DAY_MS)
		for (const currency of currencies) {
			const own = sums.filter((each) => each.currency === currency);
			days.push(bookDay({ end: new Date(end), currency }, own, breaks));
		}
	return days;
}

const endOfDay = (ms: number): number => ms - (ms % DAY_MS) + DAY_MS;

/** What each part is now (without a day), and what moved it on each day since then. */
async function readSums(tx: Tx, since: Date): Promise<Sum[]> {
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

async function readBreaks(tx: Tx): Promise<Break[]> {
	const { rows } =
		await sql<Break>`select law, currency, difference, found_at, ended_at, accepted_at from general_ledger.break
		where found_at > now() - interval '400 days'`.execute(tx);
	return rows;
}

function bookDay({ end, currency }: { end: Date; currency: string }, sums: readonly Sum[], breaks: readonly Break[]) {
	const day = dayText(new Date(end.getTime() - DAY_MS));
	const amountOf = (part: Part, wanted: (of: string | null) => boolean): bigint =>
		sums.filter((each) => each.part === part && wanted(each.day)).reduce((sum, { amount }) => sum + amount, 0n);
	const closing = (part: Part): bigint =>
		amountOf(part, (of) => of === null) - amountOf(part, (of) => of !== null && of > day);
	const moved = (part: Part): bigint => amountOf(part, (of) => of === day);
	const open = breaks.filter(
		(each) => each.found_at < end && (each.accepted_at === null || each.accepted_at >= end) && isOf(each, currency),
	);
	return {
		id: `${day} ${currency}`,
		day,
		currency,
		playersMinor: toWire(-closing("players")),
		clearingMinor: toWire(closing("clearing")),
		bankMinor: toWire(closing("bank")),
		incomeMinor: toWire(-moved("income")),
		expenseMinor: toWire(moved("expense")),
		breaks: open.length,
		unexplainedMinor: toWire(
			abs(closing("suspense")) + differenceOf(open.filter(({ ended_at }) => ended_at === null || ended_at >= end)),
		),
	};
}

/** One that is found in the entries themselves has no currency, and is of all. */
const isOf = (each: Break, currency: string): boolean => each.currency === currency || each.currency === "";

const abs = (minor: bigint): bigint => (minor < 0n ? -minor : minor);

/** The same money is often missing by several laws, so it is what is missing by one of them at most. */
function differenceOf(breaks: readonly Break[]): bigint {
	const byLaw = Map.groupBy(
		breaks.filter(({ currency }) => currency !== ""),
		({ law }) => law,
	);
	const sums = [...byLaw.values()].map((each) => each.reduce((sum, { difference }) => sum + abs(difference), 0n));
	return sums.reduce((most, sum) => (sum > most ? sum : most), 0n);
}
