-- The guard that holds a stake back: the bar of the lowest number, else the ceiling of the terms, else the cap with the least
-- headroom. `p_stake` is of the player's own money, `p_whole` with the bonus in it. Null where none does.
-- Volatile, so that each question sees what is committed by then: a stake that has waited for the wallet's row is judged
-- again, by the guards as they have become.
create or replace function ledger.guard_of(
	p_bucket smallint, p_player bigint, p_currency smallint, p_stake bigint, p_at timestamptz,
	p_kind smallint, p_whole bigint, p_game integer, p_class smallint,
	out guard smallint, out remaining bigint, out until_at timestamptz
) language plpgsql volatile as $$
declare
	tightest ledger.cap;
	ceiling record;
begin
	select b.number, 0, nullif(b.until_at, 'infinity') into guard, remaining, until_at
	from ledger.bar b
	where b.bucket = p_bucket and b.player_id = p_player and b.currency = p_currency
		and b.from_at <= p_at and p_at < b.until_at
	order by b.number limit 1;
	if found then return; end if;
	ceiling := ledger.ceiling_of(p_bucket, p_player, p_currency, p_kind, p_whole, p_game, p_class, p_at);
	if ceiling.guard is not null then
		guard := ceiling.guard;
		remaining := ceiling.remaining;
		return;
	end if;
	select c.* into tightest
	from ledger.cap c
	where c.bucket = p_bucket and c.player_id = p_player and c.currency = p_currency
		and p_stake > 0 and ledger.used_at(c, p_at) + p_stake > c.max
	order by c.max - ledger.used_at(c, p_at), c.number limit 1;
	if not found then return; end if;
	guard := tightest.number;
	remaining := greatest(0, tightest.max - ledger.used_at(tightest, p_at));
	until_at := ledger.room_at(tightest, p_stake, p_at);
end $$;
