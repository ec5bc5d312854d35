-- How each flag stands; one that nobody ever switched has no row. Who switched what before is in the audit log.
create schema flags;

create table flags.flag (
	name text primary key,
	is_on boolean not null,
	reason text not null,
	switched_by bigint not null,
	-- As the operator was called then.
	switched_by_name text not null,
	switched_at timestamptz not null
);
