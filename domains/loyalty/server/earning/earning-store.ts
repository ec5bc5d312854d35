import { bucketOf, type Id } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { Earned, Followed, OpenRound } from "./earn.ts";

type Players = readonly { playerId: Id }[];
const buckets = (of: Players): number[] => of.map(({ playerId }) => bucketOf(playerId));
const players = (of: Players): Id[] => of.map(({ playerId }) => playerId);

type WalletName = Pick<Followed, "playerId" | "currency">;

export async function readFollowed(tx: Tx, wallets: readonly WalletName[]): Promise<Followed[]> {
	const currencies = wallets.map(({ currency }) => currency);
	const { rows } = await sql<{ player_id: Id; currency: string; seq: bigint }>`select f.player_id, f.currency, f.seq
		from unnest(${buckets(wallets)}::smallint[], ${players(wallets)}::bigint[], ${currencies}::text[])
			as w (bucket, player_id, currency)
		join loyalty.followed f
			on f.bucket = w.bucket and f.player_id = w.player_id and f.currency = w.currency`.execute(tx);
	return rows.map(({ player_id: playerId, currency, seq }) => ({ playerId, currency, seq }));
}

export async function writeFollowed(tx: Tx, wallets: readonly Followed[]): Promise<void> {
	const currencies = wallets.map(({ currency }) => currency);
	const seqs = wallets.map(({ seq }) => seq);
	await sql`insert into loyalty.followed as f (bucket, player_id, currency, seq)
		select * from unnest(
			${buckets(wallets)}::smallint[], ${players(wallets)}::bigint[], ${currencies}::text[], ${seqs}::bigint[]
		)
		on conflict (player_id, currency, bucket) do update set seq = excluded.seq where f.seq < excluded.seq`.execute(tx);
}

type RoundName = Pick<OpenRound, "playerId" | "roundId">;
type RoundRow = { player_id: Id; round_id: Id; stake: bigint; points: bigint };

export async function readOpenRounds(tx: Tx, rounds: readonly RoundName[]): Promise<OpenRound[]> {
	if (rounds.length === 0) return [];
	const ids = rounds.map(({ roundId }) => roundId);
	const { rows } = await sql<RoundRow>`select o.player_id, o.round_id, o.stake, o.points
		from (
			select distinct * from unnest(${buckets(rounds)}::smallint[], ${players(rounds)}::bigint[], ${ids}::bigint[])
				as r (bucket, player_id, round_id)
		) r
		join loyalty.open_round o
			on o.bucket = r.bucket and o.player_id = r.player_id and o.round_id = r.round_id`.execute(tx);
	return rows.map(({ player_id: playerId, round_id: roundId, stake: stakeMinor, points }) => ({
		playerId,
		roundId,
		stakeMinor,
		points,
	}));
}

export async function writeOpenRounds(tx: Tx, rounds: readonly OpenRound[]): Promise<void> {
	if (rounds.length === 0) return;
	const ids = rounds.map(({ roundId }) => roundId);
	const stakes = rounds.map(({ stakeMinor }) => stakeMinor);
	const points = rounds.map((round) => round.points);
	await sql`insert into loyalty.open_round (bucket, player_id, round_id, stake, points)
		select * from unnest(
			${buckets(rounds)}::smallint[], ${players(rounds)}::bigint[], ${ids}::bigint[], ${stakes}::bigint[],
			${points}::bigint[]
		)
		on conflict (player_id, round_id, bucket) do update set stake = excluded.stake, points = excluded.points`.execute(
		tx,
	);
}

export async function removeOpenRounds(tx: Tx, rounds: readonly RoundName[]): Promise<void> {
	if (rounds.length === 0) return;
	const ids = rounds.map(({ roundId }) => roundId);
	await sql`delete from loyalty.open_round o
		using unnest(${buckets(rounds)}::smallint[], ${players(rounds)}::bigint[], ${ids}::bigint[])
			as r (bucket, player_id, round_id)
		where o.bucket = r.bucket and o.player_id = r.player_id and o.round_id = r.round_id`.execute(tx);
}

/** Adds what was earned to the entries of its days, and to what the players can redeem. */
export async function addEarned(tx: Tx, earned: readonly Earned[], ids: () => Id): Promise<void> {
	if (earned.length === 0) return;
	// Every writer takes the accounts in this order, so that none waits for another in a circle.
	const rows = [...earned].sort((a, b) => Number(a.playerId - b.playerId));
	const points = rows.map((row) => row.points);
	await sql`insert into loyalty.account as a (bucket, player_id, available)
		select bucket, player_id, sum(points)
		from unnest(${buckets(rows)}::smallint[], ${players(rows)}::bigint[], ${points}::bigint[])
			as e (bucket, player_id, points)
		group by bucket, player_id order by player_id
		on conflict (player_id, bucket) do update set available = a.available + excluded.available`.execute(tx);
	await sql`insert into loyalty.entry as e
			(bucket, player_id, cause, entry_id, kind, from_account, to_account, points, day, at, product)
		select bucket, player_id, 'earned ' || product || ' ' || day::text, entry_id, 'earned', 'programme', 'available', points,
			day, at, product
		from unnest(
			${buckets(rows)}::smallint[], ${players(rows)}::bigint[], ${rows.map(() => ids())}::bigint[], ${points}::bigint[],
			${rows.map(({ day }) => day)}::date[], ${rows.map(({ atMs }) => new Date(atMs))}::timestamptz[],
			${rows.map(({ product }) => product)}::text[]
		) as n (bucket, player_id, entry_id, points, day, at, product)
		on conflict (player_id, cause, bucket) do update set points = e.points + excluded.points, at = excluded.at`.execute(
		tx,
	);
}
