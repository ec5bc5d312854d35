-- What was published and what has ended stays as it is, for every writer.
create or replace function play.keep_table_round() returns trigger language plpgsql as $$
begin
	if (old.chain, old.place, old.commitment, old.locks_at, old.starts_at) is distinct from
		(new.chain, new.place, new.commitment, new.locks_at, new.starts_at)
		or old.ended_at is not null
			and (old.ended_at, old.outcome, old.element, old.is_interrupted) is distinct from
				(new.ended_at, new.outcome, new.element, new.is_interrupted)
		or old.settled_at is not null
	then
		raise exception 'round % is decided', old.number;
	end if;
	return new;
end
$$;
