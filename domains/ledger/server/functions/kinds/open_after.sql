-- Written by `npm run tables` from the ledger's contract/kinds.data.ts.
-- What is open of an operation after one that closed or corrected it; null if nothing is.
create or replace function ledger.open_after(p_open bigint, p_kind smallint, p_stake bigint) returns bigint
language sql immutable
	return case
		when p_kind = 4 then p_open
		when p_kind = 23 then nullif(p_open - p_stake, 0)
		else null end;
