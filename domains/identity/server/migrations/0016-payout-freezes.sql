-- That nothing is paid out to a player: because the player told us that something was somebody else, or because an operator
-- stopped it. One open freeze at a time; those that were lifted stay.
create table identity.payout_freeze (
	player_id bigint not null,
	bucket smallint not null,
	frozen_at timestamptz not null,
	-- notMe: by the link in a mail; operator: by hand.
	cause text not null check (cause in ('notMe', 'operator')),
	-- Of the link: which notice it stood in, and the address that the notice had gone to.
	notice text,
	email text,
	-- The e-mail that the account had got meanwhile, where the one of the notice was put back.
	replaced_email text,
	-- Of an operator: who, and why.
	frozen_by bigint,
	reason text,
	lifted_at timestamptz,
	lifted_by bigint,
	lift_reason text,
	primary key (player_id, bucket, frozen_at)
);
create unique index payout_freeze_open on identity.payout_freeze (player_id, bucket) where lifted_at is null;
create index payout_freeze_queue on identity.payout_freeze (frozen_at) where lifted_at is null;

-- Links "this was not me" in mails; only their hash is kept. A used one stays until it expires, so that it answers the same
-- when it is opened again.
create table identity.not_me_link (
	token_hash bytea not null,
	bucket smallint not null,
	person_id bigint not null,
	email text not null,
	notice text not null,
	sent_at timestamptz not null,
	expires_at timestamptz not null,
	used_at timestamptz,
	primary key (token_hash, bucket)
);
create index not_me_link_by_person on identity.not_me_link (person_id);
create index not_me_link_by_end on identity.not_me_link (expires_at);
