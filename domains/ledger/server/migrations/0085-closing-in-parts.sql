-- The changes of what an operation opened, after the first one: a further part that is closed, or a correction. The first has
-- the operation's id, negative, and needs no row here, so what is closed once and whole costs nothing more than before.
-- Never changed. The key gives each number once.
create table ledger.revision (
	-- The operation that opened, and the one that changes it.
	opened bigint not null,
	op_id bigint not null,
	-- Null if nothing is open any more.
	open_after bigint check (open_after >= 0),
	bucket smallint not null,
	number smallint not null check (number > 1),
	primary key (opened, number, bucket),
	unique (op_id, bucket)
);
