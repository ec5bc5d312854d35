-- Whether an operation may be applied to a wallet in which bonus or locked money may take part of it: its terms are those that
-- were shown, no guard holds it back, and the funds hold what it takes of each. Guards count the player's own money.
create or replace function ledger.may_in_parts(
	w ledger.wallet, p_op bigint, p_kind smallint, p_opened bigint, p_revision smallint, p_stake bigint, p_win bigint,
	p_game integer, p_class smallint, p_shown bigint, p_at timestamptz
) returns boolean language plpgsql volatile as $$
declare
	stake record;
	parts record;
begin
	if ledger.staked(p_kind, 1) > 0 then
		-- Everything about the terms in one reading.
		select s.* into stake from ledger.parts_of_stake(
			w.bucket, w.player_id, w.currency, w.cash, w.bonus, w.locked, p_kind, p_stake, p_win, p_game, p_class, p_at) s;
		if p_shown <> 0 and p_shown <> coalesce(stake.in_force, -1) then return false; end if;
		if stake.ceiling is not null then return false; end if;
		return p_stake - coalesce(stake.stake_bonus + stake.stake_locked, 0) <= w.cash
			and not ledger.is_held(w.bucket, w.player_id, w.currency, p_stake - coalesce(stake.stake_bonus, 0), p_at);
	end if;
	if ledger.other_terms(w.bucket, w.player_id, w.currency, p_kind, p_shown, p_at) then return false; end if;
	if ledger.is_guarded(p_kind) and ledger.is_held(w.bucket, w.player_id, w.currency, 0, p_at) then return false; end if;
	if ledger.wins_bonus(p_kind) then return -ledger.moved('openStakes', p_kind, p_stake, p_win) <= w.open_stakes; end if;
	if not ledger.opens(p_kind) and ledger.moved('cash', p_kind, 1, 0) < 0 then
		parts := ledger.parts_of(w.bucket, w.player_id, w.currency, w.cash, w.bonus, w.locked, p_op, p_kind, p_opened,
			p_revision, p_stake, p_win, p_game, p_class, p_at);
		return parts.cash_needed <= w.cash;
	end if;
	return ledger.is_covered(w, p_kind, p_stake, p_win);
end $$;
