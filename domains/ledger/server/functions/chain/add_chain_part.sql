-- Adds the part of a wallet's chain that ends with this operation and begins after the part before it. Does nothing if it
-- is there already.
create or replace function ledger.add_chain_part(
	p_bucket smallint, p_player bigint, p_currency smallint, p_op bigint, p_seq bigint, p_rare integer
) returns void language plpgsql volatile
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
declare
	before ledger.chain_part;
begin
	select p.* into before from ledger.chain_part p
	where p.bucket = p_bucket and p.player_id = p_player and p.currency = p_currency
	order by p.last_seq desc limit 1;
	if before.last_seq >= p_seq then return; end if;

	insert into ledger.chain_part (
		player_id, first_seq, last_seq, last_op, until_at, bucket, currency, common_kinds, rare_kinds, rare_ops,
		sum_kinds, sum_counts, sum_stakes, sum_wins, sum_cash, sum_stake_parts, sum_win_parts
	)
	with chain as (
		select c.*, count(*) over (partition by c.kind) > p_rare as is_common
		from ledger.chain_sums_down(p_bucket, p_player, p_currency, p_op, coalesce(before.last_seq, 0),
			(select sum(s.cash) from unnest(before.sum_cash) as s (cash))) c
	), summed as (
		select s.kind, sum(s.operations) as operations, sum(s.stake) as stake, sum(s.win) as win, sum(s.cash) as cash,
			sum(s.stake_parts) as stake_parts, sum(s.win_parts) as win_parts
		from (
			select c.kind, count(*) as operations, sum(c.stake) as stake, sum(c.win) as win, sum(c.cash) as cash,
				sum(c.stake_parts) as stake_parts, sum(c.win_parts) as win_parts
			from chain c group by c.kind
			union all
			select u.kind, u.operations, u.stake, u.win, u.cash, coalesce(u.stake_parts, 0), coalesce(u.win_parts, 0)
			from unnest(before.sum_kinds, before.sum_counts, before.sum_stakes, before.sum_wins, before.sum_cash,
				before.sum_stake_parts, before.sum_win_parts) as u (kind, operations, stake, win, cash, stake_parts, win_parts)
		) s
		group by s.kind
	)
	select
		p_player, coalesce(before.last_seq, 0) + 1, p_seq, p_op,
		greatest(before.until_at, (select max(c.at) from chain c)), p_bucket, p_currency,
		array(select distinct c.kind from chain c where c.is_common),
		array(select c.kind from chain c where not c.is_common order by c.seq desc),
		array(select c.op_id from chain c where not c.is_common order by c.seq desc),
		array_agg(s.kind), array_agg(s.operations), array_agg(s.stake), array_agg(s.win), array_agg(s.cash),
		array_agg(s.stake_parts), array_agg(s.win_parts)
	from summed s;
end $$;
