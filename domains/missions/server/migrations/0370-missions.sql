create schema missions;

create table missions.mission (
	mission_id bigint primary key,
	request_id text not null unique,
	state text not null check (state in ('draft', 'open', 'closed', 'cancelled')),
	terms jsonb not null,
	from_at timestamptz not null,
	until_at timestamptz not null,
	drafted_by bigint not null,
	approved_by bigint,
	-- How many have joined. The limit stands beside it, so that no two players take the last place.
	players integer not null check (players between 0 and max_players),
	max_players integer not null check (max_players > 0),
	created_at timestamptz not null,
	check (from_at < until_at),
	check (approved_by <> drafted_by),
	check ((state in ('open', 'closed')) <= (approved_by is not null))
);
create index on missions.mission (until_at);

-- What operators have done with a mission, in order.
create table missions.step (
	mission_id bigint not null references missions.mission,
	step_id bigint not null,
	step text not null,
	at timestamptz not null,
	by bigint not null,
	reason text,
	primary key (mission_id, step_id)
);

create table missions.joined (
	bucket smallint not null check (bucket = player_id % 64),
	player_id bigint not null,
	mission_id bigint not null references missions.mission,
	currency text not null,
	joined_at timestamptz not null,
	count integer not null check (count >= 0),
	reached_at timestamptz,
	-- When the reward is given next, if it is not given yet.
	due_at timestamptz,
	paid_at timestamptz,
	primary key (bucket, player_id, mission_id),
	check ((reached_at is null) = (due_at is null and paid_at is null)),
	check (due_at is null or paid_at is null)
);
create index on missions.joined (mission_id);
create index on missions.joined (due_at) where due_at is not null;

-- What has counted for a player: a title, a day or a round, each once.
create table missions.counted (
	bucket smallint not null check (bucket = player_id % 64),
	player_id bigint not null,
	mission_id bigint not null references missions.mission,
	what text not null,
	round_id bigint not null,
	game_number integer not null,
	at timestamptz not null,
	primary key (bucket, player_id, mission_id, what)
);

-- A round with decisions or on a shared table of a player who has joined, until all of its stakes have ended.
create table missions.open_round (
	bucket smallint not null check (bucket = player_id % 64),
	player_id bigint not null,
	round_id bigint not null,
	began_at timestamptz not null,
	stakes smallint not null check (stakes > 0),
	stake bigint not null check (stake >= 0),
	win bigint not null check (win >= 0),
	primary key (bucket, player_id, round_id)
);
