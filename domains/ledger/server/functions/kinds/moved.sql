-- Written by `npm run tables` from the ledger's contract/kinds.data.ts.
-- What an operation adds to an account of its wallet. Where a statement names the account, only that part of this comes
-- into its plan.
create or replace function ledger.moved(p_account text, p_kind smallint, p_stake bigint, p_win bigint) returns bigint
language sql immutable
	return case p_account
		when 'cash' then case
				when p_kind in (3, 6, 24, 30, 31, 32, 33, 80) then p_win - p_stake
				when p_kind in (1, 11, 20, 42, 61, 70, 72) then -p_stake
				when p_kind in (2, 4, 10, 21, 23, 47, 51, 52, 53, 54, 55, 60, 62, 71) then p_win
				when p_kind in (5, 13, 14, 22, 43, 44, 63) then p_stake
				else 0 end
		when 'bonus' then case
				when p_kind < 41 then 0
				when p_kind = 41 then p_stake
				when p_kind = 44 then -p_win - p_stake
				when p_kind = 45 then -p_stake
				when p_kind in (48, 50) then p_win
				else 0 end
		when 'locked' then case
				when p_kind < 42 then 0
				when p_kind = 42 then p_stake
				when p_kind = 43 then -p_stake
				else 0 end
		when 'npBonus' then case
				when p_kind < 40 then 0
				when p_kind = 40 then p_win
				when p_kind = 41 then -p_stake
				when p_kind = 45 then -p_win
				else 0 end
		when 'pendingWithdrawal' then case
				when p_kind < 11 then 0
				when p_kind = 11 then p_stake
				when p_kind in (12, 13, 14) then -p_stake
				else 0 end
		when 'openStakes' then case
				when p_kind < 20 then 0
				when p_kind in (20, 46) then p_stake
				when p_kind in (21, 22, 23, 47, 48, 49) then -p_stake
				else 0 end
		when 'operatorCasino' then case
				when p_kind in (3, 6, 30, 50, 51) then p_stake - p_win
				when p_kind = 1 then p_stake
				when p_kind in (2, 4) then -p_win
				when p_kind = 5 then -p_stake
				else 0 end
		when 'operatorSports' then case
				when p_kind < 21 then 0
				when p_kind in (21, 23, 24, 31, 47, 48) then p_stake - p_win
				else 0 end
		when 'operatorPromotions' then case
				when p_kind < 32 then 0
				when p_kind = 32 then p_stake - p_win
				when p_kind in (40, 52, 53, 54, 55) then -p_win
				when p_kind = 44 then p_win
				when p_kind = 45 then p_win + p_stake
				when p_kind in (46, 50, 51) then -p_stake
				when p_kind = 49 then p_stake
				else 0 end
		when 'operatorJackpots' then case
				when p_kind = 60 then -p_win
				else 0 end
		when 'operatorDebt' then case
				when p_kind < 70 then 0
				when p_kind = 70 then -p_win
				when p_kind = 72 then p_stake
				else 0 end
		when 'transit' then case
				when p_kind < 61 then 0
				when p_kind = 61 then p_stake
				when p_kind = 62 then -p_win
				when p_kind = 63 then -p_stake
				else 0 end
		when 'external' then case
				when p_kind < 10 then 0
				when p_kind in (10, 71) then -p_win
				when p_kind = 12 then p_stake
				when p_kind in (33, 80) then p_stake - p_win
				when p_kind = 70 then p_win + p_stake
				else 0 end
		end;
