-- What a cap counts at a moment: what it has counted, less what has left its window since. The arguments are those of its row.
-- Statements include it in their own plans, so it reads what they see.
create or replace function ledger.cap_use(
	p_bucket smallint, p_player bigint, p_currency smallint, p_measure text, p_zone text, p_window_ms bigint,
	p_since timestamptz, p_used bigint, p_at timestamptz
) returns table (used bigint) language sql stable as $$
	select case
		when p_zone is null then p_used - coalesce((
			select sum(case p_measure when 'stake' then k.stake else k.loss end)
			from ledger.counted k
			where k.bucket = p_bucket and k.player_id = p_player and k.currency = p_currency
				and k.at > p_since and k.at <= p_at - p_window_ms * interval '1 millisecond'
		), 0)::bigint
		when date_trunc('month', p_at, p_zone) > p_since then 0
		else p_used end
$$;
