-- How somebody proves that he is himself. Every table is a player's, so each has the player's bucket in its key.
create schema factors;

-- Attempts and sends that are counted: how many of `name` are used, and until when. A row whose time is over counts as
-- none. What is used up is blocked until then.
create table factors.budget (
	player_id bigint not null,
	bucket smallint not null,
	name text not null,
	used smallint not null,
	ends_at timestamptz not null,
	primary key (player_id, bucket, name)
);
create index budget_by_end on factors.budget (ends_at);

-- One live code for each session and operation; the next one takes its place. The hash is keyed and covers the player,
-- the session, the operation and what the code allows, so a code fits nothing else.
create table factors.code (
	player_id bigint not null,
	bucket smallint not null,
	session_id bigint not null,
	operation text not null,
	code_hash bytea not null,
	expires_at timestamptz not null,
	primary key (player_id, bucket, session_id, operation)
);
create index code_by_end on factors.code (expires_at);

create table factors.pin (
	player_id bigint not null,
	bucket smallint not null,
	-- Argon2id with a pepper that is not in this database.
	pin_hash text not null,
	is_reset_due boolean not null default false,
	set_at timestamptz not null,
	primary key (player_id, bucket)
);

-- A player's authenticator. `pending` waits for its first code and then becomes `secret`, so that whoever changes to
-- another phone keeps the old one until the new one works. Both are encrypted. The last accepted step keeps a code from
-- being taken twice.
create table factors.authenticator (
	player_id bigint not null,
	bucket smallint not null,
	secret bytea,
	confirmed_at timestamptz,
	pending bytea,
	pending_until timestamptz,
	last_step bigint not null default 0,
	primary key (player_id, bucket)
);

create table factors.recovery_code (
	player_id bigint not null,
	bucket smallint not null,
	code_hash bytea not null,
	primary key (player_id, bucket, code_hash)
);

create table factors.passkey (
	player_id bigint not null,
	bucket smallint not null,
	passkey_id bigint not null,
	credential_id text not null,
	public_key bytea not null,
	counter bigint not null,
	transports text[] not null,
	name text not null,
	created_at timestamptz not null,
	used_at timestamptz,
	primary key (player_id, bucket, passkey_id),
	unique (player_id, bucket, credential_id)
);

-- What an authenticator of passkeys must sign: once, and soon. Somebody who signs in is not known yet, so the bucket is
-- that of the challenge (first byte % 64).
create table factors.challenge (
	challenge text not null,
	bucket smallint not null,
	-- Null for a sign-in.
	player_id bigint,
	expires_at timestamptz not null,
	primary key (challenge, bucket)
);
create index challenge_by_end on factors.challenge (expires_at);

-- That somebody has just given his password or PIN in this session: it allows one change.
create table factors.proof (
	player_id bigint not null,
	bucket smallint not null,
	session_id bigint not null,
	expires_at timestamptz not null,
	primary key (player_id, bucket, session_id)
);
create index proof_by_end on factors.proof (expires_at);

-- The newest link by which a forgotten PIN is set.
create table factors.pin_reset (
	player_id bigint not null,
	bucket smallint not null,
	token_hash bytea not null,
	expires_at timestamptz not null,
	primary key (player_id, bucket)
);
