create schema promotions;

-- What is offered. `spent` is what was given and what is held for those who have taken it, in units of the stake ladder; the
-- constraint is the hard stop of the budget.
create table promotions.offer (
	offer_id bigint primary key,
	request_id text not null unique,
	kind text not null check (kind in ('depositMatch', 'noDeposit', 'cashback', 'manual')),
	state text not null check (state in ('draft', 'open', 'paused', 'ended')),
	-- The newest version, and the one that can be taken.
	version int not null,
	published int,
	code text,
	budget bigint check (budget > 0),
	spent bigint not null default 0 check (spent >= 0),
	grants int not null default 0 check (grants >= 0),
	reason text,
	created_at timestamptz not null,
	constraint within_budget check (spent = 0 or spent <= budget),
	constraint published_has_budget check (published is null or budget is not null)
);
create unique index offer_by_code on promotions.offer (code) where code is not null and state in ('open', 'paused');

-- Terms are never changed, except those of a version that was not published.
create table promotions.version (
	offer_id bigint not null references promotions.offer,
	version int not null,
	terms jsonb not null,
	terms_hash text not null,
	price jsonb,
	written_by bigint not null,
	written_at timestamptz not null,
	published_at timestamptz,
	primary key (offer_id, version)
);

-- Its lock orders all that is done about one player's bonuses.
create table promotions.player (
	bucket smallint not null check (bucket = player_id % 64),
	player_id bigint not null,
	deposits int not null default 0,
	primary key (player_id, bucket)
);

-- What a player has of an offer. Its id is that of the operation that promises the bonus in the books.
create table promotions.bonus (
	bucket smallint not null check (bucket = player_id % 64),
	player_id bigint not null,
	-- What it is for. There is one for each, so nothing is given twice.
	cause text not null,
	grant_id bigint not null,
	offer_id bigint not null references promotions.offer,
	version int not null,
	terms_hash text not null,
	state text not null check (
		state in ('optedIn', 'pending', 'active', 'converted', 'paid', 'forfeited', 'expired', 'removed')
	),
	currency text not null,
	-- What of the offer's budget it holds.
	held bigint not null default 0 check (held >= 0),
	amount bigint check (amount > 0),
	converted bigint check (converted >= 0),
	deposit_id bigint,
	reason text,
	taken_at timestamptz not null,
	given_at timestamptz,
	active_at timestamptz,
	until_at timestamptz,
	ended_at timestamptz,
	primary key (player_id, cause, bucket)
);
create unique index bonus_by_time on promotions.bonus (player_id, grant_id desc, bucket);
create index bonus_by_offer on promotions.bonus (offer_id, state);
create unique index one_active_bonus on promotions.bonus (player_id, currency, bucket) where state = 'active';
create index bonus_until on promotions.bonus (until_at) where state in ('optedIn', 'active');

-- What the journal says and a job works on, one player at a time.
create table promotions.task (
	bucket smallint not null check (bucket = player_id % 64),
	player_id bigint not null,
	op_id bigint not null,
	kind text not null check (kind in ('deposit', 'withdrawalRequest', 'chargeback', 'bonusConverted', 'bonusRemoved')),
	seq bigint not null,
	reference bigint not null,
	currency text not null,
	amount bigint not null,
	at timestamptz not null,
	primary key (player_id, op_id, bucket)
);

-- What a player has lost of their own money on a day (UTC), for cashback. Below zero: won.
create table promotions.daily_loss (
	bucket smallint not null check (bucket = player_id % 64),
	player_id bigint not null,
	currency text not null,
	product text not null check (product in ('casino', 'sports')),
	day date not null,
	lost bigint not null,
	primary key (bucket, day, player_id, currency, product)
);
