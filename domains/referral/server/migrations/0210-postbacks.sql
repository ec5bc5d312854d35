-- Where an affiliate's own system is notified of what its links have brought. The address may have macros in braces.
create table referral.postback_target (
	affiliate_id text primary key references referral.affiliate,
	url text not null,
	is_on boolean not null,
	changed_by bigint not null,
	changed_at timestamptz not null
);

-- What is sent, or was: nothing of the player. It is tried again until it is delivered or a day old.
create table referral.postback (
	postback_id bigint primary key,
	affiliate_id text not null references referral.affiliate,
	event text not null check (event in ('registration', 'firstDeposit', 'test')),
	campaign text not null,
	happened_at timestamptz not null,
	state text not null check (state in ('due', 'delivered', 'failed')),
	attempts int not null default 0 check (attempts >= 0),
	next_at timestamptz,
	-- The HTTP status of the last answer; null where none came.
	last_status int,
	check ((state = 'due') = (next_at is not null))
);
create index postback_due on referral.postback (next_at) where state = 'due';
create index postback_of_affiliate on referral.postback (affiliate_id, postback_id desc);
