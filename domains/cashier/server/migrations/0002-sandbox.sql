-- The sandbox provider's own book: it stands in for another company, so it knows payments but no players.
create table cashier.sandbox_payment (
	-- The house's id of the payment.
	id bigint primary key,
	kind text not null check (kind in ('deposit', 'withdrawal')),
	amount bigint not null check (amount > 0),
	currency text not null,
	state text not null check (state in ('pending', 'stepUp', 'succeeded', 'failed')),
	reason text,
	-- A deposit's page, and where its browser goes back to.
	token text unique,
	return_url text,
	locale text,
	-- How often the callback is sent: 0 plays a provider that stays silent, 2 one that repeats itself.
	callbacks smallint not null default 1,
	card_token text,
	card_last_four text,
	-- A payout's account; made up, like all money here.
	destination text,
	check ((kind = 'deposit') = (token is not null))
);
