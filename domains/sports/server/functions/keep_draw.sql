-- What a drawn match was committed to stays with it, for every writer: the fingerprint of its seed, what the draw
-- starts from and the goal rates. A seed is revealed once.
create or replace function sports.keep_draw() returns trigger language plpgsql as $$
declare
	before jsonb := old.details -> 'draw';
	after jsonb := new.details -> 'draw';
begin
	if before ->> 'commitment' is not null and (
		(before - 'seed' - 'rates') is distinct from (after - 'seed' - 'rates')
		or before ? 'rates' and before -> 'rates' is distinct from after -> 'rates'
		or before ->> 'seed' is not null and before -> 'seed' is distinct from after -> 'seed'
	) then
		raise exception 'event % is committed to its draw', old.event_id;
	end if;
	return new;
end
$$;
