create schema referral;

-- The code with which a player invites. The code says its bucket.
create table referral.code (
	code text not null check (code ~ '^P[0-9A-Z]{8}$'),
	bucket smallint not null check (bucket = player_id % 64),
	player_id bigint not null,
	primary key (code, bucket)
);
create unique index code_of_player on referral.code (player_id, bucket);

-- How a player came to the site: written once, when the account begins.
create table referral.attribution (
	player_id bigint not null,
	bucket smallint not null check (bucket = player_id % 64),
	registered_at timestamptz not null,
	captured_at timestamptz,
	type text not null check (type in ('PROFILE', 'AFFILIATE')),
	token text not null,
	sharing_method text not null,
	affiliate_id text,
	campaign_id text,
	outcome text not null check (outcome in ('linked', 'expired', 'unknown', 'samePerson')),
	-- Ids rise with time, so a link leads to an older account, and links make no circle.
	invited_by bigint check (invited_by < player_id),
	check ((invited_by is not null) = (type = 'PROFILE' and outcome in ('linked', 'samePerson'))),
	primary key (player_id, bucket)
);

-- The same link, where it counts, in the bucket of the player who has invited.
create table referral.friend (
	invited_by bigint not null,
	bucket smallint not null check (bucket = invited_by % 64),
	friend_id bigint not null check (friend_id > invited_by),
	since timestamptz not null,
	primary key (invited_by, friend_id, bucket)
);

-- For the operators' list.
create index attribution_by_time on referral.attribution (registered_at desc, player_id desc);
