-- What of a stake is the player's own money, if it were taken from a wallet as it is.
create or replace function ledger.own_stake(
	w ledger.wallet, p_op bigint, p_kind smallint, p_stake bigint, p_win bigint, p_game integer,
	p_class smallint, p_at timestamptz
) returns bigint language plpgsql volatile as $$
declare
	parts constant record := ledger.parts_of(w.bucket, w.player_id, w.currency, w.cash, w.bonus, w.locked, p_op, p_kind,
		0, 0::smallint, p_stake, p_win, p_game, p_class, p_at);
begin
	return ledger.staked(p_kind, p_stake - parts.stake_bonus);
end $$;
