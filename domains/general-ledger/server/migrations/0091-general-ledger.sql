-- The operator's own money in double entry. No player stands in it: what players own is one liability, in the parts in which
-- the wallets have it.
create schema general_ledger;

create table general_ledger.account (
	-- "bank", or with a subject "providerClearing:sandbox".
	code text primary key check (code ~ '^[a-zA-Z]+(:[a-zA-Z0-9._-]{1,60})?$'),
	kind text not null check (kind in ('asset', 'liability', 'income', 'expense'))
);

-- Entries are numbered without a gap within a series. An entry's id decides its series, and posting locks the series until
-- the commit: so the same id is posted once, numbers are in the order of commits, and no more than a part of all wait.
create table general_ledger.series (
	series smallint primary key,
	last_number bigint not null default 0
);
insert into general_ledger.series (series) select generate_series(0, 16);

create table general_ledger.entry (
	-- Given by the caller: the same id is the same entry.
	entry_id bigint primary key,
	series smallint not null references general_ledger.series,
	number bigint not null check (number > 0),
	at timestamptz not null,
	-- What caused it, and which one: "deposit" and its id.
	cause text not null,
	reference text not null,
	-- The entry that this one corrects.
	corrects bigint references general_ledger.entry,
	lines smallint not null check (lines >= 2),
	unique (series, number)
);
create index entry_by_time on general_ledger.entry (at, entry_id);
create index entry_by_reference on general_ledger.entry (reference, at, entry_id);
create index entry_by_cause on general_ledger.entry (cause, at, entry_id);

create table general_ledger.line (
	entry_id bigint not null references general_ledger.entry,
	place smallint not null,
	account text not null references general_ledger.account,
	currency text not null,
	-- Debits are positive, credits negative.
	amount bigint not null check (amount <> 0),
	primary key (entry_id, place)
);
create index line_by_account on general_ledger.line (account, entry_id);

-- The sums of the lines, a row for each series, so that postings do not wait for each other.
create table general_ledger.balance (
	account text not null references general_ledger.account,
	currency text not null,
	series smallint not null references general_ledger.series,
	amount bigint not null,
	primary key (account, currency, series)
) with (fillfactor = 70);

-- How far the auditor has come in each series, and the sums of the lines up to there.
create table general_ledger.audited (
	series smallint primary key references general_ledger.series,
	number bigint not null default 0
);
insert into general_ledger.audited (series) select generate_series(0, 16);
create table general_ledger.audited_sum (
	account text not null,
	currency text not null,
	series smallint not null,
	amount bigint not null,
	primary key (account, currency, series)
);

create function general_ledger.refuse_change() returns trigger language plpgsql as $$
begin
	raise exception 'the general ledger is only added to' using errcode = 'insufficient_privilege';
end
$$;
create trigger entry_is_final before update or delete on general_ledger.entry
	for each row execute function general_ledger.refuse_change();
create trigger entries_are_final before truncate on general_ledger.entry
	for each statement execute function general_ledger.refuse_change();
create trigger line_is_final before update or delete on general_ledger.line
	for each row execute function general_ledger.refuse_change();
create trigger lines_are_final before truncate on general_ledger.line
	for each statement execute function general_ledger.refuse_change();

-- At the commit an entry has all its lines, and they sum to zero in each currency. A line that is added later would make
-- one more than the entry says, so it is refused even if it comes with its opposite.
create function general_ledger.check_balanced() returns trigger language plpgsql as $$
declare
	announced smallint;
	found_lines bigint;
	unbalanced text;
begin
	select e.lines into announced from general_ledger.entry e where e.entry_id = new.entry_id;
	select count(*) into found_lines from general_ledger.line l where l.entry_id = new.entry_id;
	if found_lines <> announced then
		raise exception 'entry % has % lines, not %', new.entry_id, found_lines, announced using errcode = 'check_violation';
	end if;
	select l.currency into unbalanced from general_ledger.line l
	where l.entry_id = new.entry_id group by l.currency having sum(l.amount) <> 0 limit 1;
	if found then
		raise exception 'entry % does not sum to zero in %', new.entry_id, unbalanced using errcode = 'check_violation';
	end if;
	return null;
end
$$;
create constraint trigger entry_balances after insert on general_ledger.entry
	deferrable initially deferred for each row execute function general_ledger.check_balanced();
create constraint trigger line_balances after insert on general_ledger.line
	deferrable initially deferred for each row execute function general_ledger.check_balanced();

-- What was found when the books were last compared: a row for each law, and one for each of its sums.
create table general_ledger.law (
	name text primary key,
	ran_at timestamptz not null,
	held_since timestamptz,
	is_held boolean not null
);
create table general_ledger.law_sum (
	law text not null references general_ledger.law,
	subject text not null,
	currency text not null,
	left_amount bigint not null,
	right_amount bigint not null,
	primary key (law, subject, currency)
);

-- A difference that was found, for as long as it stays the same. Until an operator accepts it, its product is closed.
create table general_ledger.break (
	break_id bigint primary key,
	law text not null,
	subject text not null,
	currency text not null,
	difference bigint not null,
	product text,
	found_at timestamptz not null,
	-- The difference went away by itself or became another one.
	ended_at timestamptz,
	accepted_at timestamptz,
	accepted_by bigint,
	accepted_by_name text,
	reason text
);
create unique index open_break on general_ledger.break (law, subject, currency) where ended_at is null;
create index break_by_time on general_ledger.break (found_at, break_id);

-- A product that is closed because of a break, and the flags that were on until then and so are switched on again.
create table general_ledger.freeze (
	product text primary key check (product in ('casino', 'sports', 'promotions', 'payments')),
	since timestamptz not null,
	flags text[] not null
);
