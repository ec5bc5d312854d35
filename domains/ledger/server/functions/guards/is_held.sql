-- Whether a guard holds a stake back: one of no money is held back by bars alone.
-- Volatile, so that each question sees what is committed by then: a stake that has waited for the wallet's row is judged
-- again, by the guards as they have become.
create or replace function ledger.is_held(
	p_bucket smallint, p_player bigint, p_currency smallint, p_stake bigint, p_at timestamptz
) returns boolean language plpgsql volatile as $$
begin
	return exists (
		select from ledger.bar b
		where b.bucket = p_bucket and b.player_id = p_player and b.currency = p_currency
			and b.from_at <= p_at and p_at < b.until_at
	) or p_stake > 0 and exists (
		select from ledger.cap c
		cross join lateral ledger.cap_use(
			c.bucket, c.player_id, c.currency, c.measure, c.zone, c.window_ms, c.since, c.used, p_at) u
		where c.bucket = p_bucket and c.player_id = p_player and c.currency = p_currency and u.used + p_stake > c.max
	);
end $$;
