import { bucketOf, type Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Reader, Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { Bar, Cap, CapState } from "../contract/index.ts";
import { currencyNumber } from "./batch.ts";

type Whose = { playerId: Id; currency: string };

/** The first parameters of each function of migrations/0002-guards.sql; set_caps is in 0005-caps-under-the-lock.sql by now. */
const walletOf = ({ playerId, currency }: Whose) =>
	sql`${bucketOf(playerId)}::smallint, ${playerId}::bigint, ${currencyNumber(currency)}::smallint`;

const timeOf = (ms: number): string => new Date(ms).toISOString();

export async function setBars(tx: Tx, whose: Whose, bars: readonly Bar[], nowMs: number): Promise<void> {
	const until = bars.map(({ untilMs }) => (untilMs === null ? null : timeOf(untilMs)));
	await sql`select ledger.set_bars(${timeOf(nowMs)}::timestamptz, ${walletOf(whose)},
		${bars.map(({ number }) => number)}::smallint[], ${bars.map(({ fromMs }) => timeOf(fromMs))}::timestamptz[],
		${until}::timestamptz[])`.execute(tx);
}

export async function setCaps(tx: Tx, whose: Whose, caps: readonly Cap[], nowMs: number): Promise<void> {
	const rolling = caps.map(({ window }) => ("rollingMs" in window ? window.rollingMs : null));
	const zones = caps.map(({ window }) => ("monthIn" in window ? window.monthIn : null));
	await sql`select ledger.set_caps(${timeOf(nowMs)}::timestamptz, ${walletOf(whose)},
		${caps.map(({ number }) => number)}::smallint[], ${caps.map(({ measure }) => measure)}::text[],
		${rolling}::bigint[], ${zones}::text[], ${caps.map(({ maxMinor }) => maxMinor)}::bigint[])`.execute(tx);
}

type CapRow = { number: number; max: Minor; used: Minor; empty_at: Date | null };

export async function readCaps(reader: Reader, whose: Whose, nowMs: number): Promise<CapState[]> {
	const { playerId, currency } = whose;
	const at = timeOf(nowMs);
	// A stake beyond any maximum has room when the window is empty.
	const { rows } = await sql<CapRow>`select c.number, c.max, ledger.used_at(c, ${at}::timestamptz) as used,
			case when c.zone is null or ledger.used_at(c, ${at}::timestamptz) <> 0
				then ledger.room_at(c, ${2n ** 62n}::bigint, ${at}::timestamptz) end as empty_at
		from ledger.cap c
		where c.bucket = ${bucketOf(playerId)} and c.player_id = ${playerId} and c.currency = ${currencyNumber(currency)}
		order by c.number`.execute(reader);
	return rows.map(({ number, max, used, empty_at }) => ({
		number,
		maxMinor: max,
		usedMinor: used,
		emptyAtMs: empty_at?.getTime() ?? null,
	}));
}

type LostRow = { lost: Minor; seq: bigint };

/** What the house and the open bets hold of the player is what he has lost; what came later is walked back. */
export async function readLost(
	reader: Reader,
	{ playerId, currency }: Whose,
	beforeSeq: bigint | undefined,
): Promise<{ lostMinor: Minor; seq: bigint }> {
	const bucket = bucketOf(playerId);
	const { rows } = await sql<LostRow>`with recursive wallet as (
			select w.* from ledger.wallet w
			where w.bucket = ${bucket} and w.player_id = ${playerId} and w.currency = ${currencyNumber(currency)}
		), later as (
			select j.* from wallet w join ledger.journal j on j.bucket = ${bucket} and j.op_id = w.last_op
			where j.seq >= ${beforeSeq ?? null}::bigint
			union all
			select j.* from later l join ledger.journal j on j.bucket = ${bucket} and j.op_id = l.prev_op
			where j.seq >= ${beforeSeq ?? null}::bigint
		)
		select (w.house_casino + w.house_sports + w.open_stakes
			- coalesce((select sum(ledger.lost(l.kind, l.stake, l.win)) from later l), 0))::bigint as lost, w.seq
		from wallet w`.execute(reader);
	return { lostMinor: rows[0]?.lost ?? 0n, seq: rows[0]?.seq ?? 0n };
}
