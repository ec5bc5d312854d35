-- At the commit an entry has all its lines, and they sum to zero in each currency. A line that is added later would make
-- one more than the entry says, so it is refused even if it comes with its opposite.
create or replace function general_ledger.check_balanced() returns trigger language plpgsql as $$
declare
	announced smallint;
	found_lines bigint;
	unbalanced text;
begin
	select e.lines into announced from general_ledger.entry e where e.entry_id = new.entry_id;
	select count(*) into found_lines from general_ledger.line l where l.entry_id = new.entry_id;
	if found_lines <> announced then
		raise exception 'entry % has % lines, not %', new.entry_id, found_lines, announced using errcode = 'check_violation';
	end if;
	select l.currency into unbalanced from general_ledger.line l
	where l.entry_id = new.entry_id group by l.currency having sum(l.amount) <> 0 limit 1;
	if found then
		raise exception 'entry % does not sum to zero in %', new.entry_id, unbalanced using errcode = 'check_violation';
	end if;
	return null;
end
$$;
