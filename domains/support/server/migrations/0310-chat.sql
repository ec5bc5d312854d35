-- Chats of players and visitors with operators.
create table support.chat (
	chat_id bigint not null,
	-- The player's; without a player, of the hash.
	bucket smallint not null,
	player_id bigint,
	-- Of the random name in a visitor's cookie.
	visitor_hash bytea,
	state text not null check (state in ('waiting', 'taken', 'closed')),
	locale text not null,
	started_at timestamptz not null,
	waiting_since timestamptz not null,
	last_message_at timestamptz not null,
	-- The number of the last message. Who writes locks the row, so that numbers are stored in their order.
	message_count integer not null,
	taken_by bigint,
	taken_by_name text,
	closed_at timestamptz,
	closed_by text check (closed_by in ('person', 'operator', 'time')),
	stars smallint check (stars between 1 and 5),
	primary key (chat_id, bucket),
	check ((player_id is null) <> (visitor_hash is null)),
	check ((state = 'closed') = (closed_at is not null) and (closed_at is null) = (closed_by is null)),
	check ((taken_by is null) = (taken_by_name is null)),
	check (state <> 'taken' or taken_by is not null),
	check (stars is null or state = 'closed')
);

-- A person has one open chat.
create unique index chat_open_of_player on support.chat (player_id, bucket) where state <> 'closed' and player_id is not null;
create unique index chat_open_of_visitor on support.chat (visitor_hash, bucket) where state <> 'closed' and visitor_hash is not null;
create index chat_by_player on support.chat (player_id, chat_id) where player_id is not null;
create index chat_by_visitor on support.chat (visitor_hash, chat_id) where visitor_hash is not null;
create index chat_by_state on support.chat (state, chat_id);
create index chat_by_age on support.chat (closed_at) where closed_at is not null;

create table support.chat_message (
	chat_id bigint not null,
	seq integer not null,
	bucket smallint not null,
	-- Made by who writes: a message that is sent again is stored once.
	message_key text not null,
	author text not null check (author in ('person', 'operator', 'note')),
	by_name text,
	message text not null,
	sent_at timestamptz not null,
	primary key (chat_id, seq, bucket),
	unique (chat_id, message_key, bucket),
	foreign key (chat_id, bucket) references support.chat (chat_id, bucket) on delete cascade,
	check ((author = 'person') = (by_name is null))
);

-- What operators have written ahead for their answers.
create table support.canned_answer (
	answer_id bigint primary key,
	title text not null,
	message text not null,
	locale text not null,
	changed_at timestamptz not null,
	changed_by_name text not null
);
