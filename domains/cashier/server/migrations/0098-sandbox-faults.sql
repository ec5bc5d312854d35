-- A report that comes late, and the machine cause of a decline.
alter table cashier.sandbox_payment
	add column reported_at timestamptz,
	add column cause text check (cause in ('softDecline', 'hardDecline', 'threeDs', 'limits', 'outage'));
