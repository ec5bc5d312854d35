-- Writes what the parts of an applied operation mean: its row in `ledger.split`, and what is left to wager. The wallet's row
-- is locked by the operation; `p_cash`, `p_bonus` and `p_locked` are what was in it before. The operation that counts the
-- last unit ends the grant: then `converted_…` is the wallet after that second operation.
create or replace function ledger.write_parts(
	p_at timestamptz, p_bucket smallint, p_player bigint, p_currency smallint, p_cash bigint, p_bonus bigint,
	p_locked bigint, p_op bigint, p_kind smallint, p_opened bigint, p_revision smallint, p_stake bigint, p_win bigint,
	p_game integer, p_class smallint,
	out has_parts boolean, out grant_id bigint, out stake_bonus bigint, out stake_locked bigint, out win_bonus bigint, out win_locked bigint,
	out stake_removed bigint, out win_removed bigint, out counted bigint,
	out converted_op bigint, out converted_seq bigint, out converted_cash bigint, out converted_stake bigint,
	out converted_win bigint
) language plpgsql volatile as $$
#variable_conflict use_column
declare
	parts constant record := ledger.parts_of(p_bucket, p_player, p_currency, p_cash, p_bonus, p_locked, p_op, p_kind,
		p_opened, p_revision, p_stake, p_win, p_game, p_class, p_at);
	wager ledger.wager;
	converted record;
begin
	grant_id := parts.grant_id;
	stake_bonus := parts.stake_bonus;
	stake_locked := parts.stake_locked;
	win_bonus := parts.win_bonus;
	win_locked := parts.win_locked;
	stake_removed := parts.stake_removed;
	win_removed := parts.win_removed;
	counted := parts.counted;
	has_parts := parts.opens > 0 or stake_bonus <> 0 or stake_locked <> 0 or stake_removed <> 0 or win_bonus <> 0
		or win_locked <> 0 or win_removed <> 0 or counted <> 0;
	if has_parts then
		insert into ledger.split (
			op_id, grant_id, stake_bonus, stake_locked, stake_removed, win_bonus, win_locked, win_removed, counted, bucket, share
		) values (
			p_op, parts.grant_id, parts.stake_bonus, parts.stake_locked, parts.stake_removed,
			parts.win_bonus, parts.win_locked, parts.win_removed, parts.counted, p_bucket, parts.share
		);
	end if;
	if counted = 0 and parts.opens = 0 then return; end if;

	update ledger.wager w set left_to_wager = w.left_to_wager - parts.counted, open_parts = w.open_parts + parts.opens
	where w.bucket = p_bucket and w.player_id = p_player and w.currency = p_currency
	returning w.* into wager;
	if counted > 0 and wager.left_to_wager = 0 then
		converted := ledger.convert_grant(p_at, wager);
		converted_op := converted.op;
		converted_seq := converted.seq;
		converted_cash := converted.cash;
		converted_stake := converted.stake;
		converted_win := converted.win;
	elsif wager.grant_id = 0 and wager.open_parts = 0 then
		perform ledger.end_grant(p_at, p_bucket, p_player, p_currency);
	end if;
end $$;
