-- What the players of a batch do in rounds with decisions and the money that moves with it, in one statement: opens some
-- with their first stakes, and ends others with their wins. `p_openings` and `p_steps` are those of play.apply_rounds, and
-- the others those of ledger.post_batch. Each act has one operation; both are sorted by player, so an act's place (from 0)
-- in its list says which.
--
-- Returns the results of ledger.post_batch, each column as the text of a JSON array. A stake that is refused leaves no
-- round. All else is all or nothing: where a round is not as its act expects it, BR001 says in its detail which acts could
-- be done.
create or replace function play.move_rounds(
	p_openings json, p_steps json,
	p_at timestamptz, p_op bigint[], p_bucket smallint[], p_player bigint[], p_currency smallint[], p_kind smallint[],
	p_reference bigint[], p_game integer[], p_stake bigint[], p_win bigint[],
	p_sealed bytea, p_sealed_from integer[], p_sealed_bytes integer[],
	p_opened bigint[], p_revision smallint[], p_class smallint[], p_shown bigint[]
) returns json
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
declare
	applied record;
	done integer[];
	posted record;
begin
	-- The rows are locked before the wallets.
	select a.opened, a.stepped into applied from play.apply_rounds(p_openings, p_steps) a;
	done := coalesce(applied.opened, '{}') || coalesce(applied.stepped, '{}');
	if cardinality(done) < cardinality(p_op) then
		raise exception 'not every round is as its act expects it' using errcode = 'BR001', detail = array_to_json(done)::text;
	end if;
	select p.* into posted from ledger.post_batch(
		p_at, p_op, p_bucket, p_player, p_currency, p_kind, p_reference, p_game, p_stake, p_win, p_sealed, p_sealed_from,
		p_sealed_bytes, p_opened, p_revision, p_class, p_shown) p;
	if posted.unmoved_place is not null then
		-- 2 and 5 are refusals, 1 and 3 say that the id was used before: no round is opened by it. 4: there is no wallet.
		if 4 = any(posted.unmoved_outcome) or exists (
			select from unnest(posted.unmoved_place) as u (place)
			where applied.opened is null or u.place - 1 <> all(applied.opened)
		) then
			raise exception 'each stake of an open round is closed once, in a wallet' using errcode = 'BR002';
		end if;
		delete from play.open_round o
		using json_to_recordset(p_openings) as r (place integer, bucket smallint, player_id bigint, round_id bigint)
		where r.place + 1 = any(posted.unmoved_place)
			and o.bucket = r.bucket and o.player_id = r.player_id and o.round_id = r.round_id;
	end if;
	return (select json_object_agg(c.key, c.value) from json_each_text(row_to_json(posted)) c);
end;
$$;
