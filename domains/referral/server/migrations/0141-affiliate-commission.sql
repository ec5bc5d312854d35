-- Those whose application was accepted. The player who reads the affiliate's report, once one has.
create table referral.affiliate (
	affiliate_id text primary key,
	application_id bigint not null unique references referral.affiliate_application,
	since timestamptz not null,
	player_id bigint unique
);
insert into referral.affiliate (affiliate_id, application_id, since)
select affiliate_id, application_id, asked_at from referral.affiliate_application where state = 'accepted';

-- The plan of an affiliate from a month on, and the affiliate who has brought it: proposed by one operator, confirmed by
-- another.
create table referral.plan_assignment (
	assignment_id bigint primary key,
	affiliate_id text not null references referral.affiliate,
	plan text not null,
	from_month text not null check (from_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
	parent_id text references referral.affiliate check (parent_id <> affiliate_id),
	reason text not null,
	state text not null default 'proposed' check (state in ('proposed', 'confirmed', 'withdrawn')),
	proposed_by bigint not null,
	proposed_at timestamptz not null,
	decided_by bigint,
	decided_at timestamptz,
	check ((decided_at is null) = (state = 'proposed')),
	check ((decided_by is null) = (state = 'proposed')),
	check (state <> 'confirmed' or decided_by <> proposed_by)
);
create unique index plan_proposed on referral.plan_assignment (affiliate_id) where state = 'proposed';
create index plan_of_affiliate on referral.plan_assignment (affiliate_id, from_month);
create index plan_of_parent on referral.plan_assignment (parent_id) where parent_id is not null;

-- Whose visitor the player was. Their past is counted again, because it has not been counted by hours.
alter table referral.followed add column affiliate_id text;
update referral.followed f
set affiliate_id = a.affiliate_id, currency = null, seq = null, first_deposit = null, first_deposit_at = null,
	first_deposit_amount = null, is_charged_back = false, staked = 0
from referral.attribution t join referral.affiliate a on a.affiliate_id in (t.affiliate_id, t.token)
where t.bucket = f.bucket and t.player_id = f.player_id and t.type = 'AFFILIATE' and t.outcome = 'linked';
create index followed_of_affiliate on referral.followed (affiliate_id, currency) where affiliate_id is not null;

-- What an affiliate's player did in an hour, from the followed journal; in the player's currency. An hour is the largest
-- part of which the months of all the plans' time zones are made.
create table referral.player_hour (
	player_id bigint not null,
	bucket smallint not null check (bucket = player_id % 64),
	hour timestamptz not null,
	casino bigint not null,
	sports bigint not null,
	bonus bigint not null,
	-- In ten-thousandths of a minor unit.
	jackpot_parts bigint not null,
	deposited bigint not null,
	withdrawn bigint not null,
	charged_back bigint not null,
	-- Of the player's own money, settled.
	staked bigint not null,
	primary key (player_id, hour, bucket)
);

-- What an affiliate earned in a month and a currency. The lines never change; the state moves on.
create table referral.affiliate_statement (
	statement_id bigint primary key,
	affiliate_id text not null references referral.affiliate,
	currency text not null,
	month text not null,
	plan text not null,
	from_at timestamptz not null,
	until_at timestamptz not null,
	casino bigint not null,
	sports bigint not null,
	bonus bigint not null,
	jackpot bigint not null,
	duty bigint not null,
	fees bigint not null,
	charged_back bigint not null,
	net bigint not null,
	fenced bigint not null,
	carried_in bigint not null check (carried_in <= 0),
	shared bigint not null,
	per_ten_thousand integer not null,
	share bigint not null check (share >= 0),
	players_paid_for integer not null,
	per_player bigint not null,
	sub bigint not null,
	total bigint not null check (total >= 0),
	carried_out bigint not null check (carried_out <= 0),
	computed_at timestamptz not null,
	-- `nothing`: there is nothing to pay.
	state text not null check (state in ('shown', 'approved', 'confirmed', 'paid', 'nothing')),
	approved_by bigint,
	approved_at timestamptz,
	confirmed_by bigint,
	confirmed_at timestamptz,
	paid_by bigint,
	paid_at timestamptz,
	payment text,
	check (casino + sports - bonus - jackpot - duty - fees - charged_back = net),
	check (net + fenced + carried_in = shared),
	check (share + per_player + sub = total),
	check ((total = 0) = (state = 'nothing')),
	check (confirmed_by <> approved_by),
	check ((approved_by is not null) = (state in ('approved', 'confirmed', 'paid'))),
	check ((confirmed_by is not null) = (state in ('confirmed', 'paid'))),
	check ((paid_by is not null) = (state = 'paid')),
	check ((payment is not null) = (state = 'paid')),
	unique (affiliate_id, currency, month)
);
create index statement_by_state on referral.affiliate_statement (state, statement_id desc);

-- What a statement has of single players: what is fenced after it, and who is paid for, once.
create table referral.statement_player (
	statement_id bigint not null references referral.affiliate_statement,
	player_id bigint not null,
	bucket smallint not null check (bucket = player_id % 64),
	fenced bigint not null check (fenced <= 0),
	is_paid_for boolean not null,
	primary key (statement_id, player_id, bucket)
);
create unique index player_paid_for on referral.statement_player (player_id, bucket) where is_paid_for;
