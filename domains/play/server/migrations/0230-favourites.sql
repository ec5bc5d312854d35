-- The games that a player has marked, and since when.
create table play.favourite (
	player_id bigint not null,
	at timestamptz not null,
	bucket smallint not null,
	game_id text not null,
	primary key (bucket, player_id, game_id),
	constraint bucket_of_player check (bucket = player_id % 64)
);
