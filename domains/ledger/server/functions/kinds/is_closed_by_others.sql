-- Written by `npm run tables` from the ledger's contract/kinds.data.ts.
-- Whether operations of this kind are closed by others. What is not is closed by itself, at once.
create or replace function ledger.is_closed_by_others(p_kind smallint) returns boolean language sql immutable
	return p_kind in (1, 11, 20, 40, 46, 61);
