create schema tournaments;

create table tournaments.tournament (
	tournament_id bigint primary key,
	request_id text not null unique,
	state text not null check (state in ('draft', 'approved', 'announced', 'running', 'ended', 'audited', 'paid', 'cancelled')),
	terms jsonb not null,
	from_at timestamptz not null,
	until_at timestamptz not null,
	drafted_by bigint not null,
	approved_by bigint,
	audited_by bigint,
	paid_by bigint,
	created_at timestamptz not null,
	check (from_at < until_at),
	check (approved_by <> drafted_by),
	check (paid_by <> audited_by)
);
create index on tournaments.tournament (until_at);

-- A round with decisions or on a shared table, until all of its stakes have ended.
create table tournaments.open_round (
	bucket smallint not null check (bucket = player_id % 64),
	player_id bigint not null,
	round_id bigint not null,
	began_at timestamptz not null,
	stakes smallint not null check (stakes > 0),
	stake bigint not null check (stake >= 0),
	win bigint not null check (win >= 0),
	primary key (bucket, player_id, round_id)
);

-- A player's first eligible rounds, up to the limit of the tournament. The score is computed from them.
create table tournaments.counted_round (
	bucket smallint not null check (bucket = player_id % 64),
	player_id bigint not null,
	tournament_id bigint not null references tournaments.tournament,
	round_id bigint not null,
	place integer not null,
	game_number integer not null,
	currency text not null,
	stake bigint not null,
	win bigint not null,
	points integer not null check (points >= 0),
	at timestamptz not null,
	primary key (bucket, player_id, tournament_id, round_id)
);

create table tournaments.score (
	tournament_id bigint not null references tournaments.tournament,
	bucket smallint not null check (bucket = player_id % 64),
	player_id bigint not null,
	currency text not null,
	points integer not null check (points >= 0),
	rounds integer not null check (rounds >= 0),
	reached_at timestamptz not null,
	first_at timestamptz not null,
	disqualified_for text,
	primary key (tournament_id, bucket, player_id)
);
create index on tournaments.score (tournament_id, points desc, reached_at);

create table tournaments.prize (
	tournament_id bigint not null references tournaments.tournament,
	bucket smallint not null check (bucket = player_id % 64),
	player_id bigint not null,
	prize_id bigint not null,
	place integer not null check (place > 0),
	currency text not null,
	amount bigint not null check (amount > 0),
	paid_at timestamptz,
	primary key (tournament_id, bucket, player_id)
);

-- Players who are shown on no board by their name.
create table tournaments.hidden_name (
	bucket smallint not null check (bucket = player_id % 64),
	player_id bigint not null,
	primary key (bucket, player_id)
);
