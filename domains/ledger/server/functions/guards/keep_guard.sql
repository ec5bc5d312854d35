-- Makes the wallet look up its guards from the right minute on, and its terms if there are any: -1 for caps, -2 for a wager,
-- -3 for both. The row is written even where nothing in it changes: that makes a stake that waits for it look again.
create or replace function ledger.keep_guard(p_at timestamptz, p_bucket smallint, p_player bigint, p_currency smallint) returns void
language sql volatile as $$
	update ledger.wallet w set guarded_from = case
		when exists (
			select from ledger.wager g where g.bucket = p_bucket and g.player_id = p_player and g.currency = p_currency
		) then -2 - exists (
			select from ledger.cap c where c.bucket = p_bucket and c.player_id = p_player and c.currency = p_currency
		)::integer
		when exists (
			select from ledger.cap c where c.bucket = p_bucket and c.player_id = p_player and c.currency = p_currency
		) then -1
		else coalesce((
			select floor(extract(epoch from min(b.from_at)) / 60)::integer from ledger.bar b
			where b.bucket = p_bucket and b.player_id = p_player and b.currency = p_currency and b.until_at > p_at
		), 2147483647) end
	where w.bucket = p_bucket and w.player_id = p_player and w.currency = p_currency
$$;
