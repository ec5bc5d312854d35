-- What an operation adds to an account because parts of it are not cash, beside what its kind moves. Over the four accounts
-- it sums to zero.
create or replace function ledger.shifted(
	p_account text, w ledger.wallet, p_op bigint, p_kind smallint, p_opened bigint, p_revision smallint, p_stake bigint,
	p_win bigint, p_class smallint, p_at timestamptz
) returns bigint language plpgsql volatile as $$
declare
	parts constant record := ledger.parts_of(w.bucket, w.player_id, w.currency, w.cash, w.bonus, w.locked, p_op, p_kind,
		p_opened, p_revision, p_stake, p_win, p_class, p_at);
begin
	return case p_account
		when 'bonus' then ledger.moved('cash', p_kind, parts.stake_bonus, parts.win_bonus)
		when 'locked' then ledger.moved('cash', p_kind, parts.stake_locked, parts.win_locked)
		when 'operatorPromotions' then ledger.moved('cash', p_kind, parts.stake_removed, parts.win_removed)
		when 'cash' then -ledger.moved('cash', p_kind, parts.stake_bonus + parts.stake_locked + parts.stake_removed,
			parts.win_bonus + parts.win_locked + parts.win_removed)
		end;
end $$;
