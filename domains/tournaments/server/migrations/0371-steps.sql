-- What was done with a tournament, in order. Without an operator, the site did it.
create table tournaments.step (
	tournament_id bigint not null references tournaments.tournament,
	step_id bigint not null,
	step text not null,
	at timestamptz not null,
	by bigint,
	-- The id, as it is written, of the player whom it is about.
	subject text,
	reason text,
	primary key (tournament_id, step_id)
);

-- The statement of a player leads from a prize to its tournament.
create index on tournaments.prize (bucket, player_id, prize_id);
