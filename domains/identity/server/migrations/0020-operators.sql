-- Operators have an origin, a cookie and sessions of their own.
alter table identity.session
	-- Whose origin the session is for: on the other it is none.
	add column audience text not null default 'players' check (audience in ('players', 'operators'));

-- Operators' sessions from before were begun on the players' origin, by a password alone.
update identity.session set ended_at = now(), ended_elsewhere = true
from identity.person
where session.ended_at is null
	and person.bucket = session.bucket and person.person_id = session.person_id and cardinality(person.roles) > 0;

-- Of operators: when their last login was complete.
alter table identity.person add column last_signed_in_at timestamptz;
create index person_operator on identity.person (person_id) where cardinality(roles) > 0;

-- Links by which an invited operator chooses a password, and one who lost all factors begins anew. One for each operator;
-- only its hash is kept.
create table identity.invitation (
	token_hash bytea not null,
	bucket smallint not null,
	person_id bigint not null,
	expires_at timestamptz not null,
	primary key (token_hash, bucket)
);
create unique index invitation_of_person on identity.invitation (person_id, bucket);

-- Which player's personal data an operator sees unmasked, and until when. Why stands in the audit log.
create table identity.revealed (
	operator_id bigint not null,
	player_id bigint not null,
	bucket smallint not null,
	until timestamptz not null,
	primary key (operator_id, player_id, bucket)
);
create index revealed_by_end on identity.revealed (until);
