-- Ends a grant of which nothing is left to wager: its bonus is the player's, up to the most that converts, and what was locked
-- is free. An operation of its own, which closes the grant; the wallet's row is locked by the one that counted the last unit.
create or replace function ledger.convert_grant(
	p_at timestamptz, p_wager ledger.wager,
	out op bigint, out seq bigint, out cash bigint, out stake bigint, out win bigint
) language plpgsql volatile as $$
#variable_conflict use_column
declare
	was ledger.wallet;
	number constant smallint := ledger.kind_of('bonusConverted');
begin
	select w.* into was from ledger.wallet w
	where w.bucket = p_wager.bucket and w.player_id = p_wager.player_id and w.currency = p_wager.currency;
	op := -p_wager.grant_id;
	stake := least(was.bonus, p_wager.max_converted);
	win := was.bonus - stake;
	cash := was.cash + stake + was.locked;
	seq := was.seq + 1;
	update ledger.wallet w set
		cash = convert_grant.cash,
		bonus = 0,
		locked = 0,
		house_promotions = w.house_promotions + convert_grant.win,
		seq = convert_grant.seq,
		last_op = convert_grant.op
	where w.bucket = was.bucket and w.player_id = was.player_id and w.currency = was.currency;
	insert into ledger.journal (
		op_id, prev_op, player_id, reference, seq, stake, win, cash_after, at, game_id, bucket, currency, kind
	) values (
		op, was.last_op, was.player_id, p_wager.grant_id, convert_grant.seq, convert_grant.stake, convert_grant.win,
		convert_grant.cash, p_at, 0, was.bucket, was.currency, number
	);
	if was.locked > 0 then
		insert into ledger.split (
			op_id, grant_id, stake_bonus, stake_locked, stake_removed, win_bonus, win_locked, win_removed, counted, bucket, share
		) values (op, p_wager.grant_id, 0, -was.locked, 0, 0, 0, 0, 0, was.bucket, 0);
	end if;
	perform ledger.end_grant(p_at, was.bucket, was.player_id, was.currency);
end $$;
