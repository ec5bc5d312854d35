-- The trigger of entries and lines: neither is ever changed.
create or replace function general_ledger.refuse_change() returns trigger language plpgsql as $$
begin
	raise exception 'the general ledger is only added to' using errcode = 'insufficient_privilege';
end
$$;
