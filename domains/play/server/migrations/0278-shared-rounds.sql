-- Rounds with one outcome for the stakes of many players. The outcome stands nowhere before the end: it follows from an
-- element of a chain of seeds, which is derived with a key that is not in the database.
create table play.table_chain (
	game_number integer not null references play.title (number),
	chain integer not null check (chain > 0),
	length integer not null check (length > 0),
	published_at timestamptz not null,
	-- The SHA-256 of the first element: with it all elements were fixed before the first round.
	commitment text not null,
	-- The public part of what the rounds are drawn from.
	public_salt text not null,
	-- The last element is derived from it.
	salt bytea not null,
	primary key (game_number, chain)
);

create table play.table_round (
	number bigint not null check (number > 0),
	game_number integer not null,
	chain integer not null,
	-- The place of its element in the chain.
	place integer not null check (place > 0),
	sheet_version integer not null,
	opened_at timestamptz not null,
	locks_at timestamptz not null,
	starts_at timestamptz not null,
	-- When the process that drives it was last known to run, once it has started. What was shown then is what an
	-- interrupted round pays.
	alive_at timestamptz,
	ended_at timestamptz,
	-- When no stake of it was open any more.
	settled_at timestamptz,
	-- Written at the end, together. A round that has ended without them is void.
	outcome jsonb,
	element bytea,
	is_interrupted boolean not null default false,
	-- The element before its own.
	commitment text not null,
	primary key (game_number, number),
	foreign key (game_number, chain) references play.table_chain,
	unique (game_number, chain, place),
	constraint told_whole check (num_nulls(outcome, element) in (0, 2)),
	constraint told_at_the_end check (outcome is null or ended_at is not null),
	constraint settled_after_the_end check (settled_at is null or ended_at is not null)
) with (fillfactor = 70);

create unique index table_round_by_commitment on play.table_round (commitment);

create table play.table_stake (
	player_id bigint not null,
	stake_id bigint not null,
	number bigint not null,
	stake_minor bigint not null check (stake_minor > 0),
	placed_at timestamptz not null,
	-- Null while it is open; 0 for a lost one.
	paid_minor bigint check (paid_minor >= 0),
	game_number integer not null,
	-- The multiplier in hundredths at which it leaves by itself, and at which it has left.
	target_x100 integer,
	left_x100 integer,
	bucket smallint not null,
	-- Which of the player's bets in the round it is.
	seat smallint not null check (seat > 0),
	is_name_hidden boolean not null,
	is_void boolean not null default false,
	currency text not null,
	bet jsonb not null,
	primary key (bucket, player_id, stake_id),
	unique (bucket, player_id, game_number, number, seat),
	constraint bucket_of_player check (bucket = player_id % 64)
) with (fillfactor = 70);

create index table_stake_of_round on play.table_stake (game_number, number);

-- What was published and what has ended stays as it is, for every writer.
create function play.keep_table_round() returns trigger language plpgsql as $$
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

create trigger keep_table_round before update on play.table_round
	for each row execute function play.keep_table_round();
