-- Practice rounds of players, while the flag loggedPracticePlay is on. They move no money, so the ledger does not know
-- them. A round is known by its commitment: the page may send it twice, and may play a round with decisions again.
create table play.practice_round (
	player_id bigint not null,
	round_id bigint not null,
	at timestamptz not null,
	stake_minor bigint not null check (stake_minor >= 0),
	win_minor bigint not null check (win_minor >= 0),
	game_number integer not null references play.title (number),
	bucket smallint not null,
	currency text not null,
	commitment text not null,
	primary key (bucket, player_id, round_id),
	unique (bucket, player_id, commitment),
	constraint bucket_of_player check (bucket = player_id % 64)
);
-- By it the rounds of more than thirty days ago are deleted.
create index practice_round_at on play.practice_round (at);
