-- Whether an operation that opens or revises something may be applied to the wallet as it is read now. The statement that
-- applies operations judges the wallet as it was when it began, but grants as they are: between these a bonus may end.
create or replace function ledger.may_now(
	w ledger.wallet, p_op bigint, p_kind smallint, p_opened bigint, p_revision smallint, p_stake bigint, p_win bigint,
	p_game integer, p_class smallint, p_at timestamptz
) returns boolean language plpgsql volatile as $$
begin
	if not (p_revision > 0 or ledger.opens(p_kind)) then return false; end if;
	if w.guarded_from < -1 or p_revision > 0 then
		return ledger.may_in_parts(w, p_op, p_kind, p_opened, p_revision, p_stake, p_win, p_game, p_class, 0, p_at);
	end if;
	return ledger.is_covered(w, p_kind, p_stake, p_win) and not (
		ledger.is_guarded(p_kind)
		and ledger.is_held(w.bucket, w.player_id, w.currency, ledger.staked(p_kind, p_stake), p_at));
end $$;
