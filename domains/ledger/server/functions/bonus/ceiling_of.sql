-- The ceiling that holds a single stake of the player's back, whatever was staked before it: the maximum of the terms in
-- force, and no stake at all in a class of games that they exclude. Null where none does.
create or replace function ledger.ceiling_of(
	p_bucket smallint, p_player bigint, p_currency smallint, p_kind smallint, p_stake bigint, p_class smallint,
	p_at timestamptz, out guard smallint, out remaining bigint
) language plpgsql volatile as $$
declare
	wager ledger.wager;
begin
	if ledger.staked(p_kind, p_stake) = 0 then return; end if;
	wager := ledger.wager_in_force(p_bucket, p_player, p_currency, p_at);
	if wager.grant_id is null then return; end if;
	if p_class > 0 and coalesce(wager.shares[p_class], -1) < 0 then
		guard := ledger.terms_guard();
		remaining := 0;
	elsif p_stake > wager.max_stake then
		guard := ledger.terms_guard();
		remaining := wager.max_stake;
	end if;
end $$;
