create or replace function ledger.lost(p_kind smallint, p_stake bigint, p_win bigint) returns bigint language sql immutable
	return case
		when p_kind in (1, 20) then p_stake
		when p_kind in (3, 30, 31) then p_stake - p_win
		when p_kind in (2, 21) then -p_win
		when p_kind = 22 then -p_stake
		else 0 end;
