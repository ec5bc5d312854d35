create schema loyalty;

-- What a player can redeem, in millionths of a point: the sum of the player's entries to `available` less those from it.
create table loyalty.account (
	bucket smallint not null check (bucket = player_id % 64),
	player_id bigint not null,
	available bigint not null default 0 check (available >= 0),
	primary key (player_id, bucket)
);

-- The points book: each entry moves points from one account to another. What play earned has one entry for each product
-- and day, which grows during its day; all others never change.
create table loyalty.entry (
	bucket smallint not null check (bucket = player_id % 64),
	player_id bigint not null,
	-- What the entry is for. There is one for each, so nothing is booked twice.
	cause text not null,
	entry_id bigint not null,
	kind text not null check (kind in ('earned', 'redeemed', 'expired', 'granted', 'deducted')),
	from_account text not null,
	to_account text not null,
	points bigint not null check (points > 0),
	day date not null,
	at timestamptz not null,
	product text check (product in ('casino', 'sports', 'virtuals')),
	currency text,
	amount bigint check (amount > 0),
	reason text,
	primary key (player_id, cause, bucket),
	constraint sides_of_kind check (
		(kind, from_account, to_account) in (
			('earned', 'programme', 'available'), ('redeemed', 'available', 'redeemed'), ('expired', 'available', 'expired'),
			('granted', 'adjusted', 'available'), ('deducted', 'available', 'adjusted')
		)
	),
	constraint product_of_play check ((kind = 'earned') = (product is not null)),
	constraint money_of_redemption check ((kind = 'redeemed') = (amount is not null and currency is not null)),
	constraint reason_of_operator check ((kind in ('granted', 'deducted')) = (reason is not null))
);
create unique index entry_by_time on loyalty.entry (player_id, entry_id desc, bucket);
-- For the tier, and for what expires.
create index entry_by_day on loyalty.entry (player_id, day, bucket) include (kind, points) where to_account = 'available';

-- Up to which operation a wallet's play is in the book: what is repeated has a number that is not above it.
create table loyalty.followed (
	bucket smallint not null check (bucket = player_id % 64),
	player_id bigint not null,
	currency text not null,
	seq bigint not null,
	primary key (player_id, currency, bucket)
);

-- Rounds that are not settled yet: what their stakes will have earned then. A void takes it back.
create table loyalty.open_round (
	bucket smallint not null check (bucket = player_id % 64),
	player_id bigint not null,
	round_id bigint not null,
	stake bigint not null check (stake >= 0),
	points bigint not null check (points >= 0),
	primary key (player_id, round_id, bucket)
);
