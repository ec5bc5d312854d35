-- The sandbox company's own book: it stands in for another company, so it knows transactions but no players.
create table verification.sandbox (
	reference text primary key,
	customer_reference text not null,
	success_url text not null,
	error_url text not null,
	callback_url text not null,
	locale text not null,
	state text not null check (state in ('INITIATED', 'PENDING', 'DONE', 'FAILED')),
	-- What it finds the document to be.
	document_status text,
	callbacks smallint not null default 1,
	created_at timestamptz not null
);
