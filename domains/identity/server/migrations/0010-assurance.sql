-- How sure a session is of its person, and by which devices and networks a person is known.
alter table identity.session
	-- How the person proved who they are, and when: [{"method": "PASSWORD", "atMs": 1764072000000}].
	add column proofs jsonb not null default '[]',
	-- How many factors the account asks for before a sensitive call.
	add column own_assurance smallint not null default 1 check (own_assurance in (1, 2)),
	-- The browser that it was begun in, by the hash of its cookie.
	add column device_hash bytea;

-- Sessions from before say nothing of how they were proved.
update identity.session set ended_at = now(), ended_elsewhere = true where ended_at is null;

-- The very first login finds no device to compare with; every later one does.
alter table identity.person add column first_signed_in_at timestamptz;
update identity.person set first_signed_in_at = first.at
from (select bucket, person_id, min(at) as at from identity.sign_in group by bucket, person_id) as first
where first.bucket = person.bucket and first.person_id = person.person_id;

-- Browsers that a person has completed a login with. Only the hash of the browser's cookie is here.
create table identity.known_device (
	person_id bigint not null,
	bucket smallint not null,
	device_hash bytea not null,
	first_seen_at timestamptz not null,
	last_seen_at timestamptz not null,
	primary key (person_id, device_hash, bucket)
);

-- Networks that a person has completed a login from, as large as a provider's: 203.0.0.0/16, 2001:db8::/32.
create table identity.known_network (
	person_id bigint not null,
	bucket smallint not null,
	network text not null,
	first_seen_at timestamptz not null,
	last_seen_at timestamptz not null,
	primary key (person_id, network, bucket)
);
