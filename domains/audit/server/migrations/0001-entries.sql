-- The log of what operators did, and of what concerns access and money. Rows are added and never touched again.
create schema audit;

create table audit.entry (
	entry_id bigint not null,
	at timestamptz not null,
	-- Null where the house itself acted.
	actor_id bigint,
	-- The player whom it concerns.
	player_id bigint,
	-- Of the player whom it concerns, else of the actor, else 0.
	bucket smallint not null,
	action text not null,
	target text,
	details jsonb not null,
	ip inet,
	primary key (entry_id, bucket)
);

create index entry_by_player on audit.entry (player_id, entry_id);
create index entry_by_actor on audit.entry (actor_id, entry_id);

create function audit.refuse_change() returns trigger language plpgsql as $$
begin
	raise exception 'the audit log is only added to' using errcode = 'insufficient_privilege';
end
$$;

create trigger entry_is_final before update or delete on audit.entry
	for each row execute function audit.refuse_change();
create trigger log_is_final before truncate on audit.entry
	for each statement execute function audit.refuse_change();
