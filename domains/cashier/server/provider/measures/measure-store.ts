import { DAY_MS, HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import type { Reader } from "@baize/platform-server";
import { sql } from "kysely";
import type { Weighted } from "./weigh.ts";

/** An outcome counts half after so long. */
const HALF_LIFE_S = 600;
const MEASURED_MS = HOUR_MS;
export const SLOT_MS = 5 * MINUTE_MS;

export type Measured = Weighted & { provider: string; method: string; currency: string };

/** The outcomes of the last hour, each weighted by its age: an exponentially weighted moving average. */
export async function readMeasures(reader: Reader, now: Date): Promise<Measured[]> {
	const since = new Date(now.getTime() - MEASURED_MS);
	const found = await sql<Measured>`select a.provider, d.method, d.currency,
			coalesce(sum(a.counts) filter (where a.state = 'paid'), 0)::float8 as paid,
			coalesce(sum(a.counts) filter (where a.state = 'dead' and a.cause = 'softDecline'), 0)::float8 as "softDeclines",
			coalesce(sum(a.counts) filter (where a.state = 'dead' and a.cause = 'threeDs'), 0)::float8 as "threeDs",
			coalesce(sum(a.counts) filter (where a.timed_out or (a.state = 'dead' and a.cause = 'outage')), 0)::float8
				as outages
		from (
			select *, power(0.5, greatest(0, extract(epoch from ${now}::timestamptz - changed_at)) / ${HALF_LIFE_S}) as counts
			from cashier.attempt where changed_at > ${since}
		) a
		join cashier.deposit d on d.bucket = a.player_id % 64 and d.id = a.payment_id
		group by a.provider, d.method, d.currency order by a.provider, d.method, d.currency`.execute(reader);
	return found.rows;
}

/** How many deposits each provider was given since midnight UTC. */
export async function readToday(reader: Reader, now: Date): Promise<Map<string, number>> {
	const midnight = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
	const found = await sql<{ provider: string; begun: number }>`select provider, count(*)::int as begun
		from cashier.attempt where started_at >= ${midnight} group by provider`.execute(reader);
	return new Map(found.rows.map(({ provider, begun }) => [provider, begun]));
}

export type Slot = {
	provider: string;
	slot: number;
	begun: number;
	paid: number;
	timeOuts: number;
	p95Ms: number | null;
};

/** The last hour by five minutes: what was begun in each, and what became of it. */
export async function readSlots(reader: Reader, now: Date): Promise<Slot[]> {
	const found = await sql<Slot>`select provider,
			floor(extract(epoch from started_at) * 1000 / ${SLOT_MS})::float8 as slot,
			count(*)::int as begun,
			count(*) filter (where state = 'paid')::int as paid,
			count(*) filter (where timed_out)::int as "timeOuts",
			(percentile_disc(0.95) within group (order by answer_ms))::int as "p95Ms"
		from cashier.attempt where started_at > ${new Date(now.getTime() - MEASURED_MS)}
		group by 1, 2 order by 1, 2`.execute(reader);
	return found.rows;
}

export type HourOf = { provider: string; p95Ms: number | null };

export async function readHours(reader: Reader, now: Date): Promise<HourOf[]> {
	const found = await sql<HourOf>`select provider,
			(percentile_disc(0.95) within group (order by answer_ms))::int as "p95Ms"
		from cashier.attempt where started_at > ${new Date(now.getTime() - MEASURED_MS)}
		group by provider`.execute(reader);
	return found.rows;
}
