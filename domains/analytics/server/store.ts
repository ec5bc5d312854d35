import { type Database, type Reader, rows } from "@baize/platform-server";
import { sql } from "kysely";
import type { CountryTotal, DayTotal, DetailTotal, EventName } from "../contract/index.ts";
import type { CountedUse } from "./ports.ts";
import type { Tables } from "./tables.ts";

/** Adds to what stands there already: by this process, and by others. */
export async function addUses(
	{ transaction }: Pick<Database, "transaction">,
	uses: readonly CountedUse[],
): Promise<void> {
	const column = <Key extends keyof CountedUse>(key: Key) => uses.map((use) => use[key]);
	await transaction((tx) =>
		sql`insert into analytics.use as known (day, event, detail, country, times)
			select * from unnest(${column("day")}::date[], ${column("event")}::text[], ${column("detail")}::text[],
				${column("country")}::text[], ${column("times")}::bigint[])
			on conflict (day, event, detail, country) do update set times = known.times + excluded.times`.execute(tx),
	);
}

/** Returns how many rows are gone. */
export async function deleteBefore({ transaction }: Pick<Database, "transaction">, day: string): Promise<number> {
	const [gone] = await transaction((tx) =>
		rows<Tables>(tx).deleteFrom("analytics.use").where(sql<boolean>`day < ${day}::date`).execute(),
	);
	return Number(gone?.numDeletedRows ?? 0);
}

/** The days from the first one to the last, both included; of one event, or of all. */
export type Period = { fromDay: string; toDay: string; event?: EventName | undefined };

const inPeriod = ({ fromDay, toDay, event }: Period) =>
	sql`day between ${fromDay}::date and ${toDay}::date and (${event ?? null}::text is null or event = ${event ?? null})`;

type Counted<Row> = Omit<Row, "times"> & { times: bigint };

const withNumber = <Row extends { times: bigint }>({ times, ...row }: Row) => ({ ...row, times: Number(times) });

export async function eventTotals(
	reader: Reader,
	period: Period,
): Promise<{ event: string; times: number; countries: number }[]> {
	const { rows: found } = await sql<{ event: string; times: bigint; countries: number }>`
		select event, sum(times)::bigint as times, count(distinct country)::int as countries
		from analytics.use where ${inPeriod(period)} group by event`.execute(reader);
	return found.map(withNumber);
}

export async function countriesIn(reader: Reader, period: Period): Promise<number> {
	const { rows: found } = await sql<{ countries: number }>`
		select count(distinct country)::int as countries from analytics.use where ${inPeriod(period)}`.execute(reader);
	return found[0]?.countries ?? 0;
}

export async function dayTotals(reader: Reader, period: Period): Promise<DayTotal[]> {
	const { rows: found } = await sql<Counted<DayTotal>>`
		select to_char(each, 'YYYY-MM-DD') as day, coalesce(sum(times), 0)::bigint as times
		from generate_series(${period.fromDay}::timestamp, ${period.toDay}::timestamp, interval '1 day') as each
		left join analytics.use on day = each::date and ${inPeriod(period)}
		group by each order by each`.execute(reader);
	return found.map(withNumber);
}

export async function countryTotals(reader: Reader, period: Period): Promise<CountryTotal[]> {
	const { rows: found } = await sql<Counted<CountryTotal>>`
		select country, sum(times)::bigint as times from analytics.use where ${inPeriod(period)}
		group by country order by times desc, country`.execute(reader);
	return found.map(withNumber);
}

export async function detailTotals(reader: Reader, period: Period, limit: number): Promise<DetailTotal[]> {
	const { rows: found } = await sql<Counted<DetailTotal>>`
		select event, detail, sum(times)::bigint as times from analytics.use where ${inPeriod(period)}
		group by event, detail order by times desc, event, detail limit ${limit}`.execute(reader);
	return found.map(withNumber);
}
