-- Puts these bars in the place of all that the wallet had.
create or replace function ledger.set_bars(
	p_at timestamptz, p_bucket smallint, p_player bigint, p_currency smallint,
	p_number smallint[], p_from timestamptz[], p_until timestamptz[]
) returns void language plpgsql volatile as $$
begin
	perform from ledger.wallet w
	where w.bucket = p_bucket and w.player_id = p_player and w.currency = p_currency for update;
	delete from ledger.bar b where b.bucket = p_bucket and b.player_id = p_player and b.currency = p_currency;
	insert into ledger.bar (player_id, from_at, until_at, bucket, currency, number)
	select p_player, g.from_at, coalesce(g.until_at, 'infinity'), p_bucket, p_currency, g.number
	from unnest(p_number, p_from, p_until) as g (number, from_at, until_at);
	perform ledger.keep_guard(p_at, p_bucket, p_player, p_currency);
end $$;
