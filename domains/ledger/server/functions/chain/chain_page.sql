-- A wallet's operations of a period and of some kinds, newest first, older than one of them where that is given. No
-- moment is no bound, and no kinds are all.
create or replace function ledger.chain_page(
	p_bucket smallint, p_player bigint, p_currency smallint, p_before bigint, p_from timestamptz, p_to timestamptz,
	p_kinds smallint[], p_limit integer
) returns table (
	op_id bigint, seq bigint, kind smallint, reference bigint, game_id integer, stake bigint, win bigint,
	cash_after bigint, at timestamptz, is_sealed boolean,
	grant_id bigint, stake_bonus bigint, stake_locked bigint, stake_removed bigint, win_bonus bigint, win_locked bigint,
	win_removed bigint, counted bigint
) language plpgsql stable
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
	entry record;
	start_op bigint;
	start_seq bigint;
	found_rows integer := 0;
	part_rows integer;
	below_seq bigint;
	part ledger.chain_part;
	is_whole constant boolean := p_kinds is null;
begin
	-- Where the page begins.
	if p_before is not null then
		select j.prev_op, j.seq - 1 into start_op, start_seq from ledger.journal j
		where j.bucket = p_bucket and j.op_id = p_before and j.player_id = p_player and j.currency = p_currency;
	elsif p_to is not null then
		start_seq := ledger.chain_seq_at(p_bucket, p_player, p_currency, p_to) - 1;
		select e.* into entry from ledger.chain_entry(p_bucket, p_player, p_currency, start_seq) e;
		with recursive chain as (
			select j.op_id, j.prev_op, j.seq from ledger.journal j where j.bucket = p_bucket and j.op_id = entry.op
			union all
			select j.op_id, j.prev_op, j.seq from chain c join ledger.journal j on j.bucket = p_bucket and j.op_id = c.prev_op
			where c.seq > start_seq
		)
		select c.op_id into start_op from chain c where c.seq = start_seq;
	else
		select w.last_op, w.seq into start_op, start_seq from ledger.wallet w
		where w.bucket = p_bucket and w.player_id = p_player and w.currency = p_currency;
	end if;
	if start_op is null or start_seq < from_seq then return; end if;

	-- The chain from there: all of it, or with kinds until a part begins that says which it has.
	below_seq := case when is_whole then 0 else coalesce((
		select max(p.last_seq) from ledger.chain_part p
		where p.bucket = p_bucket and p.player_id = p_player and p.currency = p_currency and p.last_seq < start_seq
	), 0) end;
	return query
	select * from ledger.chain_down(
		p_bucket, start_op, greatest(from_seq - 1, below_seq), p_kinds, p_limit
	);
	if is_whole then return; end if;
	get diagnostics found_rows = row_count;

	for part in
		select p.* from ledger.chain_part p
		where p.bucket = p_bucket and p.player_id = p_player and p.currency = p_currency
			and p.last_seq <= below_seq and p.last_seq >= from_seq
			and (p.common_kinds && p_kinds or p.rare_kinds && p_kinds)
		order by p.last_seq desc
	loop
		exit when found_rows >= p_limit;
		if part.common_kinds && p_kinds then
			return query
			select * from ledger.chain_down(
				p_bucket, part.last_op, greatest(from_seq, part.first_seq) - 1, p_kinds, p_limit - found_rows
			);
		else
			return query
			select j.op_id, j.seq, j.kind, j.reference, j.game_id, j.stake, j.win, j.cash_after, j.at, j.sealed is not null,
				s.grant_id, s.stake_bonus, s.stake_locked, s.stake_removed, s.win_bonus, s.win_locked,
				s.win_removed, s.counted
			from unnest(part.rare_kinds, part.rare_ops) as r (kind, op_id)
			join ledger.journal j on j.bucket = p_bucket and j.op_id = r.op_id
			left join ledger.split s on s.bucket = p_bucket and s.op_id = r.op_id
			where r.kind = any (p_kinds) and j.seq >= from_seq
			order by j.seq desc limit p_limit - found_rows;
		end if;
		get diagnostics part_rows = row_count;
		found_rows := found_rows + part_rows;
	end loop;
end $$;
