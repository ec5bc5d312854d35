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
	select p_player, at, seq, ledger.staked(kind, stake), ledger.lost(kind, stake, win), p_bucket, p_currency
	from chain
	where player_id = p_player and currency = p_currency and seq > p_after_seq and at >= p_after
		and (ledger.staked(kind, stake) <> 0 or ledger.lost(kind, stake, win) <> 0)
	on conflict do nothing
$$;
