-- Written by `npm run tables` from the ledger's contract/kinds.data.ts.
-- Whether an operation may close another one of which so much is open, or correct one of which nothing is (null).
create or replace function ledger.may_close(
	p_opened_kind smallint, p_open bigint, p_kind smallint, p_stake bigint
) returns boolean language sql immutable
	return case when p_open is not null then case
			when p_kind in (2, 4) then p_opened_kind = 1
			when p_kind = 5 then p_opened_kind = 1 and p_stake = p_open
			when p_kind in (12, 13, 14) then p_opened_kind = 11 and p_stake = p_open
			when p_kind in (21, 22) then p_opened_kind = 20 and p_stake = p_open
			when p_kind = 23 then p_opened_kind = 20 and p_stake <= p_open
			when p_kind in (44, 45) then p_opened_kind = 40
			when p_kind in (47, 48, 49) then p_opened_kind = 46 and p_stake = p_open
			when p_kind = 63 then p_opened_kind = 61 and p_stake = p_open
			else false end
	else case
			when p_kind = 6 then p_opened_kind in (1, 3)
			when p_kind = 24 then p_opened_kind in (20, 46)
			else false end end;
