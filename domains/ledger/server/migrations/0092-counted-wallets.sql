-- The sums of the operator's accounts over all wallets, which a count each minute advances by the wallets that have moved.
-- What each wallet had when it was counted last: its operations up to this number, and the operator's accounts.
create table ledger.counted_wallet (
	player_id bigint not null,
	seq bigint not null,
	operator_casino bigint not null,
	operator_sports bigint not null,
	operator_promotions bigint not null,
	operator_jackpots bigint not null,
	operator_debt bigint not null,
	transit bigint not null,
	external bigint not null,
	bucket smallint not null,
	currency smallint not null,
	primary key (player_id, currency, bucket),
	constraint bucket_of_player check (bucket = player_id % 64)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.2);

-- By the wallets' own columns, and by the journal: two sums of the same, from different rows.
create table ledger.operator_total (
	currency smallint not null,
	account text not null,
	by_wallets bigint not null,
	by_journal bigint not null,
	primary key (currency, account)
);

create table ledger.count_progress (
	is_only boolean primary key default true check (is_only),
	-- What was posted before has been counted. Null before the first count.
	counted_until timestamptz,
	-- When every wallet was last compared with what was counted of it.
	all_compared_at timestamptz
);
insert into ledger.count_progress default values;
