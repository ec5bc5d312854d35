-- What has arrived on the operator's bank accounts, as operators enter it from the bank's statement, and the deposit that
-- each is for. Operators read it across all players, so it has no bucket.
create table cashier.bank_receipt (
	id bigint primary key,
	provider text not null,
	-- The bank's own number of the line: by it a line is entered once.
	bank_reference text not null,
	currency text not null,
	amount bigint not null check (amount > 0),
	payer text not null,
	text text not null,
	booked_on text not null check (booked_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
	state text not null default 'open' check (state in ('open', 'matched', 'proposed', 'returned')),
	payment_id bigint,
	player_id bigint,
	evidence text,
	entered_by bigint not null,
	entered_at timestamptz not null,
	decided_by bigint,
	decided_at timestamptz,
	unique (provider, bank_reference),
	check ((state in ('matched', 'proposed')) = (payment_id is not null)),
	check ((payment_id is null) = (player_id is null))
);
create index bank_receipt_queue on cashier.bank_receipt (state, id);
-- The transfers that are awaited, for the suggestions by amount.
create index deposit_awaited on cashier.deposit (currency, amount) where method = 'bankTransfer' and state = 'pending';
