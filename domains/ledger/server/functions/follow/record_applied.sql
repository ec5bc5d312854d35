-- Records which operations of a batch were applied, and by which transaction, for the followers of the journal. `p_place`
-- has the places of those that were applied.
create or replace function ledger.record_applied(p_bucket smallint[], p_op bigint[], p_place integer[])
returns void language plpgsql volatile as $$
begin
	if cardinality(p_place) = cardinality(p_op) then
		insert into ledger.applied (tx, buckets, ops) values (pg_current_xact_id(), p_bucket, p_op);
	elsif cardinality(p_place) > 0 then
		insert into ledger.applied (tx, buckets, ops)
		select pg_current_xact_id(), array_agg(p_bucket[a.place]), array_agg(p_op[a.place]) from unnest(p_place) as a (place);
	end if;
end $$;
