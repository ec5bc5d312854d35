-- What a provider has reported and the site cannot apply, or what no provider has answered in time: a person decides.
-- Operators read it across all players, and some of it belongs to no payment of ours, so it has no bucket.
create table cashier.unknown_payment (
	id bigint primary key,
	kind text not null check (kind in ('deposit', 'withdrawal')),
	why text not null check (
		why in (
			'amount', 'currency', 'contradiction', 'secondPayment', 'noAnswer', 'limits', 'chargeback', 'noPayment',
			'overpaid', 'underpaid'
		)
	),
	provider text not null,
	-- The id under which the provider reported it: an attempt of a deposit, or a withdrawal.
	reported_id bigint not null,
	payment_id bigint,
	player_id bigint,
	outcome text,
	reported_amount bigint,
	reported_currency text,
	expected_amount bigint,
	expected_currency text,
	times integer not null default 1,
	opened_at timestamptz not null,
	last_at timestamptz not null,
	state text not null default 'open' check (state in ('open', 'proposed', 'done')),
	-- What one operator proposes, and a second one confirms.
	action text check (action in ('credit', 'takeBack', 'markPaid', 'return', 'close', 'answered')),
	amount bigint,
	evidence text,
	proposed_by bigint,
	proposed_at timestamptz,
	decided_by bigint,
	decided_at timestamptz,
	check ((payment_id is null) = (player_id is null)),
	check ((state = 'open') = (action is null))
);

-- A report that is repeated is the same entry.
create unique index unknown_payment_once on cashier.unknown_payment
	(provider, kind, reported_id, why, coalesce(reported_amount, -1), coalesce(reported_currency, ''));
create index unknown_payment_queue on cashier.unknown_payment (state, id);
create index unknown_payment_of_payment on cashier.unknown_payment (payment_id) where payment_id is not null;
