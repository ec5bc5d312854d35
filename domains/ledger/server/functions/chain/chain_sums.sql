-- What a wallet's operations did up to one of them, by kind.
create or replace function ledger.chain_sums(p_bucket smallint, p_player bigint, p_currency smallint, p_seq bigint)
returns table (
	kind smallint, operations numeric, stake numeric, win numeric, cash numeric, stake_parts numeric, win_parts numeric
) language plpgsql stable
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
#variable_conflict use_column
declare
	before ledger.chain_part;
	entry record;
begin
	if p_seq < 1 then return; end if;
	select p.* into before from ledger.chain_part p
	where p.bucket = p_bucket and p.player_id = p_player and p.currency = p_currency and p.last_seq <= p_seq
	order by p.last_seq desc limit 1;
	select e.* into entry from ledger.chain_entry(p_bucket, p_player, p_currency, p_seq) e;
	return query
	select s.kind, sum(s.operations), sum(s.stake), sum(s.win), sum(s.cash), sum(s.stake_parts), sum(s.win_parts)
	from (
		select c.kind, count(*)::numeric, sum(c.stake), sum(c.win), sum(c.cash), sum(c.stake_parts), sum(c.win_parts)
		from ledger.chain_sums_down(p_bucket, p_player, p_currency, entry.op, coalesce(before.last_seq, 0),
			(select sum(s.cash) from unnest(before.sum_cash) as s (cash))) c
		where c.seq <= p_seq
		group by c.kind
		union all
		-- Sums from before there was bonus money have no parts.
		select u.kind, u.operations, u.stake, u.win, u.cash, coalesce(u.stake_parts, 0), coalesce(u.win_parts, 0)
		from unnest(before.sum_kinds, before.sum_counts, before.sum_stakes, before.sum_wins, before.sum_cash,
			before.sum_stake_parts, before.sum_win_parts) as u (kind, operations, stake, win, cash, stake_parts, win_parts)
	) as s (kind, operations, stake, win, cash, stake_parts, win_parts)
	group by s.kind;
end $$;
