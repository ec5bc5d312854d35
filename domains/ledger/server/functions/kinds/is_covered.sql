-- Written by `npm run tables` from the ledger's contract/kinds.data.ts.
-- Whether the player's funds hold what an operation takes from them, before it brings anything; and no more debt is repaid
-- than is owed.
create or replace function ledger.is_covered(w ledger.wallet, p_kind smallint, p_stake bigint, p_win bigint)
returns boolean language sql immutable
	return case
		when p_kind in (1, 3, 6, 11, 20, 24, 30, 31, 32, 33, 42, 61, 70, 80) then p_stake <= w.cash
		when p_kind in (2, 4, 5, 10, 40, 46, 51, 52, 53, 54, 55, 60, 62, 63, 71) then true
		when p_kind in (12, 13, 14) then p_stake <= w.pending_withdrawal
		when p_kind in (21, 22, 23, 47, 49) then p_stake <= w.open_stakes
		when p_kind = 41 then p_stake <= w.np_bonus
		when p_kind = 43 then p_stake <= w.locked
		when p_kind = 44 then p_stake + p_win <= w.bonus
		when p_kind = 45 then p_stake <= w.bonus and p_win <= w.np_bonus
		when p_kind = 72 then p_stake <= w.cash and p_stake <= -w.operator_debt
		else false end;
