-- Written by `npm run tables` from the ledger's contract/kinds.data.ts.
-- Whether the guards of a wallet may hold an operation back.
create or replace function ledger.is_guarded(p_kind smallint) returns boolean language sql immutable
	return p_kind in (1, 3, 20, 46, 50, 51);
