-- Opens wallets, where there are none yet. Each is inserted with spare bytes, and gives them up: so the page that takes it has
-- space for the versions of its wallets between two prunings, and keeps that when further wallets come. Under 2 kB in all,
-- above which PostgreSQL would store them elsewhere.
create or replace function ledger.open_wallets(p_bucket smallint[], p_player bigint[], p_currency smallint[])
returns void language plpgsql volatile
set enable_seqscan = off
set enable_bitmapscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
begin
	insert into ledger.wallet (player_id, currency, bucket, spare)
	select r.player_id, r.currency, r.bucket, decode(repeat('00', 1800), 'hex')
	from unnest(p_bucket, p_player, p_currency) as r (bucket, player_id, currency)
	on conflict do nothing;
	if not found then return; end if;
	update ledger.wallet w set spare = ''
	from unnest(p_bucket, p_player, p_currency) as r (bucket, player_id, currency)
	where w.bucket = r.bucket and w.player_id = r.player_id and w.currency = r.currency and w.spare <> '';
end $$;
