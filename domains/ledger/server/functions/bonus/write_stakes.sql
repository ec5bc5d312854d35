-- What `ledger.write_parts` writes for one operation, for the judged stakes of a batch at once. The wallets' rows are locked
-- by these. The first arrays are the batch's; those from `p_place` on are what was judged, of which those numbered in
-- `p_applied` are applied as they were judged. Answers those of them that have parts, and `complete`: the places of those
-- that counted the last unit of a grant.
create or replace function ledger.write_stakes(
	p_op bigint[], p_bucket smallint[], p_player bigint[], p_currency smallint[], p_applied integer[],
	p_place integer[], p_grant bigint[], p_stake_bonus bigint[], p_stake_locked bigint[], p_win_bonus bigint[],
	p_win_locked bigint[], p_counted bigint[], p_share smallint[], p_opens integer[],
	out place integer[], out grant_id bigint[], out stake_bonus bigint[], out stake_locked bigint[],
	out stake_removed bigint[], out win_bonus bigint[], out win_locked bigint[], out win_removed bigint[],
	out counted bigint[], out complete integer[]
) language plpgsql volatile as $$
#variable_conflict use_column
declare
	share smallint[];
	opens integer[];
begin
	select
		array_agg(s.place), array_agg(s.grant_id), array_agg(s.stake_bonus), array_agg(s.stake_locked), array_agg(s.win_bonus),
		array_agg(s.win_locked), array_agg(0::bigint), array_agg(s.counted), array_agg(s.share), array_agg(s.opens)
	into place, grant_id, stake_bonus, stake_locked, win_bonus, win_locked, stake_removed, counted, share, opens
	from unnest(
		p_place, p_grant, p_stake_bonus, p_stake_locked, p_win_bonus, p_win_locked, p_counted, p_share, p_opens
	) with ordinality as s (
		place, grant_id, stake_bonus, stake_locked, win_bonus, win_locked, counted, share, opens, number
	)
	where s.number = any (p_applied) and (s.opens > 0 or s.stake_bonus <> 0 or s.stake_locked <> 0 or s.counted <> 0);
	if place is null then return; end if;
	-- Only what closes a stake later can have parts of a grant that is removed.
	win_removed := stake_removed;

	insert into ledger.split (
		op_id, grant_id, stake_bonus, stake_locked, stake_removed, win_bonus, win_locked, win_removed, counted, bucket, share
	)
	select p_op[s.place], s.grant_id, s.stake_bonus, s.stake_locked, 0, s.win_bonus, s.win_locked, 0, s.counted,
		p_bucket[s.place], s.share
	from unnest(place, grant_id, stake_bonus, stake_locked, win_bonus, win_locked, counted, share)
		as s (place, grant_id, stake_bonus, stake_locked, win_bonus, win_locked, counted, share);

	with counted as (
		update ledger.wager g set left_to_wager = g.left_to_wager - s.counted, open_parts = g.open_parts + s.opens
		from (
			select s.place, s.counted, s.opens, p_bucket[s.place] as bucket, p_player[s.place] as player_id,
				p_currency[s.place] as currency
			from unnest(place, counted, opens) as s (place, counted, opens)
			where s.counted <> 0 or s.opens <> 0
			offset 0
		) s
		where g.bucket = s.bucket and g.player_id = s.player_id and g.currency = s.currency
		returning s.place, s.counted > 0 and g.left_to_wager = 0 as is_complete
	)
	select array_agg(c.place order by c.place) into complete from counted c where c.is_complete;
end $$;
