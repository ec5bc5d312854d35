-- What a cap counts at a moment: what it has counted, less what has left its window since.
create or replace function ledger.used_at(c ledger.cap, p_at timestamptz) returns bigint language plpgsql volatile as $$
begin
	if c.zone is not null then
		return case when date_trunc('month', p_at, c.zone) > c.since then 0 else c.used end;
	end if;
	return c.used - coalesce((
		select sum(case c.measure when 'stake' then k.stake else k.loss end)
		from ledger.counted k
		where k.bucket = c.bucket and k.player_id = c.player_id and k.currency = c.currency
			and k.at > c.since and k.at <= p_at - c.window_ms * interval '1 millisecond'
	), 0)::bigint;
end $$;
