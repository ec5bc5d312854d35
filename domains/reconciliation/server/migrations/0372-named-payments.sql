alter table reconciliation.item
	-- The payment that a line of a bank names, which may move its money only later: a deposit that an operator has not
	-- credited yet. Until then the line is a difference.
	add column names bigint,
	-- The bank's own number of the line, by which files that overlap are recognised.
	add column bank_reference text;
create index item_named on reconciliation.item (item_id) where closed_at is null and state = 'missingHere' and names is not null;
create index item_of_bank on reconciliation.item (bank_reference) where bank_reference is not null;
