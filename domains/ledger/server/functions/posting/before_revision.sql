-- What is open of an operation before its change of this number: the kind that was opened, and the amount (null if nothing is
-- open). No kind where this number does not come next. Number 1 is what closed it first, or the operation itself if it was
-- closed at once.
-- Volatile, so that each question sees what is committed by then: an operation that has waited for the wallet's row is
-- judged again, by what was closed meanwhile.
create or replace function ledger.before_revision(
	p_bucket smallint, p_player bigint, p_currency smallint, p_opened bigint, p_number smallint,
	out opened_kind smallint, out open_now bigint
) language plpgsql volatile as $$
declare
	opened ledger.journal;
	first ledger.journal;
begin
	select j.* into opened from ledger.journal j
	where j.bucket = p_bucket and j.op_id = p_opened and j.player_id = p_player and j.currency = p_currency and j.kind > 0;
	if not found then return; end if;
	perform from ledger.revision v where v.bucket = p_bucket and v.opened = p_opened and v.number = p_number;
	if found then return; end if;
	if p_number > 2 then
		select v.open_after into open_now from ledger.revision v
		where v.bucket = p_bucket and v.opened = p_opened and v.number = p_number - 1;
		if not found then return; end if;
	elsif ledger.is_closed_by_others(opened.kind) then
		select j.* into first from ledger.journal j where j.bucket = p_bucket and j.op_id = -p_opened and j.kind > 0;
		if not found then return; end if;
		open_now := ledger.open_after(opened.stake, first.kind, first.stake);
	end if;
	opened_kind := opened.kind;
end $$;
