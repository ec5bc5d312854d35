-- The races of the house. No player stands here: bets on them are the sports room's.
create schema virtuals;

create table virtuals.race (
	-- The same as the event's in the sports book.
	race_id bigint primary key,
	-- Its place in the schedule. A race is published once.
	number integer not null unique,
	starts_at timestamptz not null,
	closes_at timestamptz not null,
	card jsonb not null,
	prices jsonb not null,
	-- The server seed is not stored before it is revealed: it is derived from its salt with a key that is not in the
	-- database, so whoever reads this table cannot foretell a race.
	salt bytea not null,
	commitment text not null,
	client_seed text not null,
	-- Written once, together, after the close. The seed is told when the race has finished.
	finish_order smallint[],
	duration_ms integer,
	server_seed bytea,
	-- When the result went to the bets. Without an order the race is void.
	ended_at timestamptz,
	constraint drawn_whole check (num_nulls(finish_order, duration_ms, server_seed) in (0, 3))
);

create index race_under_way on virtuals.race (number) where ended_at is null;

-- What was published, drawn and settled stands for ever, whoever writes.
create function virtuals.keep_drawn() returns trigger language plpgsql as $$
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

create trigger keep_drawn before update on virtuals.race
	for each row execute function virtuals.keep_drawn();
