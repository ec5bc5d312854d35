-- Written by `npm run tables` from the ledger's contract/kinds.data.ts.
-- Whether an operation stands for itself: it neither closes nor corrects another.
create or replace function ledger.opens(p_kind smallint) returns boolean language sql immutable
	return not (p_kind in (2, 4, 5, 6, 12, 13, 14, 21, 22, 23, 24, 44, 45, 47, 48, 49, 63));
