-- When a stake fits under a cap again; for one that never fits, when its window is empty. Null where it is empty now.
create or replace function ledger.room_at(c ledger.cap, p_stake bigint, p_at timestamptz) returns timestamptz
language plpgsql volatile as $$
declare
	-- Not before the window is empty, or not before the stake fits.
	wanted constant bigint := least(p_stake, c.max);
	used_now constant bigint := ledger.used_at(c, p_at);
begin
	if c.zone is not null then
		return (date_trunc('month', p_at at time zone c.zone) + interval '1 month') at time zone c.zone;
	end if;
	return (
		select k.at + c.window_ms * interval '1 millisecond'
		from (
			select k.at, sum(case c.measure when 'stake' then k.stake else k.loss end) over (order by k.at, k.seq) as gone
			from ledger.counted k
			where k.bucket = c.bucket and k.player_id = c.player_id and k.currency = c.currency
				and k.at > p_at - c.window_ms * interval '1 millisecond'
		) k
		where used_now - k.gone + wanted <= c.max
		order by k.at
		limit 1
	);
end $$;
