-- The parts of an operation that are not cash, by what its wallet had before it and by the terms as they are: of a stake in
-- the order of funds, of what closes or corrects it as its opening had them, and of nothing else.
-- `opens`: by how much the number of openings with parts changes. `cash_needed`: what must be in cash before it.
create or replace function ledger.parts_of(
	p_bucket smallint, p_player bigint, p_currency smallint, p_cash bigint, p_bonus bigint, p_locked bigint,
	p_op bigint, p_kind smallint, p_opened bigint, p_revision smallint, p_stake bigint, p_win bigint, p_class smallint,
	p_at timestamptz,
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

	-- A stake whose caller names no class of games takes the player's own cash alone, and counts nothing.
	if coalesce(p_class, 0) = 0 then return; end if;
	wager := ledger.wager_in_force(p_bucket, p_player, p_currency, p_at);
	if wager.grant_id is null or coalesce(wager.shares[p_class], -1) < 0 then return; end if;
	grant_id := wager.grant_id;
	share := wager.shares[p_class];
	case wager.funds_order
		when 'bonusFirst' then
			stake_bonus := least(p_stake, p_bonus);
			stake_locked := least(p_stake - stake_bonus, p_locked);
		when 'inProportion' then
			-- What the funds do not hold stays to cash, which refuses it.
			part := ledger.in_proportion(least(p_stake, p_cash + p_bonus + p_locked), p_cash, p_bonus, p_locked);
			stake_bonus := part.of_bonus;
			stake_locked := part.of_locked;
		else
			stake_locked := least(greatest(0, p_stake - p_cash), p_locked);
			stake_bonus := least(greatest(0, p_stake - p_cash - stake_locked), p_bonus);
	end case;
	cash_needed := p_stake - stake_bonus - stake_locked;
	if p_stake > 0 then
		win_bonus := div(p_win::numeric * stake_bonus, p_stake);
		win_locked := div(p_win::numeric * stake_locked, p_stake);
	end if;
	if ledger.counts_itself(p_kind) then
		counted := least(
			case wager.counts when 'all' then p_stake else stake_bonus + stake_locked end * share::numeric, wager.left_to_wager);
	end if;
	if ledger.is_closed_by_others(p_kind) and (
		stake_bonus + stake_locked + counted > 0
		or (wager.counts = 'all' and share > 0 and p_stake > 0 and not ledger.counts_itself(p_kind))
	) then
		opens := 1;
	end if;
end $$;
