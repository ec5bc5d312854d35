import { toWire } from "@baize/kernel/money";
import { DAY_MS } from "@baize/kernel/time";
import type { Database } from "@baize/platform-server";
import type { BookDay } from "../../contract/index.ts";
import { type Discrepancy, type Part, readDiscrepancies, readSums, type Sum } from "./days-store.ts";
import { dayText, type Period } from "./period.ts";

/** As many as one page shows. */
const MAX_DAYS = 31;

/** The newest first, at most a month of them; a currency has no day on which nothing was there and nothing moved. */
export async function readBookDays(database: Database, period: Period, nowMs: number): Promise<BookDay[]> {
	const last = Math.min(period.end?.getTime() ?? Number.POSITIVE_INFINITY, endOfDay(nowMs));
	const first = Math.max(period.start?.getTime() ?? 0, last - MAX_DAYS * DAY_MS);
	if (first >= last) return [];
	// The balances and the lines since then are of one moment.
	const { sums, discrepancies } = await database.transaction(
		async (tx) => ({ sums: await readSums(tx, new Date(first)), discrepancies: await readDiscrepancies(tx) }),
		"repeatable read",
	);
	const currencies = [...new Set(sums.map(({ currency }) => currency))].toSorted();
	const days: BookDay[] = [];
	for (let end = last; end > first; end -= DAY_MS)
		for (const currency of currencies) {
			const own = sums.filter((each) => each.currency === currency);
			const shown = bookDay({ end: new Date(end), currency }, own, discrepancies);
			if (!isEmpty(shown)) days.push(shown);
		}
	return days;
}

const isEmpty = (day: BookDay): boolean => {
	const { playersMinor, clearingMinor, bankMinor, incomeMinor, expenseMinor, discrepancies, unexplainedMinor } = day;
	const figures = [playersMinor, clearingMinor, bankMinor, incomeMinor, expenseMinor, discrepancies, unexplainedMinor];
	return figures.every((figure) => figure === 0);
};

const endOfDay = (ms: number): number => ms - (ms % DAY_MS) + DAY_MS;

function bookDay(
	{ end, currency }: { end: Date; currency: string },
	sums: readonly Sum[],
	discrepancies: readonly Discrepancy[],
) {
	const day = dayText(new Date(end.getTime() - DAY_MS));
	const amountOf = (part: Part, wanted: (of: string | null) => boolean): bigint =>
		sums.filter((each) => each.part === part && wanted(each.day)).reduce((sum, { amount }) => sum + amount, 0n);
	const closing = (part: Part): bigint =>
		amountOf(part, (of) => of === null) - amountOf(part, (of) => of !== null && of > day);
	const moved = (part: Part): bigint => amountOf(part, (of) => of === day);
	const open = discrepancies.filter(
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
		discrepancies: open.length,
		unexplainedMinor: toWire(
			abs(closing("suspense")) + differenceOf(open.filter(({ ended_at }) => ended_at === null || ended_at >= end)),
		),
	};
}

/** One that is found in the entries themselves has no currency, and is of all. */
const isOf = (each: Discrepancy, currency: string): boolean => each.currency === currency || each.currency === "";

const abs = (minor: bigint): bigint => (minor < 0n ? -minor : minor);

/** The same money is often missing by several laws, so it is what is missing by one of them at most. */
function differenceOf(discrepancies: readonly Discrepancy[]): bigint {
	const byLaw = Map.groupBy(
		discrepancies.filter(({ currency }) => currency !== ""),
		({ law }) => law,
	);
	const sums = [...byLaw.values()].map((each) => each.reduce((sum, { difference }) => sum + abs(difference), 0n));
	return sums.reduce((most, sum) => (sum > most ? sum : most), 0n);
}
