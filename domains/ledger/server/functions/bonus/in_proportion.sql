-- The parts of an amount that are not cash, in the proportion of three funds that hold it: products without a bound, and what
-- the divisions leave to cash, as far as there is any. All of the funds together gives all of each.
create or replace function ledger.in_proportion(
	p_amount bigint, p_cash bigint, p_bonus bigint, p_locked bigint, out of_bonus bigint, out of_locked bigint
) language plpgsql immutable as $$
declare
	held constant numeric := p_cash::numeric + p_bonus + p_locked;
	over bigint;
begin
	of_bonus := 0;
	of_locked := 0;
	if held = 0 then return; end if;
	of_bonus := div(p_amount::numeric * p_bonus, held);
	of_locked := div(p_amount::numeric * p_locked, held);
	over := greatest(0, p_amount - of_bonus - of_locked - p_cash);
	of_bonus := of_bonus + least(over, p_bonus - of_bonus);
	of_locked := p_amount - of_bonus - least(p_cash, p_amount - of_bonus - of_locked);
end $$;
