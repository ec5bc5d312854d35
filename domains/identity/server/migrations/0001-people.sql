-- Who people are and that they are who they say. Every table carries a bucket in its key: a person's own (id % 64), or
-- for what is found before the person is known, the bucket of the e-mail (first byte of its SHA-256 % 64).
create schema identity;

-- Whoever may log in: players and operators.
create table identity.person (
	person_id bigint not null,
	bucket smallint not null,
	email text not null,
	password_hash text not null,
	first_name text not null,
	last_name text not null,
	nickname text,
	language text not null,
	-- Empty for a player.
	roles text[] not null default '{}',
	status text not null default 'active' check (status in ('active', 'disabled')),
	created_at timestamptz not null,
	primary key (person_id, bucket)
);

-- What is known of a person who plays.
create table identity.player (
	player_id bigint not null,
	bucket smallint not null,
	currency text not null,
	birth_date date not null,
	country text not null,
	subdivision text not null,
	street text not null,
	city text not null,
	postal_code text not null,
	-- E.164
	phone text,
	terms_version text not null,
	primary key (player_id, bucket)
);

-- One person for each e-mail. It stands in the bucket of the e-mail, so that the key alone keeps it unique.
create table identity.sign_in_name (
	email text not null,
	bucket smallint not null,
	person_id bigint not null,
	primary key (email, bucket)
);

-- Asked for, not yet confirmed. Each mail confirms the form that it was sent for, so that nobody can put his own
-- password into an account that somebody else confirms.
create table identity.registration (
	registration_id bigint not null,
	bucket smallint not null,
	email text not null,
	token_hash bytea not null,
	password_hash text not null,
	form jsonb not null,
	language text not null,
	expires_at timestamptz not null,
	primary key (registration_id, bucket),
	unique (token_hash, bucket)
);
create index registration_by_email on identity.registration (email, registration_id);

-- Only the hash of the cookie's value is kept.
create table identity.session (
	session_id bigint not null,
	bucket smallint not null,
	sid_hash bytea not null,
	handle text not null,
	person_id bigint not null,
	created_at timestamptz not null,
	last_seen_at timestamptz not null,
	expires_at timestamptz not null,
	ended_at timestamptz,
	ip inet,
	user_agent text not null,
	primary key (session_id, bucket),
	unique (sid_hash, bucket)
);
create index session_by_person on identity.session (person_id);

-- Attempts of one subject (a keyed hash of an e-mail or address), as the time at which its whole budget is back.
create table identity.attempt (
	subject bytea not null,
	bucket smallint not null,
	restored_at timestamptz not null,
	primary key (subject, bucket)
);
