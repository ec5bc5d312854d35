create schema spins;

-- Spins that a player may use without a stake of their own. Its terms never change.
create table spins.grant (
	grant_id bigint not null,
	player_id bigint not null,
	granted_at timestamptz not null,
	-- Exclusive: at this moment no spin of it can be used any more.
	until_at timestamptz not null,
	-- Of each spin, paid by the operator.
	stake_minor bigint not null check (stake_minor > 0),
	-- No more than this is paid for all wins together.
	max_win_minor bigint check (max_win_minor > 0),
	-- What was paid so far.
	paid_minor bigint not null default 0 check (paid_minor >= 0),
	proposed_by bigint,
	confirmed_by bigint,
	withdrawn_at timestamptz,
	withdrawn_by bigint,
	count integer not null check (count > 0),
	used integer not null default 0,
	bucket smallint not null,
	currency text not null,
	state text not null check (state in ('proposed', 'granted', 'withdrawn')),
	-- Identifies what was asked for: the same again is the same grant.
	grant_key text not null,
	cause text not null,
	withdrawn_because text,
	game_ids text[] not null,
	wins jsonb not null,
	primary key (bucket, grant_id),
	constraint bucket_of_player check (bucket = player_id % 64),
	constraint used_of_count check (used between 0 and count),
	constraint paid_within_maximum check (paid_minor <= max_win_minor),
	constraint withdrawn_when check ((state = 'withdrawn') = (withdrawn_at is not null))
) with (fillfactor = 80);
create unique index grant_by_key on spins.grant (bucket, player_id, grant_key);

-- A spin that was used: the round that it was played as, written with that round.
create table spins.use (
	round_id bigint not null,
	player_id bigint not null,
	grant_id bigint not null,
	at timestamptz not null,
	win_minor bigint not null check (win_minor >= 0),
	paid_minor bigint not null check (paid_minor between 0 and win_minor),
	-- Of the bonus that the win went to.
	bonus_id bigint,
	game_number integer not null,
	bucket smallint not null,
	primary key (bucket, round_id)
);

-- A bonus that was begun by a win, and to which later wins under the same terms go. Without an end it may be in force.
create table spins.bonus (
	-- The grant's id in the ledger.
	bonus_id bigint not null,
	player_id bigint not null,
	begun_at timestamptz not null,
	until_at timestamptz not null,
	ended_at timestamptz,
	bucket smallint not null,
	currency text not null,
	terms_hash bytea not null,
	primary key (bucket, bonus_id)
);
create index bonus_to_end on spins.bonus (until_at) where ended_at is null;
create index bonus_of_player on spins.bonus (bucket, player_id);
