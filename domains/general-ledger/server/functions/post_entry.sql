-- Posts an entry with its lines in the caller's transaction, once for each id. The result is 'posted', 'replayed' where the
-- same entry is there, or 'conflict' where the id is another entry's; then nothing is written.
create or replace function general_ledger.post_entry(
	p_id bigint, p_series smallint, p_at timestamptz, p_cause text, p_reference text, p_corrects bigint,
	p_account text[], p_currency text[], p_amount bigint[]
) returns text language plpgsql as $$
declare
	recorded general_ledger.entry;
	next_number bigint;
begin
	-- Locked before anything is read: what another transaction posts under this id is committed by then, or undone.
	select s.last_number + 1 into strict next_number from general_ledger.series s where s.series = p_series for update;
	select e.* into recorded from general_ledger.entry e where e.entry_id = p_id;
	if found then
		return case
			when (recorded.cause, recorded.reference, recorded.corrects) is not distinct from (p_cause, p_reference, p_corrects)
				and (select array_agg((l.account, l.currency, l.amount) order by l.place)
						from general_ledger.line l where l.entry_id = p_id)
					= (select array_agg((l.account, l.currency, l.amount) order by l.place)
						from unnest(p_account, p_currency, p_amount) with ordinality as l (account, currency, amount, place))
			then 'replayed' else 'conflict' end;
	end if;
	update general_ledger.series s set last_number = next_number where s.series = p_series;
	insert into general_ledger.entry (entry_id, series, number, at, cause, reference, corrects, lines)
	values (p_id, p_series, next_number, p_at, p_cause, p_reference, p_corrects, cardinality(p_amount));
	insert into general_ledger.line (entry_id, place, account, currency, amount)
	select p_id, l.place, l.account, l.currency, l.amount
	from unnest(p_account, p_currency, p_amount) with ordinality as l (account, currency, amount, place);
	insert into general_ledger.balance as b (account, currency, series, amount)
	select l.account, l.currency, p_series, sum(l.amount)
	from unnest(p_account, p_currency, p_amount) as l (account, currency, amount)
	group by l.account, l.currency
	on conflict (account, currency, series) do update set amount = b.amount + excluded.amount;
	return 'posted';
end
$$;
