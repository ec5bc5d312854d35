-- The stakes of a title that operators offer at a place, in a currency. Without a row the title's own limits are in force.
create table play.stake_ladder (
	min_minor bigint not null check (min_minor > 0),
	max_minor bigint not null,
	changed_at timestamptz not null,
	changed_by bigint not null,
	game_id text not null,
	-- "" for everywhere; otherwise a country, or a subdivision of one: "CA", "CA:ON".
	place text not null,
	currency text not null,
	reason text not null,
	changed_by_name text not null,
	-- In minor units, in order; the lowest and the highest stake are offered in any case.
	steps_minor jsonb not null,
	primary key (game_id, place, currency),
	constraint lowest_first check (min_minor <= max_minor)
);
