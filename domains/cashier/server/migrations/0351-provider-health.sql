-- What each company says of itself, or that it did not answer when it was asked. One process asks, and all of them read it.
create table cashier.provider_health (
	provider text primary key,
	status text not null check (status in ('well', 'disturbed', 'down')),
	-- The company's own words, or why it could not be asked.
	note text,
	since timestamptz not null,
	checked_at timestamptz not null
);
