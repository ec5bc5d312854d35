-- Takes a grant out of force, or out of those that are promised, and says what is to be moved in the same transaction: the
-- bonus or promised money that goes back, and the locked money that is free.
create or replace function ledger.begin_removal(
	p_at timestamptz, p_bucket smallint, p_player bigint, p_currency smallint, p_grant bigint,
	out outcome text, out bonus bigint, out np_bonus bigint, out locked bigint
) language plpgsql volatile as $$
#variable_conflict use_column
declare
	was ledger.wallet;
	granted ledger.journal;
	ended ledger.journal;
begin
	bonus := 0;
	np_bonus := 0;
	locked := 0;
	select w.* into was from ledger.wallet w
	where w.bucket = p_bucket and w.player_id = p_player and w.currency = p_currency for update;
	if not found then
		outcome := 'missing';
		return;
	end if;
	select j.* into granted from ledger.journal j
	where j.bucket = p_bucket and j.op_id = p_grant and j.player_id = p_player and j.currency = p_currency
		and j.kind = ledger.kind_of('bonusGranted');
	if not found then
		outcome := 'unknown';
		return;
	end if;
	select j.* into ended from ledger.journal j where j.bucket = p_bucket and j.op_id = -p_grant;
	if found then
		outcome := case when ended.kind = ledger.kind_of('bonusConverted') then 'converted' else 'removed' end;
		return;
	end if;
	outcome := 'ending';
	perform from ledger.wager g
	where g.bucket = p_bucket and g.player_id = p_player and g.currency = p_currency and g.grant_id = p_grant;
	if not found then
		np_bonus := granted.win;
		return;
	end if;
	bonus := was.bonus;
	locked := was.locked;
	perform ledger.end_grant(p_at, p_bucket, p_player, p_currency);
end $$;
