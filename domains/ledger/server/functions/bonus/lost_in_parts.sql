-- What an operation adds to the player's loss of their own money: without its parts of bonus money, which were a gift, and
-- of what a removed bonus won. The parts are those of its row in `ledger.split`, null where it has none.
create or replace function ledger.lost_in_parts(
	p_kind smallint, p_stake bigint, p_win bigint, p_stake_bonus bigint, p_stake_removed bigint, p_win_bonus bigint,
	p_win_removed bigint
) returns bigint language sql immutable
	return ledger.lost(
		p_kind, p_stake - coalesce(p_stake_bonus + p_stake_removed, 0), p_win - coalesce(p_win_bonus + p_win_removed, 0));
