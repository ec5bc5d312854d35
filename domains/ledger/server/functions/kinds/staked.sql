-- Written by `npm run tables` from the ledger's contract/kinds.data.ts.
-- What an operation adds to the stakes that caps count: the player's own money. A void bet is no loss, but it was staked: were it given back, more
-- could be staked within a window than the cap says.
create or replace function ledger.staked(p_kind smallint, p_stake bigint) returns bigint language sql immutable
	return case when p_kind in (1, 3, 20) then p_stake else 0 end;
