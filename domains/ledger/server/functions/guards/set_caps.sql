-- Puts these caps in the place of all that the wallet had. A cap that keeps its number, measure and window keeps what it
-- has counted; a new one counts what its window holds already. What waits for the wallet waits meanwhile, with its whole
-- batch, so the journal is read only for a cap that is new, and no farther back than that one looks.
-- The wallet is locked first, as a batch locks a wallet and then its caps: the other order would end in deadlocks.
create or replace function ledger.set_caps(
	p_at timestamptz, p_bucket smallint, p_player bigint, p_currency smallint,
	p_number smallint[], p_measure text[], p_window_ms bigint[], p_zone text[], p_max bigint[]
) returns void language plpgsql volatile
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
declare
	looks_back_to timestamptz;
	head_op bigint;
begin
	select w.last_op into head_op from ledger.wallet w
	where w.bucket = p_bucket and w.player_id = p_player and w.currency = p_currency for update;

	delete from ledger.cap c
	where c.bucket = p_bucket and c.player_id = p_player and c.currency = p_currency
		and not exists (
			select from unnest(p_number, p_measure, p_window_ms, p_zone) as g (number, measure, window_ms, zone)
			where g.number = c.number and g.measure = c.measure
				and g.window_ms is not distinct from c.window_ms and g.zone is not distinct from c.zone
		);
	select min(case when g.zone is null then p_at - g.window_ms * interval '1 millisecond'
		else date_trunc('month', p_at, g.zone) end) into looks_back_to
	from unnest(p_number, p_window_ms, p_zone) as g (number, window_ms, zone)
	where not exists (
		select from ledger.cap c
		where c.bucket = p_bucket and c.player_id = p_player and c.currency = p_currency and c.number = g.number
	);
	if looks_back_to is not null then
		perform ledger.count_back(p_bucket, p_player, p_currency, head_op, 0, looks_back_to);
	end if;

	insert into ledger.cap as c (player_id, max, used, since, window_ms, zone, measure, bucket, currency, number)
	select p_player, g.max, coalesce((
			select sum(case g.measure when 'stake' then k.stake else k.loss end) from ledger.counted k
			where k.bucket = p_bucket and k.player_id = p_player and k.currency = p_currency
				and case when g.zone is null then k.at > g.since else k.at >= g.since end
		), 0)::bigint, g.since, g.window_ms, g.zone, g.measure, p_bucket, p_currency, g.number
	from (
		select g.*, case when g.zone is null then p_at - g.window_ms * interval '1 millisecond'
			else date_trunc('month', p_at, g.zone) end as since
		from unnest(p_number, p_measure, p_window_ms, p_zone, p_max) as g (number, measure, window_ms, zone, max)
	) g
	on conflict (player_id, currency, number, bucket) do update set max = excluded.max;

	-- Only rolling windows need the single operations.
	delete from ledger.counted k
	where k.bucket = p_bucket and k.player_id = p_player and k.currency = p_currency
		and k.at <= coalesce((
			select min(c.since) from ledger.cap c
			where c.bucket = p_bucket and c.player_id = p_player and c.currency = p_currency and c.zone is null
		), 'infinity');
	perform ledger.keep_guard(p_at, p_bucket, p_player, p_currency);
end $$;
