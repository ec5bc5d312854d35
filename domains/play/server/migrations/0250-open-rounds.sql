-- Rounds with decisions between their stake and their end. A state is not stored: it is what the seeds and the actions
-- give, so the log is the state. The row goes in the transaction that settles the round.
create table play.open_round (
	player_id bigint not null,
	round_id bigint not null,
	nonce bigint not null,
	-- Everything staked so far, in minor units.
	staked_minor bigint not null check (staked_minor >= 0),
	-- When the published default ends it.
	due_at timestamptz not null,
	game_number integer not null references play.title (number),
	sheet_version integer not null,
	bucket smallint not null,
	-- The number of actions: what a further one is compared with, so that of two at once one is applied.
	step smallint not null check (step >= 0),
	currency text not null,
	commitment text not null,
	client_seed text not null,
	rules_hash text not null,
	-- The server seed is derived from it with a key that is not in the database. It stands here, because the pair may be
	-- ended while the round is open.
	salt bytea not null,
	bet jsonb not null,
	actions jsonb not null,
	-- The stakes after the first, each with the id that its page has given it.
	further_stakes jsonb not null,
	primary key (bucket, player_id, round_id),
	unique (bucket, player_id, game_number),
	constraint bucket_of_player check (bucket = player_id % 64),
	constraint step_is_count check (step = jsonb_array_length(actions))
) with (fillfactor = 70);

create index open_round_due on play.open_round (due_at);
