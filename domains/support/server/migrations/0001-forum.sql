create schema support;

-- Sign-in requests of the forum, by the hash of their nonce: when each was first seen, and whether it was answered.
create table support.forum_request (
	nonce_hash bytea not null,
	-- Of the hash.
	bucket smallint not null,
	seen_at timestamptz not null,
	used_at timestamptz,
	primary key (nonce_hash, bucket)
);

create index forum_request_by_age on support.forum_request (seen_at);
