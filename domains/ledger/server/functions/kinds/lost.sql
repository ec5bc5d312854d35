-- Written by `npm run tables` from the ledger's contract/kinds.data.ts.
-- What an operation adds to the player's loss. A bet counts as lost until it is settled.
create or replace function ledger.lost(p_kind smallint, p_stake bigint, p_win bigint) returns bigint
language sql immutable
	return case
		when p_kind in (3, 6, 24, 30, 31, 32) then p_stake - p_win
		when p_kind in (1, 20) then p_stake
		when p_kind in (2, 4, 21, 23, 47, 51, 52, 53, 54, 55, 60) then -p_win
		when p_kind in (5, 22, 44) then -p_stake
		else 0 end;
