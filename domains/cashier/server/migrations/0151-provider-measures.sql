-- How providers do is measured from the attempts themselves: how long the beginning of a deposit took, and whether its
-- answer came in time. The outcome is the attempt's state.
alter table cashier.attempt
	add column answer_ms integer,
	add column timed_out boolean not null default false;
create index attempt_changed on cashier.attempt (changed_at);
create index attempt_started on cashier.attempt (provider, started_at);

-- Providers that are given no new deposits: one operator stops, and two start again.
create table cashier.provider_drain (
	provider text primary key,
	reason text not null,
	drained_by bigint not null,
	drained_at timestamptz not null,
	-- What one operator proposes, and another confirms by removing the row.
	resume_reason text,
	resume_by bigint,
	resume_at timestamptz,
	check ((resume_by is null) = (resume_at is null)),
	check ((resume_by is null) = (resume_reason is null))
);
