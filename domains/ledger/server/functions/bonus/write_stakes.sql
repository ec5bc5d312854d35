-- What `ledger.write_parts` writes for one operation, for the judged stakes of a batch at once. The wallets' rows are locked
-- by these. The arrays from `p_place` on have one element for each; those before it are the batch's. `complete`: the places
-- of those that counted the last unit of a grant.
create or replace function ledger.write_stakes(
	p_op bigint[], p_bucket smallint[], p_player bigint[], p_currency smallint[],
	p_place integer[], p_grant bigint[], p_stake_bonus bigint[], p_stake_locked bigint[], p_win_bonus bigint[],
	p_win_locked bigint[], p_counted bigint[], p_share smallint[], p_opens integer[],
	out complete integer[]
) language plpgsql volatile as $$
#variable_conflict use_column
begin
	insert into ledger.split (
		op_id, grant_id, stake_bonus, stake_locked, stake_removed, win_bonus, win_locked, win_removed, counted, bucket, share
	)
	select p_op[s.place], s.grant_id, s.stake_bonus, s.stake_locked, 0, s.win_bonus, s.win_locked, 0, s.counted,
		p_bucket[s.place], s.share
	from unnest(p_place, p_grant, p_stake_bonus, p_stake_locked, p_win_bonus, p_win_locked, p_counted, p_share)
		as s (place, grant_id, stake_bonus, stake_locked, win_bonus, win_locked, counted, share);

	with counted as (
		update ledger.wager g set left_to_wager = g.left_to_wager - s.counted, open_parts = g.open_parts + s.opens
		from (
			select s.place, s.counted, s.opens, p_bucket[s.place] as bucket, p_player[s.place] as player_id,
				p_currency[s.place] as currency
			from unnest(p_place, p_counted, p_opens) as s (place, counted, opens)
			where s.counted <> 0 or s.opens <> 0
			offset 0
		) s
		where g.bucket = s.bucket and g.player_id = s.player_id and g.currency = s.currency
		returning s.place, s.counted > 0 and g.left_to_wager = 0 as is_complete
	)
	select array_agg(c.place order by c.place) into complete from counted c where c.is_complete;
end $$;
