-- Written by `npm run tables` from the ledger's contract/kinds.data.ts.
-- Whether a stake counts for wagering at once. What is closed later may count then.
create or replace function ledger.counts_itself(p_kind smallint) returns boolean language sql immutable
	return p_kind in (1, 3);
