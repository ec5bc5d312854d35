create schema desk;

-- An operator's own filters of a list, under a name.
create table desk.saved_view (
	view_id bigint not null,
	operator_id bigint not null,
	bucket smallint not null check (bucket = operator_id % 64),
	list text not null,
	name text not null,
	filters jsonb not null,
	changed_at timestamptz not null,
	primary key (view_id, bucket),
	unique (operator_id, list, name, bucket)
);
