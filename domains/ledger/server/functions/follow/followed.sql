-- The operations of the ticks after one and up to another, in the order in which every follower gets them: by tick, and in
-- it by bucket, wallet and number. Plans are pinned: each
-- operation is found by its key, however large the journal is.
create or replace function ledger.followed(p_after bigint, p_last bigint, p_offset bigint, p_limit bigint)
returns table (
	op_id bigint, player_id bigint, reference bigint, seq bigint, stake bigint, win bigint, cash_after bigint,
	at timestamptz, game_id integer, currency smallint, kind smallint,
	grant_id bigint, stake_bonus bigint, stake_locked bigint, stake_removed bigint, win_bonus bigint, win_locked bigint,
	win_removed bigint, counted bigint
) language plpgsql stable
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_mergejoin = off
as $$
#variable_conflict use_column
begin
	return query
	with member as materialized (
		select t.number, u.bucket, u.op_id
		from ledger.tick t
		join ledger.tick b on b.number = t.number - 1
		cross join lateral (
			select a.buckets, a.ops from ledger.applied a
			where a.tx >= pg_snapshot_xmin(b.snapshot) and a.tx < pg_snapshot_xmax(t.snapshot)
				and pg_visible_in_snapshot(a.tx, t.snapshot) and not pg_visible_in_snapshot(a.tx, b.snapshot)
		) a
		cross join lateral unnest(a.buckets, a.ops) as u (bucket, op_id)
		where t.number > p_after and t.number <= p_last
	), passed as materialized (
		-- The buckets that are wholly before these operations or after them are not read from the journal.
		select m.number, m.bucket, count(*) as operations, sum(count(*)) over (order by m.number, m.bucket) as until
		from member m group by m.number, m.bucket
	), wanted as materialized (
		select p.number, p.bucket, p.until - p.operations as since from passed p
		where p.until > p_offset and p.until - p.operations < p_offset + p_limit
	)
	select
		j.op_id, j.player_id, j.reference, j.seq, j.stake, j.win, j.cash_after, j.at, j.game_id, j.currency, j.kind,
		s.grant_id, s.stake_bonus, s.stake_locked, s.stake_removed, s.win_bonus, s.win_locked,
		s.win_removed, s.counted
	from member m
	join ledger.journal j on j.bucket = m.bucket and j.op_id = m.op_id
	-- `offset 0` keeps it by its key, however many there are.
	left join lateral (
		select * from ledger.split s where s.bucket = m.bucket and s.op_id = m.op_id offset 0
	) s on true
	where exists (select from wanted w where w.number = m.number and w.bucket = m.bucket)
	order by m.number, j.bucket, j.player_id, j.currency, j.seq
	offset p_offset - (select min(w.since) from wanted w)::bigint limit p_limit;
end $$;
