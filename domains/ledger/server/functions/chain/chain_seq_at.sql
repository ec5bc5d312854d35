-- The number of a wallet's first operation at or after a moment; one more than its last where there is none. A period is
-- what lies between two such numbers, so it never has a gap, and its opening balance and its changes make its closing one.
create or replace function ledger.chain_seq_at(p_bucket smallint, p_player bigint, p_currency smallint, p_at timestamptz)
returns bigint language plpgsql stable
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
declare
	entry record;
	reached bigint;
begin
	select p.last_op as op, p.first_seq - 1 as below into entry from ledger.chain_part p
	where p.bucket = p_bucket and p.player_id = p_player and p.currency = p_currency and p.until_at >= p_at
	order by p.until_at, p.last_seq limit 1;
	if not found then
		select e.* into entry from ledger.chain_entry(p_bucket, p_player, p_currency, 9223372036854775807) e;
	end if;
	with recursive chain as (
		select j.prev_op, j.seq, j.at from ledger.journal j
		where j.bucket = p_bucket and j.op_id = entry.op and j.seq > entry.below
		union all
		select j.prev_op, j.seq, j.at from chain c join ledger.journal j on j.bucket = p_bucket and j.op_id = c.prev_op
		where c.seq > entry.below + 1
	)
	select coalesce(min(c.seq) filter (where c.at >= p_at), max(c.seq) + 1) into reached from chain c;
	return coalesce(reached, entry.below + 1, 1);
end $$;
