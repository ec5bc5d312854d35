-- Written by `npm run tables` from the ledger's contract/kinds.data.ts.
-- Whether a closing counts for wagering what it closes.
create or replace function ledger.counts_opened(p_kind smallint) returns boolean language sql immutable
	return p_kind = 21;
