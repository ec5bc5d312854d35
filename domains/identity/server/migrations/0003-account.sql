-- What a person changes about the own account, and what is kept of it.

-- Since when we may write about offers; null: we may not.
alter table identity.player add column marketing_since timestamptz;

-- Who accepted which terms when. Rows are added and never changed.
create table identity.acceptance (
	player_id bigint not null,
	bucket smallint not null,
	version text not null,
	accepted_at timestamptz not null,
	ip inet,
	primary key (player_id, bucket, version)
);
insert into identity.acceptance (player_id, bucket, version, accepted_at)
select player_id, player.bucket, terms_version, created_at
from identity.player join identity.person on person_id = player_id and person.bucket = player.bucket;

-- Links that set a new password; only their hash is kept, and only until they are used or have ended.
create table identity.recovery (
	token_hash bytea not null,
	bucket smallint not null,
	person_id bigint not null,
	expires_at timestamptz not null,
	primary key (token_hash, bucket)
);
create index recovery_by_person on identity.recovery (person_id);

-- The e-mail that a person wants instead, until it is confirmed from a mail to it.
create table identity.email_change (
	person_id bigint not null,
	bucket smallint not null,
	email text not null,
	token_hash bytea not null,
	expires_at timestamptz not null,
	primary key (person_id, bucket),
	unique (token_hash, bucket)
);

-- Bank accounts of a player's own, encrypted.
create table identity.linked_account (
	account_id bigint not null,
	player_id bigint not null,
	bucket smallint not null,
	sealed bytea not null,
	last_four text not null,
	label text not null,
	added_at timestamptz not null,
	primary key (account_id, bucket)
);
create index linked_account_by_player on identity.linked_account (player_id);

-- Who signed in from where; the session itself is removed sooner.
create table identity.sign_in (
	session_id bigint not null,
	bucket smallint not null,
	person_id bigint not null,
	at timestamptz not null,
	ip inet,
	user_agent text not null,
	-- Browser and system in a word, by which a device is known again.
	device text not null,
	is_new_device boolean not null,
	primary key (session_id, bucket)
);
create index sign_in_by_person on identity.sign_in (person_id, session_id);

-- Copies of all that the house knows of a player, for seven days.
create table identity.export (
	export_id bigint not null,
	bucket smallint not null,
	player_id bigint not null,
	state text not null check (state in ('asked', 'ready', 'failed')),
	asked_at timestamptz not null,
	ends_at timestamptz,
	contents bytea,
	bytes integer,
	primary key (export_id, bucket)
);
create index export_by_player on identity.export (player_id);
-- One at a time is being made.
create unique index export_under_way on identity.export (player_id, bucket) where state = 'asked';

-- Accounts that their players have closed.
create table identity.closing (
	player_id bigint not null,
	bucket smallint not null,
	closed_at timestamptz not null,
	reason text not null,
	note text,
	-- Null while it is closed.
	reopened_at timestamptz,
	primary key (player_id, bucket, closed_at)
);

-- Operators look for players by the beginning of a name or e-mail.
create index person_by_email on identity.person (email text_pattern_ops);
create index person_by_first_name on identity.person (lower(first_name) text_pattern_ops);
create index person_by_last_name on identity.person (lower(last_name) text_pattern_ops);
create index session_live on identity.session (person_id, last_seen_at) where ended_at is null;
