import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { PayoutTimesView } from "../../../contract/index.ts";
import type { CashierDeps } from "../../deps.ts";
import type { Tables } from "../../tables.ts";
import { MEASURED_MS, type Measured, type Times } from "./judge-times.ts";

export { timesOf } from "./judge-times.ts";

/** What was measured last: a row for each route and lane. */
export async function readTimes(reader: Reader): Promise<Measured[]> {
	const found = await rows<Tables>(reader).selectFrom("cashier.payout_time").selectAll().execute();
	return found.map((row) => ({
		method: row.method,
		lane: row.lane,
		cases: row.cases,
		reviewHalfMs: Number(row.review_half_ms),
		reviewMostMs: Number(row.review_most_ms),
		payoutHalfMs: Number(row.payout_half_ms),
		payoutMostMs: Number(row.payout_most_ms),
	}));
}

export const timesView = (times: Times): PayoutTimesView => ({ ...times });

/** Runs periodically: measures the withdrawals that were paid lately, and replaces what was measured before. */
export async function measureTimes({ database, now }: CashierDeps): Promise<void> {
	const at = now();
	await database.transaction(async (tx) => {
		await rows<Tables>(tx).deleteFrom("cashier.payout_time").execute();
		await insertMeasured(tx, at, new Date(at.getTime() - MEASURED_MS));
	});
}

/**
 * The time of a hold is shown beforehand, so it does not count. What an operator marked as paid, and what was paid after
 * all, took its time elsewhere.
 */
async function insertMeasured(tx: Tx, at: Date, since: Date): Promise<void> {
	await sql`insert into cashier.payout_time (
			method, lane, cases, review_half_ms, review_most_ms, payout_half_ms, payout_most_ms, measured_at
		)
		select method, lane, count(*),
			percentile_disc(0.5) within group (order by review_ms), percentile_disc(0.9) within group (order by review_ms),
			percentile_disc(0.5) within group (order by payout_ms), percentile_disc(0.9) within group (order by payout_ms),
			${at}
		from (
			select w.method, w.lane,
				greatest(0, extract(epoch from approved.at - greatest(w.created_at, w.hold_ended_at)) * 1000)::bigint as review_ms,
				(extract(epoch from paid.at - approved.at) * 1000)::bigint as payout_ms
			from cashier.withdrawal w
			join cashier.step approved
				on approved.bucket = w.bucket and approved.payment_id = w.id and approved.state = 'approved'
			join cashier.step paid
				on paid.bucket = w.bucket and paid.payment_id = w.id and paid.state = 'paid' and paid.by = 'provider'
			where w.state = 'paid' and w.changed_at >= ${since} and w.reason is distinct from 'paid_after_all'
		) took
		group by method, lane`.execute(tx);
}
