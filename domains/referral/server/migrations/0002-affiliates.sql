-- Those who ask to become affiliates. They are no players, so the table has no bucket.
create table referral.affiliate_application (
	application_id bigint primary key,
	asked_at timestamptz not null,
	name text not null,
	email text not null,
	website text not null,
	about text,
	state text not null default 'open' check (state in ('open', 'accepted', 'declined')),
	affiliate_id text unique,
	reason text,
	check ((affiliate_id is not null) = (state = 'accepted')),
	check ((reason is not null) = (state <> 'open'))
);
