-- What was published, drawn and settled stays as it is, for every writer.
create or replace function virtuals.keep_drawn() returns trigger language plpgsql as $$
begin
	if (old.salt, old.commitment, old.client_seed, old.card) is distinct from
		(new.salt, new.commitment, new.client_seed, new.card)
		or old.finish_order is not null
			and (old.finish_order, old.server_seed) is distinct from (new.finish_order, new.server_seed)
		or old.ended_at is not null
	then
		raise exception 'race % is decided', old.number;
	end if;
	return new;
end
$$;
