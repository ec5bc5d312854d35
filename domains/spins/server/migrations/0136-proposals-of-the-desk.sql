-- What waits for a second operator is a proposal of the desk, and no grant yet.
delete from spins.grant where state = 'proposed';
alter table spins.grant
	drop column proposed_by,
	drop column confirmed_by,
	drop constraint grant_state_check,
	add constraint grant_state_check check (state in ('granted', 'withdrawn'));
