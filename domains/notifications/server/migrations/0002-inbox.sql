-- What players find in their inbox: which template and with which values, so that it is read in any language.
create table notifications.inbox (
	player_id bigint not null,
	bucket smallint not null,
	message_id bigint not null,
	template text not null,
	-- "values" is SQL's own word.
	fills jsonb not null,
	link text,
	at timestamptz not null,
	acknowledged_at timestamptz,
	deleted_at timestamptz,
	-- What an operator wrote reaches each inbox once, however often the work is done again.
	announcement_id bigint,
	primary key (player_id, message_id, bucket)
);

create unique index inbox_once on notifications.inbox (player_id, announcement_id, bucket) where announcement_id is not null;
create index inbox_unread on notifications.inbox (player_id) where acknowledged_at is null and deleted_at is null;
create index inbox_deleted on notifications.inbox (deleted_at) where deleted_at is not null;

-- What operators have written, to one player or to all.
create table notifications.announcement (
	announcement_id bigint primary key,
	request_id text not null unique,
	texts jsonb not null,
	link text,
	by_mail boolean not null,
	is_marketing boolean not null,
	-- Null: to all.
	recipient_id bigint,
	recipient_email text,
	written_by bigint not null,
	written_by_name text not null,
	at timestamptz not null,
	reached integer not null,
	done_at timestamptz
);

-- A message that nobody will ever take is given up, with the reason; how to end such mails goes with those that need it.
alter table notifications.message
	add column failed_at timestamptz,
	add column failure text,
	add column unsubscribe_url text;
