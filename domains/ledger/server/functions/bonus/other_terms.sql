-- Whether the wallet's terms are not those that an operation's caller has shown: 0 for a caller that says nothing, -1 for one
-- that has shown no bonus, else the grant. What wins bonus money must name the grant in force.
create or replace function ledger.other_terms(
	p_bucket smallint, p_player bigint, p_currency smallint, p_kind smallint, p_shown bigint, p_at timestamptz
) returns boolean language plpgsql volatile as $$
declare
	is_win constant boolean := ledger.wins_bonus(p_kind);
	shown constant bigint := coalesce(p_shown, 0);
	wager ledger.wager;
begin
	if not is_win and (shown = 0 or ledger.staked(p_kind, 1) = 0) then return false; end if;
	wager := ledger.wager_in_force(p_bucket, p_player, p_currency, p_at);
	if is_win then return shown <> coalesce(wager.grant_id, 0) or shown = 0; end if;
	return shown <> coalesce(wager.grant_id, -1);
end $$;
