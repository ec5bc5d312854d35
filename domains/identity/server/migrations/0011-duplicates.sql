-- By what two accounts of one person are found: keyed hashes, so that the table tells nobody's name, address, phone or
-- card. The bucket is that of the hash (its first byte % 64). What a player changes stays, but for the e-mail.
create table identity.fingerprint (
	hash bytea not null,
	bucket smallint not null,
	kind text not null,
	player_id bigint not null,
	primary key (hash, bucket, player_id)
);
create index fingerprint_by_player on identity.fingerprint (player_id);

-- Players of before are fingerprinted by the hourly work.
alter table identity.player add column is_fingerprinted boolean not null default false;
create index player_not_fingerprinted on identity.player (player_id) where not is_fingerprinted;

-- Two accounts with something in common, for an operator to look at: the younger one bears what follows.
create table identity.duplicate (
	player_id bigint not null,
	bucket smallint not null check (bucket = player_id % 64),
	older_id bigint not null,
	kinds text[] not null,
	outcome text not null check (outcome in ('noted', 'held', 'carried')),
	found_at timestamptz not null,
	resolution text check (resolution in ('anotherPerson', 'allowed', 'samePerson')),
	reason text,
	resolved_at timestamptz,
	resolved_by bigint,
	primary key (player_id, older_id, bucket)
);
create index duplicate_open on identity.duplicate (found_at, player_id) where resolution is null;
create index duplicate_resolved on identity.duplicate (resolved_at) where resolution is not null;
create index duplicate_by_older on identity.duplicate (older_id);
