-- The cashier's own book of payments: what was asked, what became of it and when. The money itself is the ledger's.
create schema cashier;

create table cashier.deposit (
	bucket smallint not null,
	id bigint not null,
	player_id bigint not null,
	request_id text not null,
	method text not null,
	currency text not null,
	amount bigint not null check (amount > 0),
	state text not null check (state in ('created', 'pending', 'settled', 'declined', 'expired', 'failed')),
	provider text not null,
	pay_url text,
	-- The provider's name for the card that paid, and its last digits as they are shown.
	card_token text,
	card_label text,
	reason text,
	created_at timestamptz not null,
	changed_at timestamptz not null,
	expires_at timestamptz not null,
	-- When the provider is next asked what became of it; null when nothing more can.
	ask_at timestamptz,
	primary key (bucket, id),
	unique (bucket, player_id, request_id),
	check (bucket = player_id % 64)
);

create table cashier.withdrawal (
	bucket smallint not null,
	id bigint not null,
	player_id bigint not null,
	request_id text not null,
	method text not null,
	currency text not null,
	amount bigint not null check (amount > 0),
	state text not null check (
		state in ('requested', 'approved', 'paying', 'paid', 'rejected', 'cancelled', 'failed', 'refused')
	),
	provider text not null,
	-- The account or card to pay to, encrypted; only the payout reads it. The label is what people see.
	destination bytea not null,
	destination_label text not null,
	reason text,
	created_at timestamptz not null,
	changed_at timestamptz not null,
	ask_at timestamptz,
	primary key (bucket, id),
	unique (bucket, player_id, request_id),
	check (bucket = player_id % 64)
);

-- One row for each state that a payment has come to. A payment comes to a state once, and the key says so.
create table cashier.step (
	bucket smallint not null,
	payment_id bigint not null,
	number smallint not null,
	state text not null,
	at timestamptz not null,
	by text not null check (by in ('player', 'operator', 'provider', 'house')),
	reason text,
	primary key (bucket, payment_id, state)
);

create index deposit_id on cashier.deposit (id);
create index withdrawal_id on cashier.withdrawal (id);
create index deposit_of_player on cashier.deposit (bucket, player_id, id);
create index withdrawal_of_player on cashier.withdrawal (bucket, player_id, id);
create index withdrawal_queue on cashier.withdrawal (state, id);
create index deposit_to_ask on cashier.deposit (ask_at) where ask_at is not null;
create index withdrawal_to_ask on cashier.withdrawal (ask_at) where ask_at is not null;
