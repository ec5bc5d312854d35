-- No grant is in force in the wallet any more. The row stays while openings with parts are open, so that their closings look.
create or replace function ledger.end_grant(p_at timestamptz, p_bucket smallint, p_player bigint, p_currency smallint)
returns void language plpgsql volatile as $$
begin
	delete from ledger.wager w
	where w.bucket = p_bucket and w.player_id = p_player and w.currency = p_currency and w.open_parts = 0;
	update ledger.wager w set grant_id = 0, required = 0, left_to_wager = 0
	where w.bucket = p_bucket and w.player_id = p_player and w.currency = p_currency;
	perform ledger.keep_guard(p_at, p_bucket, p_player, p_currency);
end $$;
