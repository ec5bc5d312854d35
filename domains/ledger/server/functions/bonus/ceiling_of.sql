-- The ceiling that holds a single stake of the player's back, whatever was staked before it: the maximum of the terms in
-- force, and no stake at all in a class of games, or on a game, that they exclude. Null where none does.
create or replace function ledger.ceiling_of(
	p_bucket smallint, p_player bigint, p_currency smallint, p_kind smallint, p_stake bigint, p_game integer,
	p_class smallint, p_at timestamptz, out guard smallint, out remaining bigint
) language plpgsql volatile as $$
begin
	if ledger.staked(p_kind, p_stake) = 0 then return; end if;
	select s.ceiling into remaining
	from ledger.parts_of_stake(p_bucket, p_player, p_currency, 0, 0, 0, p_kind, p_stake, 0, p_game, p_class, p_at) s;
	if remaining is not null then guard := ledger.terms_guard(); end if;
end $$;
