-- As `ledger.cap_use`, in a statement of its own.
create or replace function ledger.used_at(c ledger.cap, p_at timestamptz) returns bigint language plpgsql volatile as $$
declare
	used_now bigint;
begin
	select u.used into used_now
	from ledger.cap_use(c.bucket, c.player_id, c.currency, c.measure, c.zone, c.window_ms, c.since, c.used, p_at) u;
	return used_now;
end $$;
