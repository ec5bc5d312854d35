create or replace function audit.refuse_change() returns trigger language plpgsql as $$
begin
	raise exception 'the audit log is only added to' using errcode = 'insufficient_privilege';
end
$$;
