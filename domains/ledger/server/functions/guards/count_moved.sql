-- Counts what has just moved in capped wallets of the player's own money, when its parts are written. The wallets' rows are
-- locked by it. Arrays as those of the batch, cut down.
create or replace function ledger.count_moved(
	p_at timestamptz, p_seq bigint[], p_bucket smallint[], p_player bigint[], p_currency smallint[], p_op bigint[],
	p_kind smallint[], p_stake bigint[], p_win bigint[]
) returns void language plpgsql volatile as $$
begin
	with moved as (
		select m.seq, m.bucket, m.player_id, m.currency, ledger.staked(m.kind, m.stake - coalesce(s.stake_bonus, 0)) as staked,
			ledger.lost_in_parts(m.kind, m.stake, m.win, s.stake_bonus, s.stake_removed, s.win_bonus, s.win_removed) as lost
		from unnest(p_seq, p_bucket, p_player, p_currency, p_op, p_kind, p_stake, p_win)
			as m (seq, bucket, player_id, currency, op_id, kind, stake, win)
		left join ledger.split s on s.bucket = m.bucket and s.op_id = m.op_id
	), kept as (
		insert into ledger.counted (player_id, at, seq, stake, loss, bucket, currency)
		select m.player_id, p_at, m.seq, m.staked, m.lost, m.bucket, m.currency
		from moved m
		where (m.staked <> 0 or m.lost <> 0)
			and exists (
				select from ledger.cap c
				where c.bucket = m.bucket and c.player_id = m.player_id and c.currency = m.currency and c.zone is null
			)
	)
	update ledger.cap c set
		used = case
			when c.zone is null then (
				select u.used from ledger.cap_use(
					c.bucket, c.player_id, c.currency, c.measure, c.zone, c.window_ms, c.since, c.used, p_at) u
			) + case when p_at > c.since then case c.measure when 'stake' then m.staked else m.lost end else 0 end
			when date_trunc('month', p_at, c.zone) > c.since then case c.measure when 'stake' then m.staked else m.lost end
			when date_trunc('month', p_at, c.zone) = c.since then
				c.used + case c.measure when 'stake' then m.staked else m.lost end
			else c.used end,
		since = greatest(c.since, case
			when c.zone is null then p_at - c.window_ms * interval '1 millisecond'
			else date_trunc('month', p_at, c.zone) end)
	from moved m
	where c.bucket = m.bucket and c.player_id = m.player_id and c.currency = m.currency
		and case c.measure when 'stake' then m.staked else m.lost end <> 0;

	-- What has left every window is read by nothing, so it goes with some of the batches.
	if p_seq[1] % 8 <> 0 then return; end if;
	delete from ledger.counted k
	using unnest(p_bucket, p_player, p_currency) as m (bucket, player_id, currency)
	where k.bucket = m.bucket and k.player_id = m.player_id and k.currency = m.currency
		and k.at <= (
			select min(c.since) from ledger.cap c
			where c.bucket = m.bucket and c.player_id = m.player_id and c.currency = m.currency and c.zone is null
		);
end $$;
