-- The parts of what closes or corrects an opening: as the opening had them. Nulls where it had none.
-- If its grant has become the player's meanwhile, they are cash; if it was removed, what was bonus is the operator's.
-- Of a stake that is taken back it was never the player's, so it is not taken from them.
create or replace function ledger.parts_of_change(
	p_bucket smallint, p_player bigint, p_currency smallint, p_bonus bigint, p_locked bigint, p_opened bigint,
	p_kind smallint, p_revision smallint, p_stake bigint, p_win bigint, p_at timestamptz,
	out grant_id bigint, out stake_bonus bigint, out stake_locked bigint, out win_bonus bigint, out win_locked bigint,
	out stake_removed bigint, out win_removed bigint, out counted bigint, out opens integer
) language plpgsql volatile as $$
declare
	of_opened ledger.split;
	opened ledger.journal;
	wager ledger.wager;
	is_in_force boolean;
	is_removed boolean := false;
	open_now bigint;
	closed record;
	part record;
	to_cash constant integer := ledger.moved('cash', p_kind, 1, 0);
begin
	select s.* into of_opened from ledger.split s where s.bucket = p_bucket and s.op_id = p_opened;
	if not found then return; end if;
	select j.* into opened from ledger.journal j
	where j.bucket = p_bucket and j.op_id = p_opened and j.player_id = p_player and j.currency = p_currency;
	if not found then return; end if;
	select w.* into wager from ledger.wager w
	where w.bucket = p_bucket and w.player_id = p_player and w.currency = p_currency and w.grant_id = of_opened.grant_id;
	is_in_force := found;
	if not is_in_force then
		is_removed := exists (
			select from ledger.journal j
			where j.bucket = p_bucket and j.op_id = -of_opened.grant_id and j.kind = ledger.kind_of('bonusRemoved')
		);
	end if;
	grant_id := of_opened.grant_id;
	stake_bonus := 0;
	stake_locked := 0;
	win_bonus := div(p_win::numeric * of_opened.stake_bonus, greatest(1, opened.stake));
	win_locked := div(p_win::numeric * of_opened.stake_locked, greatest(1, opened.stake));
	stake_removed := 0;
	win_removed := 0;
	counted := 0;
	opens := 0;

	if to_cash < 0 then
		-- A correction takes back: from the bonus no more than there is.
		stake_bonus := div(p_stake::numeric * of_opened.stake_bonus, greatest(1, opened.stake));
		stake_locked := div(p_stake::numeric * of_opened.stake_locked, greatest(1, opened.stake));
		if is_removed then stake_removed := stake_bonus; end if;
		stake_bonus := case when is_in_force then least(stake_bonus, p_bonus) else 0 end;
		stake_locked := case when is_in_force then least(stake_locked, p_locked) else 0 end;
	else
		open_now := opened.stake;
		if p_revision > 0 then
			part := ledger.before_revision(p_bucket, p_player, p_currency, p_opened, p_revision);
			open_now := part.open_now;
		end if;
		-- Of what is still open the same share of each part; the last closing takes what remains of them.
		select coalesce(sum(s.stake_bonus), 0)::bigint as bonus, coalesce(sum(s.stake_locked), 0)::bigint as locked into closed
		from ledger.split s
		where s.bucket = p_bucket and (s.op_id = -p_opened or s.op_id in (
			select v.op_id from ledger.revision v where v.bucket = p_bucket and v.opened = p_opened));
		part := ledger.in_proportion(
			least(p_stake, open_now), open_now - (of_opened.stake_bonus - closed.bonus) - (of_opened.stake_locked - closed.locked),
			of_opened.stake_bonus - closed.bonus, of_opened.stake_locked - closed.locked);
		stake_bonus := part.of_bonus;
		stake_locked := part.of_locked;
		opens := case when ledger.open_after(open_now, p_kind, p_stake) is null then -1 else 0 end;
		if is_in_force and wager.until_at > p_at and ledger.counts_opened(p_kind) then
			counted := least(
				case wager.counts when 'all' then p_stake else stake_bonus + stake_locked end * of_opened.share::numeric,
				wager.left_to_wager);
		end if;
		if to_cash > 0 then
			-- A void: the parts come back, and what they had counted.
			if is_in_force then
				counted := -of_opened.counted;
			else
				if is_removed then stake_removed := stake_bonus; end if;
				stake_bonus := 0;
				stake_locked := 0;
			end if;
		end if;
	end if;
	if not is_in_force then
		if is_removed then win_removed := win_bonus; end if;
		win_bonus := 0;
		win_locked := 0;
	end if;
end $$;
