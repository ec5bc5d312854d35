-- What a stake takes of the funds that are not cash under the terms in force, what that returns of its win, and what it
-- counts; no row where no terms are in force. `ceiling`: the most that the terms allow, where the stake is above that; 0 in
-- a class of games that they exclude, or on a game that they exclude within its class. A stake whose caller names no class
-- takes the player's own cash alone, and counts nothing.
-- Statements include it in their own plans, so it reads what they see: it is called where nothing else may change the terms,
-- or in a statement of its own.
create or replace function ledger.parts_of_stake(
	p_bucket smallint, p_player bigint, p_currency smallint, p_cash bigint, p_bonus bigint, p_locked bigint, p_kind smallint,
	p_stake bigint, p_win bigint, p_game integer, p_class smallint, p_at timestamptz
) returns table (
	in_force bigint, ceiling bigint, grant_id bigint, stake_bonus bigint, stake_locked bigint, win_bonus bigint,
	win_locked bigint, counted bigint, share smallint, opens integer
) language sql stable as $$
	select
		g.grant_id,
		case when p_stake > 0 then
			case when p_class > 0 and s.share is null then 0 when p_stake > g.max_stake then g.max_stake end end,
		case when s.share is null then 0 else g.grant_id end,
		f.bonus, f.locked,
		case when p_stake > 0 then div(p_win::numeric * f.bonus, p_stake) else 0 end::bigint,
		case when p_stake > 0 then div(p_win::numeric * f.locked, p_stake) else 0 end::bigint,
		c.counted, coalesce(s.share, 0::smallint),
		case when ledger.is_closed_by_others(p_kind) and (
			f.bonus + f.locked + c.counted > 0
			or g.counts = 'all' and s.share > 0 and p_stake > 0 and not ledger.counts_itself(p_kind)
		) then 1 else 0 end
	from ledger.wager g
	-- That of the game, else of its class: an excluded class excludes its games. Null where the stake is not played with these
	-- terms.
	cross join lateral (
		select case when g.shares[p_class] >= 0
			then nullif(coalesce(g.game_shares[array_position(g.games, p_game)], g.shares[p_class]), -1) end as share
		offset 0
	) s
	cross join lateral (
		select
			case
				when s.share is null then 0
				when g.funds_order = 'bonusFirst' then least(p_stake, p_bonus)
				-- What the funds do not hold stays to cash, which refuses it.
				when g.funds_order = 'inProportion' then (ledger.in_proportion(
					least(p_stake, p_cash + p_bonus + p_locked), p_cash, p_bonus, p_locked)).of_bonus
				else least(greatest(0, p_stake - p_cash - least(greatest(0, p_stake - p_cash), p_locked)), p_bonus) end as bonus,
			case
				when s.share is null then 0
				when g.funds_order = 'bonusFirst' then least(p_stake - least(p_stake, p_bonus), p_locked)
				when g.funds_order = 'inProportion' then (ledger.in_proportion(
					least(p_stake, p_cash + p_bonus + p_locked), p_cash, p_bonus, p_locked)).of_locked
				else least(greatest(0, p_stake - p_cash), p_locked) end as locked
		offset 0
	) f
	cross join lateral (
		select case when s.share is not null and ledger.counts_itself(p_kind) then least(
			case g.counts when 'all' then p_stake else f.bonus + f.locked end * s.share::numeric, g.left_to_wager) else 0
			end::bigint as counted
		offset 0
	) c
	where g.bucket = p_bucket and g.player_id = p_player and g.currency = p_currency
		and g.grant_id <> 0 and g.until_at > p_at
$$;
