-- Counts back from an operation to a number or a moment, for a cap that begins while its window is already filled.
create or replace function ledger.count_back(
	p_bucket smallint, p_player bigint, p_currency smallint, p_op bigint, p_after_seq bigint, p_after timestamptz
) returns void language sql volatile as $$
	insert into ledger.counted (player_id, at, seq, stake, loss, bucket, currency)
	with recursive chain as (
		select j.* from ledger.journal j where j.bucket = p_bucket and j.op_id = p_op
		union all
		select j.* from chain c join ledger.journal j on j.bucket = p_bucket and j.op_id = c.prev_op
		where c.seq > p_after_seq and c.at >= p_after
	)
	select p_player, c.at, c.seq, c.staked, c.lost, p_bucket, p_currency
	from (
		select c.*, ledger.staked(c.kind, c.stake - coalesce(s.stake_bonus, 0)) as staked,
			ledger.lost_in_parts(c.kind, c.stake, c.win, s.stake_bonus, s.stake_removed, s.win_bonus, s.win_removed) as lost
		from chain c left join ledger.split s on s.bucket = p_bucket and s.op_id = c.op_id
	) c
	where c.player_id = p_player and c.currency = p_currency and c.seq > p_after_seq and c.at >= p_after
		and (c.staked <> 0 or c.lost <> 0)
	on conflict do nothing
$$;
