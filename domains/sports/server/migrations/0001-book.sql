-- The sports book. What is offered belongs to no player; every table with a player in it carries
-- bucket = player_id % 64 in its key, so that it can be spread over machines.
create schema sports;

create table sports.event (
	event_id bigint primary key,
	-- Who brought it and what he calls it: the same event is never offered twice.
	source text not null,
	source_key text not null,
	vertical text not null check (vertical in ('sports', 'virtuals')),
	sport text not null,
	competition_id text not null,
	competition text not null,
	round text not null,
	starts_at timestamptz not null,
	closes_at timestamptz not null,
	state text not null default 'open' check (state in ('open', 'suspended', 'closed', 'settled')),
	-- One more with every change. Whoever changes anything of an event takes its row first, so changes have an order.
	version integer not null default 1,
	participants jsonb not null,
	details jsonb not null,
	result jsonb,
	result_at timestamptz,
	unique (source, source_key),
	constraint settled_has_result check (state <> 'settled' or result is not null)
);
create index event_without_result on sports.event (starts_at) where result is null;
create index event_by_start on sports.event (starts_at);

create table sports.market (
	event_id bigint not null references sports.event,
	market_number smallint not null,
	kind text not null,
	line_x100 integer,
	places smallint,
	primary key (event_id, market_number)
);

create table sports.selection (
	event_id bigint not null,
	market_number smallint not null,
	key text not null,
	-- Its place in the market, as shown.
	place smallint not null,
	price_x10000 integer not null check (price_x10000 > 10000),
	price_version integer not null default 1,
	priced_at timestamptz not null,
	primary key (event_id, market_number, key),
	foreign key (event_id, market_number) references sports.market
);

-- Prices that were replaced: which price stood when.
create table sports.past_price (
	event_id bigint not null,
	market_number smallint not null,
	key text not null,
	price_version integer not null,
	price_x10000 integer not null,
	priced_at timestamptz not null,
	replaced_at timestamptz not null,
	primary key (event_id, market_number, key, price_version)
);

create table sports.bet (
	bucket smallint not null,
	bet_id bigint not null,
	player_id bigint not null,
	currency text not null,
	kind text not null check (kind in ('single', 'multiple')),
	accept text not null check (accept in ('none', 'better', 'any')),
	stake bigint not null check (stake > 0),
	potential_return bigint not null,
	-- The limit that was shown when the bet was placed.
	most_payout bigint not null,
	cash_after bigint not null,
	status text not null default 'open',
	payout bigint not null default 0 check (payout between 0 and most_payout),
	placed_at timestamptz not null,
	settled_at timestamptz,
	primary key (bucket, bet_id),
	constraint bucket_of_player check (bucket = player_id % 64),
	constraint open_until_settled check ((status = 'open') = (settled_at is null))
);
create index bet_of_player on sports.bet (bucket, player_id, bet_id desc);
create index open_bet on sports.bet (bucket, player_id, bet_id desc) where status = 'open';

create table sports.bet_leg (
	bucket smallint not null,
	bet_id bigint not null,
	leg_number smallint not null,
	event_id bigint not null,
	market_number smallint not null,
	key text not null,
	-- As the person saw it, and as it was accepted.
	seen_x10000 integer not null,
	price_x10000 integer not null,
	outcome jsonb,
	primary key (bucket, bet_id, leg_number),
	foreign key (bucket, bet_id) references sports.bet
);
-- What waits for the result of an event. A bet has at most one leg on it.
create unique index leg_on_event on sports.bet_leg (event_id, bucket, bet_id);

-- How far the bets on an event have been settled in a bucket: moved in the transaction that settles them.
create table sports.settlement (
	event_id bigint not null,
	bucket smallint not null,
	watermark bigint not null default 0,
	leg_count integer not null default 0,
	primary key (event_id, bucket)
);

-- What decides the matches of the simulated feed: secret until they are over, committed to before the first bet.
create table sports.matchday_seed (
	league text not null,
	season integer not null,
	matchday integer not null,
	seed bytea not null,
	primary key (league, season, matchday)
);
