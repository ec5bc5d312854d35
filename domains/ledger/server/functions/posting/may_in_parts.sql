-- Whether an operation may be applied to a wallet in which bonus or locked money may take part of it: its terms are those that
-- were shown, no guard holds it back, and the funds hold what it takes of each. Guards count the player's own money.
create or replace function ledger.may_in_parts(
	w ledger.wallet, p_op bigint, p_kind smallint, p_opened bigint, p_revision smallint, p_stake bigint, p_win bigint,
	p_class smallint, p_shown bigint, p_at timestamptz
) returns boolean language plpgsql volatile as $$
declare
	parts constant record := ledger.parts_of(w.bucket, w.player_id, w.currency, w.cash, w.bonus, w.locked, p_op, p_kind,
		p_opened, p_revision, p_stake, p_win, p_class, p_at);
	ceiling record;
begin
	if ledger.other_terms(w.bucket, w.player_id, w.currency, p_kind, p_shown, p_at) then return false; end if;
	if ledger.is_guarded(p_kind) then
		ceiling := ledger.ceiling_of(w.bucket, w.player_id, w.currency, p_kind, p_stake, p_class, p_at);
		if ceiling.guard is not null then return false; end if;
		if ledger.is_held(
			w.bucket, w.player_id, w.currency, ledger.staked(p_kind, p_stake - parts.stake_bonus), p_at
		) then return false; end if;
	end if;
	if ledger.wins_bonus(p_kind) then return -ledger.moved('openStakes', p_kind, p_stake, p_win) <= w.open_stakes; end if;
	if ledger.staked(p_kind, 1) > 0 or not ledger.opens(p_kind) and ledger.moved('cash', p_kind, 1, 0) < 0 then
		return parts.cash_needed <= w.cash;
	end if;
	return ledger.is_covered(w, p_kind, p_stake, p_win);
end $$;
