-- How long the withdrawals of the last days took, by method and lane: to be looked at, and then to be paid. A job measures
-- it again every quarter of an hour.
create table cashier.payout_time (
	method text not null,
	lane text not null check (lane in ('quick', 'standard', 'strict')),
	cases integer not null check (cases > 0),
	review_half_ms bigint not null,
	review_most_ms bigint not null,
	payout_half_ms bigint not null,
	payout_most_ms bigint not null,
	measured_at timestamptz not null,
	primary key (method, lane)
);
