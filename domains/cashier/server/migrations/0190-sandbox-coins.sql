-- How a payment of the sandbox is paid, and what its payer has sent by coins where that is more or less.
alter table cashier.sandbox_payment
	add column method text not null default 'card',
	add column sent bigint check (sent >= 0);
