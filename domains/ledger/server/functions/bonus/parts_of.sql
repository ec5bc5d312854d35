-- The parts of an operation that are not cash, by what its wallet had before it and by the terms as they are: of a stake in
-- the order of funds, of what closes or corrects it as its opening had them, and of nothing else.
-- `opens`: by how much the number of openings with parts changes. `cash_needed`: what must be in cash before it.
create or replace function ledger.parts_of(
	p_bucket smallint, p_player bigint, p_currency smallint, p_cash bigint, p_bonus bigint, p_locked bigint,
	p_op bigint, p_kind smallint, p_opened bigint, p_revision smallint, p_stake bigint, p_win bigint, p_game integer,
	p_class smallint, p_at timestamptz,
	out grant_id bigint, out stake_bonus bigint, out stake_locked bigint, out win_bonus bigint, out win_locked bigint,
	out stake_removed bigint, out win_removed bigint, out counted bigint, out share smallint, out opens integer, out cash_needed bigint
) language plpgsql volatile as $$
declare
	wager ledger.wager;
	part record;
begin
	grant_id := 0;
	stake_bonus := 0;
	stake_locked := 0;
	win_bonus := 0;
	win_locked := 0;
	stake_removed := 0;
	win_removed := 0;
	counted := 0;
	share := 0;
	opens := 0;
	cash_needed := case when ledger.moved('cash', p_kind, 1, 0) < 0 then p_stake else 0 end;
	if ledger.wins_bonus(p_kind) then
		wager := ledger.wager_in_force(p_bucket, p_player, p_currency, p_at);
		if wager.grant_id is null then return; end if;
		grant_id := wager.grant_id;
		-- No sum of them is beyond what a bigint holds.
		counted := -least(p_win::numeric * wager.per_win, 9e18 - wager.left_to_wager);
		return;
	end if;
	if ledger.staked(p_kind, 1) = 0 then
		if ledger.opens(p_kind) then return; end if;
		part := ledger.parts_of_change(p_bucket, p_player, p_currency, p_bonus, p_locked,
			case when p_revision > 0 then p_opened else -p_op end, p_kind, p_revision, p_stake, p_win, p_at);
		if part.grant_id is null then return; end if;
		grant_id := part.grant_id;
		stake_bonus := part.stake_bonus;
		stake_locked := part.stake_locked;
		win_bonus := part.win_bonus;
		win_locked := part.win_locked;
		stake_removed := part.stake_removed;
		win_removed := part.win_removed;
		counted := part.counted;
		opens := part.opens;
		if cash_needed > 0 then cash_needed := p_stake - stake_bonus - stake_locked - stake_removed; end if;
		return;
	end if;

	select s.* into part from ledger.parts_of_stake(
		p_bucket, p_player, p_currency, p_cash, p_bonus, p_locked, p_kind, p_stake, p_win, p_game, p_class, p_at) s;
	if part.grant_id is null then return; end if;
	grant_id := part.grant_id;
	stake_bonus := part.stake_bonus;
	stake_locked := part.stake_locked;
	win_bonus := part.win_bonus;
	win_locked := part.win_locked;
	counted := part.counted;
	share := part.share;
	opens := part.opens;
	cash_needed := p_stake - stake_bonus - stake_locked;
end $$;
