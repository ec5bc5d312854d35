-- What a player has shown of himself. A player without a row here has shown nothing: his document is REQUESTED.
create schema verification;

create table verification.document (
	bucket smallint not null,
	player_id bigint not null,
	status text not null check (status in ('REQUESTED', 'PENDING', 'VERIFIED', 'INVALID', 'BLOCKED')),
	-- What was not accepted, field by field; of a block, the words of whoever blocked.
	reasons jsonb not null default '[]',
	reason text,
	-- How often in a row the pictures were not accepted.
	invalid_count smallint not null default 0,
	changed_at timestamptz not null,
	primary key (bucket, player_id),
	check (bucket = player_id % 64)
);

-- One row for each document that was sent, or begun at a company that verifies.
create table verification.submission (
	bucket smallint not null,
	id bigint not null,
	player_id bigint not null,
	provider text not null,
	-- The company's name for it.
	reference text,
	kind text,
	country text,
	state text not null check (state in ('open', 'pending', 'verified', 'invalid', 'blocked', 'abandoned')),
	reasons jsonb not null default '[]',
	reason text,
	created_at timestamptz not null,
	submitted_at timestamptz,
	decided_at timestamptz,
	-- Empty where the house or the company decided.
	decided_by bigint,
	claimed_by bigint,
	claimed_until timestamptz,
	-- When the company is next asked what became of it; null when nothing more can.
	ask_at timestamptz,
	primary key (bucket, id),
	check (bucket = player_id % 64)
);

-- A picture. Its bytes lie encrypted in the storage under its id; without its key, which is here, they are noise.
create table verification.file (
	bucket smallint not null,
	id bigint not null,
	player_id bigint not null,
	-- Empty while it is uploaded and not sent.
	submission_id bigint,
	side text not null check (side in ('front', 'back')),
	-- What the file's name makes of it outside production: a rehearsal of what a person or a company would say.
	rehearsal text check (rehearsal in ('blurred', 'forged')),
	-- The file's own key, wrapped by the house's.
	wrapped_key bytea,
	width integer not null,
	height integer not null,
	created_at timestamptz not null,
	-- When it is to be deleted; empty while somebody has still to look at it.
	delete_at timestamptz,
	deleted_at timestamptz,
	primary key (bucket, id),
	check (bucket = player_id % 64)
);

create table verification.phone (
	bucket smallint not null,
	player_id bigint not null,
	-- E.164
	phone text not null,
	validated_at timestamptz not null,
	primary key (bucket, player_id),
	check (bucket = player_id % 64)
);

-- A phone is one player's. Its bucket is the number's, so that two players who claim it meet.
create table verification.phone_claim (
	bucket smallint not null,
	phone text not null,
	player_id bigint not null,
	primary key (bucket, phone)
);

-- How often somebody has done what costs the house work, in the window that began then.
create table verification.attempt (
	bucket smallint not null,
	player_id bigint not null,
	kind text not null,
	count integer not null,
	began_at timestamptz not null,
	primary key (bucket, player_id, kind),
	check (bucket = player_id % 64)
);

create index submission_id on verification.submission (id);
create index submission_of_player on verification.submission (bucket, player_id, id);
create index submission_queue on verification.submission (state, id);
create index submission_to_ask on verification.submission (ask_at) where ask_at is not null;
create index file_of_submission on verification.file (bucket, submission_id);
-- Of each side one picture waits to be sent.
create unique index file_draft on verification.file (bucket, player_id, side) where submission_id is null and wrapped_key is not null;
create index file_to_delete on verification.file (delete_at) where delete_at is not null and deleted_at is null;
