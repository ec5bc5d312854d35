-- Deposits that the payer's bank has taken back: what left the player's cash, what the player owes since, and what became
-- of it. debt_left is repaid by the next deposits, or by an operator.
create table cashier.chargeback (
	bucket smallint not null,
	id bigint not null,
	player_id bigint not null,
	payment_id bigint not null,
	provider text not null,
	currency text not null,
	amount bigint not null check (amount > 0),
	taken bigint not null check (taken >= 0),
	debt bigint not null check (debt >= 0),
	debt_left bigint not null check (debt_left between 0 and debt),
	-- The company's own word for why.
	reason text,
	state text not null default 'open' check (state in ('open', 'proposed', 'won', 'lost')),
	opened_at timestamptz not null,
	-- Until when evidence is taken.
	due_at timestamptz not null,
	evidence text,
	proposed_by bigint,
	proposed_at timestamptz,
	decided_by bigint,
	decided_at timestamptz,
	primary key (bucket, id),
	unique (bucket, payment_id),
	check (bucket = player_id % 64),
	check (taken + debt = amount),
	check ((state = 'proposed') <= (proposed_by is not null)),
	check ((state in ('won', 'lost')) = (decided_by is not null))
);
create index chargeback_id on cashier.chargeback (id);
create index chargeback_queue on cashier.chargeback (state, id);
create index chargeback_of_player on cashier.chargeback (bucket, player_id);
