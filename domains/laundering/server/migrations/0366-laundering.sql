create schema laundering;

-- One for each crossing of a rule: the operation that crossed it names it, so that it is made once.
create table laundering.alert (
	bucket smallint not null check (bucket = player_id % 64),
	alert_id bigint not null,
	player_id bigint not null,
	rule text not null,
	op_id bigint not null,
	-- Its number in the wallet: what a rule has counted once counts no more.
	op_seq bigint not null,
	currency text not null,
	severity text not null check (severity in ('low', 'medium', 'high')),
	state text not null default 'open' check (state in ('open', 'escalated', 'closed')),
	holds boolean not null,
	evidence jsonb not null,
	opened_at timestamptz not null,
	due_at timestamptz not null,
	claimed_by bigint,
	claimed_until timestamptz,
	outcome text check (outcome in ('explained', 'reported')),
	closed_at timestamptz,
	primary key (bucket, alert_id),
	unique (bucket, player_id, rule, op_id),
	check ((state = 'closed') = (outcome is not null and closed_at is not null)),
	check ((claimed_by is null) = (claimed_until is null))
);

create index alert_in_order on laundering.alert (state, alert_id);
create index alert_of_player on laundering.alert (bucket, player_id) where holds and state <> 'closed';

-- What was done and noted, in order. Rows are never changed.
create table laundering.note (
	bucket smallint not null,
	alert_id bigint not null,
	note_id bigint not null,
	what text not null,
	text text,
	by bigint not null,
	by_name text not null,
	at timestamptz not null,
	primary key (bucket, alert_id, note_id),
	foreign key (bucket, alert_id) references laundering.alert (bucket, alert_id)
);
