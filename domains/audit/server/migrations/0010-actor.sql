-- Who acted without an account: "command line", where whoever runs the site has changed an operator's access.
alter table audit.entry add column actor text;
create index entry_by_actor_name on audit.entry (actor, entry_id) where actor is not null;
