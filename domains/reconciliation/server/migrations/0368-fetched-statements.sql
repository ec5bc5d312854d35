-- What a company lists itself is a statement, too: the site fetches it, a day at a time.
alter table reconciliation.statement drop constraint statement_format_check;
alter table reconciliation.statement add constraint statement_format_check check (format in ('csv', 'camt053', 'fetched'));
-- Null for the site.
alter table reconciliation.statement alter column imported_by drop not null;

-- The moment up to which each company's list was fetched: the beginning of a day in UTC.
create table reconciliation.fetched (
	provider text primary key,
	until timestamptz not null
);

create index item_by_reference on reconciliation.item (provider, reference) where reference is not null;
