-- Puts the terms of a grant in force, if the wallet has this grant, it has neither begun nor ended before, and no other is in
-- force. The wallet's row is locked first, as a batch locks it; the money follows in the same transaction.
create or replace function ledger.begin_wager(
	p_at timestamptz, p_bucket smallint, p_player bigint, p_currency smallint, p_grant bigint, p_lock bigint,
	p_required bigint, p_max_stake bigint, p_max_converted bigint, p_per_win bigint, p_until timestamptz,
	p_terms_hash bytea, p_shares smallint[], p_funds_order text, p_counts text,
	-- Null where no game has a share of its own, and from a version of the site before these parameters.
	p_games integer[] default null, p_game_shares smallint[] default null,
	out outcome text, out amount bigint, out cash bigint
) language plpgsql volatile as $$
#variable_conflict use_column
declare
	was ledger.wallet;
	before ledger.wager;
begin
	select w.* into was from ledger.wallet w
	where w.bucket = p_bucket and w.player_id = p_player and w.currency = p_currency for update;
	if not found then
		outcome := 'missing';
		return;
	end if;
	cash := was.cash;
	select j.win into amount from ledger.journal j
	where j.bucket = p_bucket and j.op_id = p_grant and j.player_id = p_player and j.currency = p_currency
		and j.kind = ledger.kind_of('bonusGranted');
	if not found then
		outcome := 'unknown';
		return;
	end if;
	perform from ledger.journal j where j.bucket = p_bucket and j.op_id = -p_grant;
	if found then
		outcome := 'ended';
		return;
	end if;
	select g.* into before from ledger.wager g
	where g.bucket = p_bucket and g.player_id = p_player and g.currency = p_currency;
	outcome := case
		when before.grant_id = p_grant and before.terms_hash = p_terms_hash then 'repeated'
		when before.grant_id = p_grant then 'conflict'
		when before.grant_id <> 0 then 'otherInForce'
		when was.cash < p_lock then 'insufficient'
		else 'begun' end;
	if outcome <> 'begun' then return; end if;
	insert into ledger.wager (
		player_id, grant_id, required, left_to_wager, max_stake, max_converted, per_win, until_at, open_parts, terms_hash,
		bucket, currency, shares, funds_order, counts, games, game_shares
	) values (
		p_player, p_grant, p_required, p_required, p_max_stake, p_max_converted, p_per_win, p_until, 0, p_terms_hash,
		p_bucket, p_currency, p_shares, p_funds_order, p_counts, p_games, p_game_shares
	)
	on conflict (player_id, currency, bucket) do update set
		grant_id = excluded.grant_id, required = excluded.required, left_to_wager = excluded.left_to_wager,
		max_stake = excluded.max_stake, max_converted = excluded.max_converted, per_win = excluded.per_win,
		until_at = excluded.until_at, terms_hash = excluded.terms_hash, shares = excluded.shares,
		funds_order = excluded.funds_order, counts = excluded.counts, games = excluded.games,
		game_shares = excluded.game_shares;
	perform ledger.keep_guard(p_at, p_bucket, p_player, p_currency);
end $$;
