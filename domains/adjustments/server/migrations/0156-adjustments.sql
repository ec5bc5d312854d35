-- Money that two operators have given a player, or taken from one.
create schema adjustments;

create table adjustments.adjustment (
	bucket smallint not null check (bucket = player_id % 64),
	player_id bigint not null,
	-- The proposal's, and that of the wallet's operation and of the general ledger's entry.
	adjustment_id bigint not null,
	currency text not null,
	-- Below zero: taken.
	amount bigint not null check (amount <> 0),
	-- What the player reads.
	cause text not null,
	-- For operators.
	reason text not null,
	proposed_by bigint not null,
	proposed_by_name text not null,
	approved_by bigint not null check (approved_by <> proposed_by),
	approved_by_name text not null,
	posted_at timestamptz not null,
	primary key (player_id, adjustment_id, bucket)
);
