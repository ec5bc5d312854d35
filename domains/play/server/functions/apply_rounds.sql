-- What the players of a batch do in rounds with decisions: opens some, and applies an action to or ends others that are
-- still at their step, of the seed that the caller has. Returns the places of those that were done. A round is not opened
-- where it, or another one of the game, is open, or its pair has been ended; its pair is locked, so that it is not ended
-- meanwhile.
--
-- Both lists are sorted by player, and rows are locked in that order, the new ones first. A row is only waited for by who
-- has later ones to lock, and wallets come after it: so batches of several processes never wait in a circle.
--
-- Plans are pinned: one that was cached while the table was empty would scan it once it has grown.
create or replace function play.apply_rounds(p_openings json, p_steps json, out opened integer[], out stepped integer[])
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
begin
	if p_openings is not null then
		with inserted as (
			insert into play.open_round (
				bucket, player_id, round_id, game_number, sheet_version, currency, commitment, client_seed, nonce, salt, rules_hash,
				bet, staked_minor, step, actions, further_stakes, due_at
			)
			select
				s.bucket, s.player_id, r.round_id, r.game_number, r.sheet_version, r.currency, s.commitment, r.client_seed, r.nonce,
				s.salt, r.rules_hash, r.bet, r.staked_minor, 0, '[]', '[]', r.due_at
			from json_to_recordset(p_openings) as r (
				bucket smallint, player_id bigint, round_id bigint, game_number integer, sheet_version integer, currency text,
				commitment text, client_seed text, nonce bigint, rules_hash text, bet jsonb, staked_minor bigint, due_at timestamptz
			)
			join play.seeds s on s.bucket = r.bucket and s.player_id = r.player_id and s.commitment = r.commitment
			order by s.player_id
			for share of s
			on conflict do nothing
			returning player_id, round_id
		)
		-- Where one stands there twice, the first.
		select array_agg(f.place) into opened
		from (
			select min(r.place) as place
			from json_to_recordset(p_openings) as r (place integer, player_id bigint, round_id bigint)
			where (r.player_id, r.round_id) in (select player_id, round_id from inserted)
			group by r.player_id, r.round_id
		) f;
	end if;
	if p_steps is not null then
		with done as (
			merge into play.open_round o
			using json_to_recordset(p_steps) as r (
				place integer, bucket smallint, player_id bigint, round_id bigint, step smallint, commitment text, action jsonb,
				staked_minor bigint, due_at timestamptz
			)
			on o.bucket = r.bucket and o.player_id = r.player_id and o.round_id = r.round_id and o.step = r.step
				and o.commitment = r.commitment
			when matched and r.action is null then delete
			when matched then
				update set actions = o.actions || r.action, staked_minor = r.staked_minor, due_at = r.due_at, step = o.step + 1
			returning r.place
		)
		select array_agg(place) into stepped from done;
	end if;
end;
$$;
