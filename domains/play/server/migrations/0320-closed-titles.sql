-- Where a title is closed to new rounds, and why. A row stays when it is opened again: it is the last change.
create table play.title_state (
	changed_at timestamptz not null,
	changed_by bigint not null,
	game_id text not null,
	-- "" for everywhere; otherwise a country, or a subdivision of one: "CA", "CA:ON".
	place text not null,
	state text not null check (state in ('open', 'draining', 'stopped')),
	reason text not null,
	changed_by_name text not null,
	primary key (game_id, place)
);

-- What a title's rounds for money have staked and won since this table exists: what its return is measured from. No
-- player is in it.
create table play.title_total (
	rounds bigint not null check (rounds >= 0),
	staked_minor bigint not null,
	won_minor bigint not null,
	game_number integer not null references play.title (number),
	currency text not null,
	-- The sum of the squares of all stakes, a whole number: it outgrows a bigint.
	stake_squares text not null check (stake_squares ~ '^[0-9]+$'),
	primary key (game_number, currency)
);
