-- Whether a further closing or a correction may be applied as the change of this number.
create or replace function ledger.may_follow(
	p_bucket smallint, p_player bigint, p_currency smallint, p_opened bigint, p_number smallint, p_kind smallint,
	p_stake bigint
) returns boolean language plpgsql volatile as $$
declare
	-- Assigned and not selected: a select would compile the function anew for each operation.
	before constant record := ledger.before_revision(p_bucket, p_player, p_currency, p_opened, p_number);
begin
	return coalesce(ledger.may_close(before.opened_kind, before.open_now, p_kind, p_stake), false);
end $$;
