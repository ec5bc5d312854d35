-- What a player has done who came by a link that counts, as far as rewards and the plans of affiliates ask. It is counted
-- from the followed journal; what was before the row is counted once, and `seq` is the last operation that is in it.
create table referral.followed (
	player_id bigint not null,
	bucket smallint not null check (bucket = player_id % 64),
	registered_at timestamptz not null,
	-- Both null until what was before is counted.
	currency text,
	seq bigint,
	first_deposit bigint,
	first_deposit_at timestamptz,
	first_deposit_amount bigint check (first_deposit_amount > 0),
	is_charged_back boolean not null default false,
	-- Of the player's own money, settled.
	staked bigint not null default 0,
	check ((currency is null) = (seq is null)),
	check ((first_deposit is null) = (first_deposit_at is null)),
	check ((first_deposit is null) = (first_deposit_amount is null)),
	primary key (player_id, bucket)
);
create index followed_to_begin on referral.followed (player_id) where seq is null;

-- A friend's way to the reward, under the plan that was in force at the registration.
create table referral.friend_progress (
	friend_id bigint not null,
	bucket smallint not null check (bucket = friend_id % 64),
	invited_by bigint not null check (invited_by < friend_id),
	plan text not null,
	state text not null default 'open' check (state in ('open', 'rewarded', 'refused')),
	reason text check (reason in (
		'samePerson', 'circle', 'sharedMeans', 'chargedBack', 'tooLate', 'tooMany', 'friendRestricted', 'restricted',
		'accountClosed', 'operator'
	)),
	-- The account with which there is a link that refuses it.
	linked_to bigint,
	decided_at timestamptz,
	held_reason text,
	check ((reason is not null) = (state = 'refused')),
	check ((decided_at is null) = (state = 'open')),
	check (held_reason is null or state = 'open'),
	primary key (friend_id, bucket)
);
create index friend_progress_open on referral.friend_progress (friend_id) where state = 'open';

-- What one of the two gets; its id is that of the operation that pays it. In the bucket of the player who gets it.
create table referral.reward (
	player_id bigint not null,
	bucket smallint not null check (bucket = player_id % 64),
	friend_id bigint not null,
	side text not null check (side in ('referrer', 'friend')),
	reward_id bigint not null,
	currency text not null,
	amount bigint not null check (amount > 0),
	state text not null default 'due' check (state in ('due', 'paid', 'refused')),
	reason text,
	decided_at timestamptz not null,
	paid_at timestamptz,
	check ((reason is not null) = (state = 'refused')),
	check ((paid_at is not null) = (state = 'paid')),
	check ((side = 'friend') = (player_id = friend_id)),
	primary key (player_id, friend_id, bucket)
);
create unique index reward_of_operation on referral.reward (player_id, reward_id, bucket);
create index reward_due on referral.reward (reward_id) where state = 'due';
create index reward_of_friend on referral.reward (friend_id);

-- Players of before are counted, too; rewards were not promised to them.
insert into referral.followed (player_id, bucket, registered_at)
select player_id, bucket, registered_at from referral.attribution where outcome = 'linked';
