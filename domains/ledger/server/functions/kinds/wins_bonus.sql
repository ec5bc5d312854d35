-- Written by `npm run tables` from the ledger's contract/kinds.data.ts.
-- Whether an operation pays a win as bonus money, for which a grant must be in force.
create or replace function ledger.wins_bonus(p_kind smallint) returns boolean language sql immutable
	return p_kind in (48, 50);
