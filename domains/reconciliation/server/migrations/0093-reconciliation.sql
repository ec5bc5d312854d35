-- Statements of payment companies and banks, and what their lines were matched with.
create schema reconciliation;

create table reconciliation.statement (
	statement_id bigint primary key,
	provider text not null,
	format text not null check (format in ('csv', 'camt053')),
	file_name text not null,
	-- The same file is imported once.
	sha256 bytea not null unique,
	imported_at timestamptz not null,
	imported_by bigint not null,
	imported_by_name text not null,
	first_date date not null,
	last_date date not null
);
create index statement_by_time on reconciliation.statement (imported_at, statement_id);

-- A line of a statement, or a payment of ours that it does not have.
create table reconciliation.item (
	item_id bigint primary key,
	statement_id bigint not null references reconciliation.statement,
	provider text not null,
	-- The line's number in the file; null for a payment that the statement does not have.
	number integer,
	-- As the statement gives it.
	reference text,
	kind text not null check (kind in ('deposit', 'withdrawal')),
	currency text not null,
	amount bigint not null check (amount > 0),
	fee bigint,
	on_date date not null,
	last_four text,
	state text not null check (state in ('matched', 'timing', 'amount', 'missingHere', 'missingThere', 'duplicate')),
	payment_id bigint,
	-- What our books have for the payment; null without one.
	payment_amount bigint,
	opened_at timestamptz not null,
	-- Null while a person must explain the difference.
	closed_at timestamptz,
	closed_by bigint,
	closed_by_name text,
	closed_as text check (closed_as in ('matched', 'matchedByHand', 'writtenOff')),
	reason text
);
create index item_open on reconciliation.item (opened_at, item_id) where closed_at is null;
create index item_of_statement on reconciliation.item (statement_id, opened_at, item_id);
create index item_by_time on reconciliation.item (opened_at, item_id);
-- One line for each payment; a further one is a duplicate and stays open.
create unique index one_line_for_payment on reconciliation.item (payment_id)
	where payment_id is not null and state not in ('duplicate', 'missingThere');
create index missing_payment on reconciliation.item (payment_id) where state = 'missingThere' and closed_at is null;
