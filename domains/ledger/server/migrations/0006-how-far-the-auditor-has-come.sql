-- How far the auditor has come, in whatever process: so neither a stop nor a crash leaves anything that nobody looks at.
create table ledger.audited (
	is_only boolean primary key default true check (is_only),
	-- What was posted before has been looked at. Null before the first look.
	recent_until timestamptz,
	-- The walk through all wallets: when the last one began, and the player that it has come to; null where it is over.
	walk_began timestamptz,
	walk_player bigint
);
insert into ledger.audited default values;
