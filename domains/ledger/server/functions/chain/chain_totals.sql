-- What a wallet's operations of a period did, by kind, and what those before it had done to the cash. No moment is no
-- bound.
create or replace function ledger.chain_totals(
	p_bucket smallint, p_player bigint, p_currency smallint, p_from timestamptz, p_to timestamptz
) returns table (kind smallint, operations numeric, stake numeric, win numeric, cash numeric, cash_before numeric,
	stake_parts numeric, win_parts numeric)
language plpgsql stable
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
#variable_conflict use_column
declare
	from_seq constant bigint :=
		case when p_from is null then 1 else ledger.chain_seq_at(p_bucket, p_player, p_currency, p_from) end;
	to_seq constant bigint :=
		case when p_to is null then 9223372036854775807 else ledger.chain_seq_at(p_bucket, p_player, p_currency, p_to) end;
begin
	return query
	with until as materialized (
		select * from ledger.chain_sums(p_bucket, p_player, p_currency, greatest(to_seq, from_seq) - 1)
	), before as materialized (
		select * from ledger.chain_sums(p_bucket, p_player, p_currency, from_seq - 1)
	)
	select u.kind, u.operations - coalesce(b.operations, 0), u.stake - coalesce(b.stake, 0), u.win - coalesce(b.win, 0),
		u.cash - coalesce(b.cash, 0), coalesce(b.cash, 0), u.stake_parts - coalesce(b.stake_parts, 0),
		u.win_parts - coalesce(b.win_parts, 0)
	from until u left join before b on b.kind = u.kind;
end $$;
