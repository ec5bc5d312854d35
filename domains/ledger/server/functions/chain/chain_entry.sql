-- Where to enter a wallet's chain to reach an operation by its number: the last operation of its part, or of the wallet,
-- and the number after which that part begins. Every operation of a wallet is fewer than 256 behind an entry, or among
-- those that are in no part yet.
create or replace function ledger.chain_entry(
	p_bucket smallint, p_player bigint, p_currency smallint, p_seq bigint, out op bigint, out below bigint
) language plpgsql stable
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
begin
	select p.last_op, p.first_seq - 1 into op, below from ledger.chain_part p
	where p.bucket = p_bucket and p.player_id = p_player and p.currency = p_currency and p.last_seq >= p_seq
	order by p.last_seq limit 1;
	if found then return; end if;
	select w.last_op, coalesce((
		select max(p.last_seq) from ledger.chain_part p
		where p.bucket = p_bucket and p.player_id = p_player and p.currency = p_currency
	), 0) into op, below
	from ledger.wallet w where w.bucket = p_bucket and w.player_id = p_player and w.currency = p_currency;
end $$;
