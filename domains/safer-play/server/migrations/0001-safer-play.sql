-- What a player has decided about his play, and what was decided for him. What of it holds stakes back stands in the
-- books as guards (ledger.bar, ledger.cap), written by the same transactions.
create schema safer_play;

-- Locked by every transaction that decides something about the player, so that two never decide at once.
create table safer_play.player (
	player_id bigint not null,
	bucket smallint not null check (bucket = player_id % 64),
	currency text not null,
	country text not null,
	subdivision text not null,
	reality_check_ms integer not null,
	-- When he answered the offer of limits before his first deposit; null while he is to be asked.
	offer_answered_at timestamptz,
	changed_at timestamptz,
	-- The bars that were last put into the books, so that the same are not put there again.
	bars text not null,
	primary key (player_id, bucket)
);
create index player_changed on safer_play.player (changed_at desc nulls last, player_id);

-- In minor units, or for kind "time" in milliseconds; null is none.
create table safer_play.play_limit (
	player_id bigint not null,
	bucket smallint not null check (bucket = player_id % 64),
	kind text not null check (kind in ('deposit', 'loss', 'stake', 'time')),
	"window" text not null check ("window" in ('day', 'week', 'month')),
	amount bigint check (amount > 0),
	-- A raise that waits; its amount is null where the limit is to be removed.
	pending_from timestamptz,
	pending_amount bigint check (pending_amount > 0),
	primary key (player_id, kind, "window", bucket)
);

create table safer_play.break (
	break_id bigint not null,
	player_id bigint not null,
	bucket smallint not null check (bucket = player_id % 64),
	kind text not null check (kind in ('timeOut', 'exclusion')),
	from_at timestamptz not null,
	-- Null is permanent.
	until_at timestamptz,
	-- An operator has ended it: from then on play is open.
	ends_at timestamptz,
	by text not null check (by in ('player', 'operator')),
	reason text,
	primary key (player_id, break_id, bucket)
);

-- Deposits that count, from when they were begun. One that came to nothing counts no more, unless its money comes after all.
create table safer_play.deposit (
	reference bigint not null,
	player_id bigint not null,
	bucket smallint not null check (bucket = player_id % 64),
	amount bigint not null check (amount > 0),
	at timestamptz not null,
	is_released boolean not null default false,
	primary key (player_id, reference, bucket)
);
create index deposit_at on safer_play.deposit (bucket, player_id, at);

-- Play, from its first stake to its last. `lost_before` is what the books said had been lost before it.
create table safer_play.play (
	play_id bigint not null,
	player_id bigint not null,
	bucket smallint not null check (bucket = player_id % 64),
	started_at timestamptz not null,
	last_at timestamptz not null,
	-- The last reality check that was answered, or the start.
	checked_at timestamptz not null,
	lost_before bigint not null,
	is_open boolean not null default true,
	primary key (player_id, play_id, bucket)
);
create unique index play_open on safer_play.play (bucket, player_id) where is_open;
create index play_to_end on safer_play.play (last_at) where is_open;
create index play_last on safer_play.play (bucket, player_id, last_at);

-- What was changed, by whom; only added to.
create table safer_play.change (
	change_id bigint not null,
	player_id bigint not null,
	bucket smallint not null check (bucket = player_id % 64),
	at timestamptz not null,
	by text not null check (by in ('player', 'operator')),
	what text not null,
	details jsonb not null,
	primary key (player_id, change_id, bucket)
);
