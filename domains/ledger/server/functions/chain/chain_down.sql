-- A wallet's operations from one back to the last that is not after `p_below`, newest first: those of some kinds where any
-- are given, and no more than the limit. It reads no further than it must.
create or replace function ledger.chain_down(
	p_bucket smallint, p_op bigint, p_below bigint, p_kinds smallint[], p_limit integer
) returns table (
	op_id bigint, seq bigint, kind smallint, reference bigint, game_id integer, stake bigint, win bigint,
	cash_after bigint, at timestamptz, is_sealed boolean,
	grant_id bigint, stake_bonus bigint, stake_locked bigint, stake_removed bigint, win_bonus bigint, win_locked bigint,
	win_removed bigint, counted bigint
) language plpgsql stable
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
#variable_conflict use_column
begin
	return query
	with recursive chain as (
		select j.op_id, j.prev_op, j.seq, j.kind, j.reference, j.game_id, j.stake, j.win, j.cash_after, j.at,
			j.sealed is not null as is_sealed
		from ledger.journal j where j.bucket = p_bucket and j.op_id = p_op and j.seq > p_below
		union all
		select j.op_id, j.prev_op, j.seq, j.kind, j.reference, j.game_id, j.stake, j.win, j.cash_after, j.at,
			j.sealed is not null
		from chain c join ledger.journal j on j.bucket = p_bucket and j.op_id = c.prev_op
		where c.seq > p_below + 1
	), page as (
		select * from chain c where p_kinds is null or c.kind = any (p_kinds) limit p_limit
	)
	select p.op_id, p.seq, p.kind, p.reference, p.game_id, p.stake, p.win, p.cash_after, p.at, p.is_sealed,
		s.grant_id, s.stake_bonus, s.stake_locked, s.stake_removed, s.win_bonus, s.win_locked,
		s.win_removed, s.counted
	from page p left join ledger.split s on s.bucket = p_bucket and s.op_id = p.op_id
	order by p.seq desc;
end $$;
