import { bucketOf, type Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Reader, Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { Bar, Cap, CapState } from "../../contract/index.ts";
import { currencyNumber } from "../posting/batch.ts";

type Whose = { playerId: Id; currency: string };

/** The first parameters of each function of the guards, in the folder functions. */
const walletOf = ({ playerId, currency }: Whose) =>
	sql`${bucketOf(playerId)}::smallint, ${playerId}::bigint, ${currencyNumber(currency)}::smallint`;

const arraysOf = (wallets: readonly Whose[]) =>
	sql`unnest(${wallets.map(({ playerId }) => bucketOf(playerId))}::smallint[],
		${wallets.map(({ playerId }) => playerId)}::bigint[],
		${wallets.map(({ currency }) => currencyNumber(currency))}::smallint[])`;

const timeOf = (ms: number): string => new Date(ms).toISOString();

export type WalletBars = Whose & { bars: readonly Bar[] };

/** The wallets are taken in the order of their players, as batches of operations take them, so that no two wait for each other. */
export async function setBars(tx: Tx, wallets: readonly WalletBars[], nowMs: number): Promise<void> {
	const bars = wallets.flatMap(({ bars }, at) => bars.map((bar) => ({ ...bar, wallet: at + 1 })));
	const until = bars.map(({ untilMs }) => (untilMs === null ? null : timeOf(untilMs)));
	await sql`select ledger.set_bars(${timeOf(nowMs)}::timestamptz, w.bucket, w.player_id, w.currency,
			w.numbers, w.froms, w.untils)
		from (
			select w.bucket, w.player_id, w.currency,
				coalesce(array_agg(b.number) filter (where b.number is not null), '{}') as numbers,
				coalesce(array_agg(b.from_at) filter (where b.number is not null), '{}') as froms,
				coalesce(array_agg(b.until_at) filter (where b.number is not null), '{}') as untils
			from ${arraysOf(wallets)} with ordinality as w (bucket, player_id, currency, place)
			left join unnest(${bars.map(({ wallet }) => wallet)}::bigint[], ${bars.map(({ number }) => number)}::smallint[],
				${bars.map(({ fromMs }) => timeOf(fromMs))}::timestamptz[], ${until}::timestamptz[]
			) as b (place, number, from_at, until_at) on b.place = w.place
			group by w.place, w.bucket, w.player_id, w.currency
			order by w.player_id, w.currency
		) w`.execute(tx);
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
	// A stake above any maximum is given the moment at which the window is empty.
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

type LostRow = { lost: Minor; seq: bigint; place: number };

/** Up to the operation numbered `beforeSeq`, without that one; undefined is up to now. */
export type LostQuery = Whose & { beforeSeq: bigint | undefined };
export type Lost = { lostMinor: Minor; seq: bigint };

/**
 * What the player has lost is in the operator's accounts and in open bets; later operations are subtracted. In the
 * order of the wallets.
 */
export async function readLost(reader: Reader, wallets: readonly LostQuery[]): Promise<Lost[]> {
	const { rows } = await sql<LostRow>`select a.place::integer as place, found.lost, found.seq
		from ${lostArraysOf(wallets)} with ordinality as a (bucket, player_id, currency, before_seq, place)
		cross join lateral (
			with recursive wallet as (
				select w.* from ledger.wallet w
				where w.bucket = a.bucket and w.player_id = a.player_id and w.currency = a.currency
			), later as (
				select j.* from wallet w join ledger.journal j on j.bucket = a.bucket and j.op_id = w.last_op
				where j.seq >= a.before_seq
				union all
				select j.* from later l join ledger.journal j on j.bucket = a.bucket and j.op_id = l.prev_op
				where j.seq >= a.before_seq
			)
			select (ledger.lost_by(w)
				- coalesce((
					select sum(ledger.lost_in_parts(
						l.kind, l.stake, l.win, s.stake_bonus, s.stake_removed, s.win_bonus, s.win_removed))
					from later l left join lateral (
						select * from ledger.split s where s.bucket = a.bucket and s.op_id = l.op_id offset 0
					) s on true
				), 0))::bigint as lost, w.seq
			from wallet w
		) found`.execute(reader);
	const byPlace = new Map(rows.map(({ place, lost, seq }) => [place, { lostMinor: lost, seq }]));
	return wallets.map((_, at) => byPlace.get(at + 1) ?? { lostMinor: 0n, seq: 0n });
}

const lostArraysOf = (wallets: readonly LostQuery[]) =>
	sql`unnest(${wallets.map(({ playerId }) => bucketOf(playerId))}::smallint[],
		${wallets.map(({ playerId }) => playerId)}::bigint[],
		${wallets.map(({ currency }) => currencyNumber(currency))}::smallint[],
		${wallets.map(({ beforeSeq }) => beforeSeq ?? null)}::bigint[])`;
