-- Money between a payment company and the operator's bank: a line of the company's statement, and one of the bank's.
alter table reconciliation.item
	drop constraint item_kind_check,
	add constraint item_kind_check check (kind in ('deposit', 'withdrawal', 'toBank', 'fromBank')),
	drop constraint item_state_check,
	add constraint item_state_check
		check (state in ('matched', 'timing', 'amount', 'missingHere', 'missingThere', 'duplicate', 'awaited')),
	-- The line of the other statement.
	add column pair bigint references reconciliation.item,
	add constraint pair_of_bank check (pair is null or kind in ('toBank', 'fromBank'));
create index item_awaited on reconciliation.item (currency, amount, item_id)
	where closed_at is null and kind in ('toBank', 'fromBank');
