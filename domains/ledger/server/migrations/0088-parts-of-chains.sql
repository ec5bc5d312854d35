-- Where a wallet's chain can be entered, and what it did until there, so that a date, a kind or the sums of a period are
-- found without reading the chain to its beginning. A follower of the journal writes a part for each 256 successive
-- operations of a wallet; it is never changed. What is not in a part yet, fewer than 256 operations and what has not been
-- followed, is read from the chain itself. Decision 045.
create table ledger.chain_part (
	player_id bigint not null,
	-- The first and the last operation of the part, by their numbers in the wallet.
	first_seq bigint not null,
	last_seq bigint not null,
	last_op bigint not null,
	-- The latest moment of all operations so far: processes have clocks of their own, so an operation may have an earlier
	-- one than the operation before it.
	until_at timestamptz not null,
	bucket smallint not null,
	currency smallint not null,
	-- Kinds with many operations in this part, which are found by reading it,
	common_kinds smallint[] not null,
	-- and the single operations of the others, newest first.
	rare_kinds smallint[] not null,
	rare_ops bigint[] not null,
	-- All operations of the wallet so far: kinds, how many of each, their amounts, and what they added to the cash.
	sum_kinds smallint[] not null,
	sum_counts bigint[] not null,
	sum_stakes numeric[] not null,
	sum_wins numeric[] not null,
	sum_cash numeric[] not null,
	primary key (player_id, currency, last_seq, bucket)
);
create index chain_part_until on ledger.chain_part (player_id, currency, until_at, last_seq, bucket);
