-- How often players staked money on each game, by day: the lobby can order games by it. Days are deleted after a month.
create table play.day_stakes (
	from_at timestamptz not null,
	stakes bigint not null,
	game_number integer not null references play.title (number),
	primary key (from_at, game_number)
);
