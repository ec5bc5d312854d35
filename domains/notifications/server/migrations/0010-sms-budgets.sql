-- How many SMS went to a number, to its range, to its country, and for an address that asked: as the time at which the
-- whole budget is back. The bucket is that of the subject (first byte of its SHA-256 % 64).
create table notifications.sms_budget (
	subject text not null,
	bucket smallint not null,
	restored_at timestamptz not null,
	primary key (subject, bucket)
);
create index sms_budget_by_end on notifications.sms_budget (restored_at);
