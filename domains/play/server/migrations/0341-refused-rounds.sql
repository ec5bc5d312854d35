-- How many requests of players for rounds for money were refused, or failed, by the name of the error. Counted in the
-- memory of each process and added every few seconds; removed after two days. No player is in it.
create table play.title_refusal (
	-- The beginning of ten minutes.
	slot_at timestamptz not null,
	requests bigint not null check (requests > 0),
	game_number integer not null references play.title (number),
	code text not null,
	primary key (slot_at, game_number, code)
);

-- Operators see the open rounds of a title, the one first that is ended first.
create index open_round_of_title on play.open_round (game_number, due_at);
