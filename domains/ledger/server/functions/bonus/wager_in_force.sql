-- The terms under which a wallet plays with bonus money now; no row where there are none, or their time is over.
-- Volatile, so that each question sees what is committed by then: a stake that has waited for the wallet's row is judged
-- again, by the terms as they have become.
create or replace function ledger.wager_in_force(
	p_bucket smallint, p_player bigint, p_currency smallint, p_at timestamptz
) returns ledger.wager language plpgsql volatile as $$
declare
	found_wager ledger.wager;
begin
	select w.* into found_wager from ledger.wager w
	where w.bucket = p_bucket and w.player_id = p_player and w.currency = p_currency
		and w.grant_id <> 0 and w.until_at > p_at;
	return found_wager;
end $$;
