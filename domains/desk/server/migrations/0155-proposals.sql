-- What one operator proposes and another approves.
create table desk.proposal (
	proposal_id bigint primary key,
	kind text not null,
	-- What it is about, as its domain names it.
	subject text not null,
	input jsonb not null,
	-- What its approval would change, as the proposer saw it.
	effect jsonb not null,
	-- SHA-256 of what it was judged on.
	state_hash bytea not null,
	reason text not null,
	state text not null check (state in ('open', 'approved', 'refused', 'withdrawn', 'expired')),
	proposed_at timestamptz not null,
	proposed_by bigint not null,
	proposed_by_name text not null,
	decided_at timestamptz,
	decided_by bigint,
	decided_by_name text,
	decision_reason text,
	check ((state = 'open') = (decided_at is null)),
	-- The proposer never approves.
	check (state <> 'approved' or decided_by <> proposed_by)
);
-- The same is proposed once at a time.
create unique index open_proposal on desk.proposal (kind, subject) where state = 'open';
create index proposal_by_time on desk.proposal (proposed_at, proposal_id);
