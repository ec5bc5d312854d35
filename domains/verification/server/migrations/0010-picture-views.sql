-- Which operators have opened which pictures: whoever verifies a document has seen each of its sides. A row goes with its
-- picture; the audit log keeps every look.
create table verification.picture_view (
	bucket smallint not null,
	file_id bigint not null,
	operator_id bigint not null,
	player_id bigint not null,
	opened_at timestamptz not null,
	primary key (bucket, file_id, operator_id),
	check (bucket = player_id % 64)
);
