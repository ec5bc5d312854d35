-- The rounds themselves stand in the ledger's journal, sealed with their money; here is what they were drawn from and
-- what the player has seen of them.
create schema play;

-- The journal names a game by number. A title keeps its number for ever.
create table play.title (
	game_id text primary key,
	number integer generated always as identity unique
);

-- The pair of seeds in play, and the next one, whose commitment is published already. A server seed is not stored
-- before it is revealed: it is derived from its salt with a key that is not in the database.
create table play.seeds (
	player_id bigint not null,
	nonces_held bigint not null default 0,
	-- Until when whoever took nonces may play them.
	held_until timestamptz,
	bucket smallint not null,
	pair integer not null,
	salt bytea not null,
	commitment text not null,
	client_seed text not null,
	next_salt bytea not null,
	next_commitment text not null,
	-- The process that took them; empty for several.
	held_by text,
	primary key (bucket, player_id),
	constraint bucket_of_player check (bucket = player_id % 64)
) with (fillfactor = 70);

create table play.retired_seeds (
	player_id bigint not null,
	-- Not before every process has stopped to play the pair.
	revealed_at timestamptz not null,
	bucket smallint not null,
	pair integer not null,
	commitment text not null,
	client_seed text not null,
	server_seed bytea not null,
	primary key (bucket, player_id, pair)
);

-- The last round of each game that was shown to its end.
create table play.seen (
	player_id bigint not null,
	round_id bigint not null,
	game_number integer not null references play.title (number),
	bucket smallint not null,
	primary key (bucket, player_id, game_number)
);

-- When a player last opened a game.
create table play.recent_game (
	player_id bigint not null,
	at timestamptz not null,
	bucket smallint not null,
	game_id text not null,
	primary key (bucket, player_id, game_id)
);
