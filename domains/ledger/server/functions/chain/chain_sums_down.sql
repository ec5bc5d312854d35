-- A wallet's operations from one back to the last that is not after `p_below`, with what each added to the cash, which was
-- `p_cash_below` after that one, and with what of its two amounts was not cash.
create or replace function ledger.chain_sums_down(
	p_bucket smallint, p_player bigint, p_currency smallint, p_op bigint, p_below bigint, p_cash_below numeric
) returns table (op_id bigint, seq bigint, kind smallint, stake bigint, win bigint, cash bigint, at timestamptz,
	stake_parts bigint, win_parts bigint)
language plpgsql stable
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
		select j.op_id, j.prev_op, j.seq, j.kind, j.stake, j.win, j.cash_after, j.at from ledger.journal j
		where j.bucket = p_bucket and j.op_id = p_op and j.seq > p_below
			and j.player_id = p_player and j.currency = p_currency
		union all
		select j.op_id, j.prev_op, j.seq, j.kind, j.stake, j.win, j.cash_after, j.at
		from chain c join ledger.journal j on j.bucket = p_bucket and j.op_id = c.prev_op
		where c.seq > p_below + 1
	)
	select c.op_id, c.seq, c.kind, c.stake, c.win,
		c.cash_after - lag(c.cash_after, 1, coalesce(p_cash_below, 0)::bigint) over (order by c.seq), c.at,
		coalesce(s.stake_bonus + s.stake_locked + s.stake_removed, 0),
		coalesce(s.win_bonus + s.win_locked + s.win_removed, 0)
	from chain c left join ledger.split s on s.bucket = p_bucket and s.op_id = c.op_id;
end $$;
