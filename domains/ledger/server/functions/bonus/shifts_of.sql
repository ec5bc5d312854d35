-- What an operation adds to the accounts of its wallet because parts of it are not cash, beside what its kind moves: to cash,
-- bonus, locked and operatorPromotions, in this order. They sum to zero.
create or replace function ledger.shifts_of(
	w ledger.wallet, p_op bigint, p_kind smallint, p_opened bigint, p_revision smallint, p_stake bigint, p_win bigint,
	p_game integer, p_class smallint, p_at timestamptz
) returns bigint[] language plpgsql volatile as $$
declare
	parts record;
begin
	if ledger.staked(p_kind, 1) > 0 then
		select s.* into parts from ledger.parts_of_stake(
			w.bucket, w.player_id, w.currency, w.cash, w.bonus, w.locked, p_kind, p_stake, p_win, p_game, p_class, p_at) s;
		if parts.grant_id is null then return null; end if;
		return array[
			-ledger.moved('cash', p_kind, parts.stake_bonus + parts.stake_locked, parts.win_bonus + parts.win_locked),
			ledger.moved('cash', p_kind, parts.stake_bonus, parts.win_bonus),
			ledger.moved('cash', p_kind, parts.stake_locked, parts.win_locked)];
	end if;
	parts := ledger.parts_of(w.bucket, w.player_id, w.currency, w.cash, w.bonus, w.locked, p_op, p_kind, p_opened, p_revision,
		p_stake, p_win, p_game, p_class, p_at);
	return array[
		-ledger.moved('cash', p_kind, parts.stake_bonus + parts.stake_locked + parts.stake_removed,
			parts.win_bonus + parts.win_locked + parts.win_removed),
		ledger.moved('cash', p_kind, parts.stake_bonus, parts.win_bonus),
		ledger.moved('cash', p_kind, parts.stake_locked, parts.win_locked),
		ledger.moved('cash', p_kind, parts.stake_removed, parts.win_removed)];
end $$;
