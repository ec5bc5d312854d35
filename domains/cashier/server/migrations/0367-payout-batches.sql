-- Files of payouts for a bank.
create table cashier.payout_batch (
	batch_id bigint primary key,
	provider text not null,
	currency text not null,
	state text not null default 'built' check (state in ('built', 'released', 'dissolved')),
	payments integer not null check (payments > 0),
	total bigint not null check (total > 0),
	sha256 bytea not null,
	built_by bigint not null,
	built_by_name text not null,
	built_at timestamptz not null,
	released_by_names text,
	released_at timestamptz,
	check ((state = 'released') = (released_at is not null))
);

-- What the file is, with names and numbers of accounts: it is sealed.
create table cashier.payout_file (
	bucket smallint not null check (bucket = batch_id % 64),
	batch_id bigint not null references cashier.payout_batch (batch_id),
	sealed bytea not null,
	primary key (bucket, batch_id)
);

-- Finds what is sealed with an older key.
create index payout_file_sealed_with on cashier.payout_file (bucket, substr(sealed, 1, 5));

-- A withdrawal is in one batch; a batch that is dissolved has none any more.
create table cashier.payout_item (
	bucket smallint not null,
	withdrawal_id bigint not null,
	batch_id bigint not null references cashier.payout_batch (batch_id),
	number integer not null,
	primary key (bucket, withdrawal_id)
);

create index payout_item_of_batch on cashier.payout_item (batch_id, number);
create index withdrawal_paying on cashier.withdrawal (provider, currency, id) where state = 'paying';
