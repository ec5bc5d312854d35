import type { LegOutcome } from "@baize/engines/settlement";
import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { BetStatusName } from "../../contract/index.ts";
import type { Tables } from "../tables.ts";
import { type StoredBet, storedBet } from "./bets.ts";

const tables = (reader: Reader) => rows<Tables>(reader);

/** The buckets in which bets wait for this event. After its result no bet on it can be added, so one read is enough. */
export async function bucketsWaiting(reader: Reader, eventId: Id): Promise<number[]> {
	const { rows: found } = await sql<{ bucket: number }>`
		select l.bucket from sports.bet_leg l left join sports.settlement s using (event_id, bucket)
		where l.event_id = ${eventId} and l.bet_id > coalesce(s.watermark, 0)
		group by l.bucket order by l.bucket`.execute(reader);
	return found.map((row) => row.bucket);
}

/**
 * How far this event has been settled in the bucket. The row is locked, so that no other process continues from there.
 */
export async function takeWatermark(tx: Tx, eventId: Id, bucket: number): Promise<Id> {
	await tables(tx)
		.insertInto("sports.settlement")
		.values({ event_id: eventId, bucket })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	const { watermark } = await tables(tx)
		.selectFrom("sports.settlement")
		.select("watermark")
		.where("event_id", "=", eventId)
		.where("bucket", "=", bucket)
		.forUpdate()
		.executeTakeFirstOrThrow();
	return watermark;
}

export async function moveWatermark(tx: Tx, eventId: Id, bucket: number, to: Id, legCount: number): Promise<void> {
	await tables(tx)
		.updateTable("sports.settlement")
		.set((row) => ({ watermark: to, leg_count: row("leg_count", "+", legCount) }))
		.where("event_id", "=", eventId)
		.where("bucket", "=", bucket)
		.execute();
}

/** The next bets of the bucket with a leg on the event, whole and locked: other events may decide the same bets. */
export async function takeBets(tx: Tx, eventId: Id, bucket: number, after: Id, limit: number): Promise<StoredBet[]> {
	const next = await tables(tx)
		.selectFrom("sports.bet_leg")
		.select("bet_id")
		.where("event_id", "=", eventId)
		.where("bucket", "=", bucket)
		.where("bet_id", ">", after)
		.orderBy("bet_id")
		.limit(limit)
		.execute();
	if (next.length === 0) return [];
	const ids = next.map((leg) => leg.bet_id);
	const bets = await tables(tx)
		.selectFrom("sports.bet")
		.selectAll()
		.where("bucket", "=", bucket)
		.where("bet_id", "in", ids)
		.orderBy("bet_id")
		.forUpdate()
		.execute();
	const legs = await tables(tx)
		.selectFrom("sports.bet_leg")
		.selectAll()
		.where("bucket", "=", bucket)
		.where("bet_id", "in", ids)
		.orderBy("bet_id")
		.orderBy("leg_number")
		.execute();
	const legsOf = Map.groupBy(legs, (leg) => leg.bet_id);
	return bets.map((bet) => storedBet(bet, legsOf.get(bet.bet_id) ?? []));
}

export type LegDecision = { readonly betId: Id; readonly outcome: LegOutcome };

export async function writeOutcomes(
	tx: Tx,
	eventId: Id,
	bucket: number,
	decisions: readonly LegDecision[],
): Promise<void> {
	await sql`update sports.bet_leg l set outcome = d.outcome
		from unnest(
			${decisions.map(({ betId }) => String(betId))}::bigint[],
			${decisions.map(({ outcome }) => JSON.stringify(outcome))}::jsonb[]
		) as d(bet_id, outcome)
		where l.bucket = ${bucket} and l.event_id = ${eventId} and l.bet_id = d.bet_id`.execute(tx);
}

export type BetDecision = {
	readonly bet: StoredBet;
	readonly status: Exclude<BetStatusName, "open">;
	readonly payoutMinor: Minor;
};

export async function writeSettled(
	tx: Tx,
	bucket: number,
	decisions: readonly BetDecision[],
	nowMs: number,
): Promise<void> {
	await sql`update sports.bet b set status = d.status, payout = d.payout, settled_at = ${new Date(nowMs)}
		from unnest(
			${decisions.map(({ bet }) => String(bet.betId))}::bigint[],
			${decisions.map(({ status }) => status)}::text[],
			${decisions.map(({ payoutMinor }) => String(payoutMinor))}::bigint[]
		) as d(bet_id, status, payout)
		where b.bucket = ${bucket} and b.bet_id = d.bet_id and b.status = 'open'`.execute(tx);
}
