-- Another result that a feed has told of an event whose bets are settled. People decide what follows for the bets; nothing
-- moves by itself. The name is kept beside, because events are deleted after a time.
create table sports.corrected_result (
	id bigint primary key,
	event_id bigint not null,
	event_name text not null,
	source text not null,
	settled jsonb not null,
	reported jsonb not null,
	noted_at timestamptz not null,
	state text not null default 'open' check (state in ('open', 'done')),
	-- kept: the bets stay as they were settled. adjusted: players were given or owe money by adjustments.
	decision text check (decision in ('kept', 'adjusted')),
	decided_by bigint,
	decided_at timestamptz,
	reason text,
	unique (event_id, reported),
	check ((state = 'done') = (decision is not null and decided_by is not null and decided_at is not null and reason is not null))
);
