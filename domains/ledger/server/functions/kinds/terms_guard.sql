-- Written by `npm run tables` from the ledger's contract/kinds.data.ts.
-- The number of the guard that the terms of a bonus set.
create or replace function ledger.terms_guard() returns smallint language sql immutable
	return 1000::smallint;
