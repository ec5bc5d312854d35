-- Applies up to some hundred operations, at most one for each wallet, sorted by player so that batches never deadlock.
-- One transaction, whatever becomes of each: one player's poverty does not fail the others.
--
-- The results are arrays in six groups. Within a group all have the same length, or are null where the group is empty, and
-- `…_place` is the operation's place in the input (from 1).
--   `moved_…`: the operations that are applied, with the seq and the cash of their wallets afterwards.
--   `fund_…`: the other funds of those of these wallets that have any.
--   `unmoved_…`: the operations that are not. The outcomes: 1 applied before, 2 insufficient (recorded; `cash` is what there
--   was), 3 conflict, 4 no wallet, 5 held back by a guard (recorded), 6 other terms than were shown.
--   `held_…`: by which guard an operation is held back, its headroom, and until when in milliseconds since 1970 (a null
--   element where that is unknown).
--   `part_…`: the parts of applied operations that are not cash, and what was counted of them.
--   `converted_…`: where an operation counted the last unit of a grant, the seq and cash after the second one that ended it.
--   Its wallet has neither bonus nor locked money then; the other groups have the wallet before that.
--
-- Plans are pinned: one that was cached while the journal was empty would scan it once it has grown.
create or replace function ledger.post_batch(
	p_at timestamptz, p_op bigint[], p_bucket smallint[], p_player bigint[], p_currency smallint[], p_kind smallint[],
	p_reference bigint[], p_game integer[], p_stake bigint[], p_win bigint[],
	-- All sealed bytes in one value, and where each operation's begin (from 1) and how many they are; null without any.
	p_sealed bytea, p_sealed_from integer[], p_sealed_bytes integer[],
	-- What the operation follows and with which number, 0 for nothing; null where none follows anything, and from a version of
	-- the site before these parameters.
	p_opened bigint[] default null, p_revision smallint[] default null,
	-- The class of the game, 0 for none, and the grant that the player was shown: 0 where the caller does not say, -1 for none.
	p_class smallint[] default null, p_shown bigint[] default null,
	out moved_place integer[], out moved_seq bigint[], out moved_cash bigint[],
	out fund_place integer[], out fund_bonus bigint[], out fund_locked bigint[], out fund_np_bonus bigint[],
	out fund_pending_withdrawal bigint[], out fund_open_stakes bigint[],
	out unmoved_place integer[], out unmoved_outcome smallint[], out unmoved_seq bigint[], out unmoved_cash bigint[],
	out held_place integer[], out held_guard smallint[], out held_headroom bigint[], out held_until_ms bigint[],
	out part_place integer[], out part_grant bigint[], out part_stake_bonus bigint[], out part_stake_locked bigint[],
	out part_stake_removed bigint[], out part_win_bonus bigint[], out part_win_locked bigint[], out part_win_removed bigint[], out part_counted bigint[],
	out converted_place integer[], out converted_seq bigint[], out converted_cash bigint[]
) language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
#variable_conflict use_column
declare
	asked constant integer := cardinality(p_op);
	recorded ledger.journal;
	cash_now bigint;
	answer smallint;
	-- What is counted by caps: wallets without one are left out.
	counted integer[];
	counted_seq bigint[];
	this_minute constant integer := floor(extract(epoch from p_at) / 60);
	guard record;
	-- Where parts of an operation may not be cash: its place, and the cash, bonus and locked money before it.
	looked bigint[];
	was bigint[];
	-- Judged beforehand: which of them each operation is, or 0; for each the version of its wallet, whether it may be taken, and
	-- its shifts; and which of them are applied as they were judged, with parts.
	judged record;
	judged_at integer[];
	version xid[];
	may boolean[];
	shift_cash bigint[];
	shift_bonus bigint[];
	shift_locked bigint[];
	in_parts integer[];
	complete integer[];
	-- The place of a stake that counted the last unit of its grant, and the terms of that.
	done integer;
	wager ledger.wager;
	part record;
	again record;
	converted_op bigint[];
	converted_stake bigint[];
	converted_win bigint[];
	own_wallet ledger.wallet;
	own_stake bigint;
	-- Whether some operation's id has been met before.
	is_repeated boolean := false;
begin
	<<attempts>>
	loop
		begin
			judged_at := null;
			judged := ledger.judge_stakes(p_at, p_bucket, p_player, p_currency, p_kind, p_stake, p_win, p_game, p_class, p_shown);
			if judged.place is not null then
				judged_at := array_fill(0, array[asked]);
				version := judged.version;
				may := judged.may;
				shift_cash := judged.shift_cash;
				shift_bonus := judged.shift_bonus;
				shift_locked := judged.shift_locked;
				for i in 1..cardinality(judged.place) loop
					judged_at[judged.place[i]] := i;
				end loop;
			end if;
			with moved as (
				update ledger.wallet w set
					(cash, bonus, locked, house_promotions) = (
						select
							w.cash + ledger.moved('cash', r.kind, r.stake, r.win) + coalesce(s.shifts[1], 0),
							w.bonus + ledger.moved('bonus', r.kind, r.stake, r.win) + coalesce(s.shifts[2], 0),
							w.locked + ledger.moved('locked', r.kind, r.stake, r.win) + coalesce(s.shifts[3], 0),
							w.house_promotions + ledger.moved('operatorPromotions', r.kind, r.stake, r.win)
								+ coalesce(s.shifts[4], 0)
						-- Calculated once for the four of them: it reads the terms.
						from (
							select case
								when w.guarded_from < -1 and r.judged > 0 and w.xmin = version[r.judged]
									then array[shift_cash[r.judged], shift_bonus[r.judged], shift_locked[r.judged]]
								when w.guarded_from < -1 or r.revision > 0 then ledger.shifts_of(
									w, r.op_id, r.kind, r.opened, r.revision, r.stake, r.win, r.game_id, r.class, p_at) end as shifts
						) s
					),
					np_bonus = w.np_bonus + ledger.moved('npBonus', r.kind, r.stake, r.win),
					pending_withdrawal = w.pending_withdrawal + ledger.moved('pendingWithdrawal', r.kind, r.stake, r.win),
					open_stakes = w.open_stakes + ledger.moved('openStakes', r.kind, r.stake, r.win),
					house_casino = w.house_casino + ledger.moved('operatorCasino', r.kind, r.stake, r.win),
					house_sports = w.house_sports + ledger.moved('operatorSports', r.kind, r.stake, r.win),
					operator_jackpots = w.operator_jackpots + ledger.moved('operatorJackpots', r.kind, r.stake, r.win),
					operator_debt = w.operator_debt + ledger.moved('operatorDebt', r.kind, r.stake, r.win),
					transit = w.transit + ledger.moved('transit', r.kind, r.stake, r.win),
					external = w.external + ledger.moved('external', r.kind, r.stake, r.win),
					seq = w.seq + 1,
					last_op = r.op_id
				from unnest(
					p_op, p_bucket, p_player, p_currency, p_kind, p_reference, p_game, p_stake, p_win, p_sealed_from, p_sealed_bytes,
					p_opened, p_revision, p_class, p_shown, judged_at
				) with ordinality as r (
					op_id, bucket, player_id, currency, kind, reference, game_id, stake, win, sealed_from, sealed_bytes,
					opened, revision, class, shown, judged, place
				)
				where w.bucket = r.bucket and w.player_id = r.player_id and w.currency = r.currency
					-- The funds hold it, and no guard holds a stake back. What a plain wallet pays for bonus money is these comparisons
					-- and those above. A wallet that has changed since it was judged is asked again, by questions of their own.
					and case
						when r.judged > 0 and w.xmin = version[r.judged] then may[r.judged]
						when w.guarded_from < -1 or r.revision > 0 or r.shown <> 0 then ledger.may_in_parts(
							w, r.op_id, r.kind, r.opened, r.revision, r.stake, r.win, r.game_id, r.class, r.shown, p_at)
						else ledger.is_covered(w, r.kind, r.stake, r.win)
							and case when w.guarded_from <= this_minute and ledger.is_guarded(r.kind)
								then not ledger.is_held(r.bucket, r.player_id, r.currency, ledger.staked(r.kind, r.stake), p_at)
								else true end
						end
					-- Not met before: the journal's key finds that out by itself, so it is asked beforehand only when it has.
					and case when is_repeated
						then (select j.seq from ledger.journal j where j.bucket = r.bucket and j.op_id = r.op_id) is null
						else true end
					-- What closes must close what this wallet opened; only what does so first has a negative id.
					and case
						when r.revision > 0 then ledger.may_follow(
							r.bucket, r.player_id, r.currency, r.opened, r.revision, r.kind, r.stake)
						when r.op_id > 0 then ledger.opens(r.kind)
						else (
							select j.player_id = r.player_id and j.currency = r.currency
								and ledger.may_close(j.kind, j.stake, r.kind, r.stake)
							from ledger.journal j where j.bucket = r.bucket and j.op_id = -r.op_id
						) end
				returning
					r.place::integer as place, r.op_id, old.last_op as prev_op, r.player_id, r.reference, w.seq, r.stake, r.win,
					w.cash, r.game_id, r.bucket, r.currency, r.kind, r.sealed_from, r.sealed_bytes,
					w.bonus, w.locked, w.np_bonus, w.pending_withdrawal, w.open_stakes, w.guarded_from,
					w.bonus + w.locked + w.np_bonus + w.pending_withdrawal + w.open_stakes <> 0 as has_other_funds,
					case when r.judged > 0 and old.xmin = version[r.judged] then r.judged end as judged,
					case when (w.guarded_from < -1 or r.revision > 0) and (r.judged > 0 and old.xmin = version[r.judged]) is not true
						then array[r.place, old.cash, old.bonus, old.locked] end as looked
			), written as (
				insert into ledger.journal (
					op_id, prev_op, player_id, reference, seq, stake, win, cash_after, at, game_id, bucket, currency, kind, sealed
				)
				select
					m.op_id, m.prev_op, m.player_id, m.reference, m.seq, m.stake, m.win, m.cash, p_at, m.game_id, m.bucket,
					m.currency, m.kind, case when m.sealed_bytes > 0 then substring(p_sealed from m.sealed_from for m.sealed_bytes) end
				from moved m
			)
			select
				array_agg(m.place), array_agg(m.seq), array_agg(m.cash),
				array_agg(m.place) filter (where m.has_other_funds), array_agg(m.bonus) filter (where m.has_other_funds),
				array_agg(m.locked) filter (where m.has_other_funds), array_agg(m.np_bonus) filter (where m.has_other_funds),
				array_agg(m.pending_withdrawal) filter (where m.has_other_funds),
				array_agg(m.open_stakes) filter (where m.has_other_funds),
				array_agg(m.place) filter (where m.guarded_from in (-1, -3)), array_agg(m.seq) filter (where m.guarded_from in (-1, -3)),
				array_agg(m.looked) filter (where m.looked is not null),
				array_agg(m.judged) filter (where m.judged is not null)
			into moved_place, moved_seq, moved_cash, fund_place, fund_bonus, fund_locked, fund_np_bonus, fund_pending_withdrawal,
				fund_open_stakes, counted, counted_seq, looked, in_parts
			from moved m;
			if in_parts is not null then
				select s.place, s.grant_id, s.stake_bonus, s.stake_locked, s.stake_removed, s.win_bonus, s.win_locked,
					s.win_removed, s.counted, s.complete
				into part_place, part_grant, part_stake_bonus, part_stake_locked, part_stake_removed, part_win_bonus,
					part_win_locked, part_win_removed, part_counted, complete
				from ledger.write_stakes(p_op, p_bucket, p_player, p_currency, in_parts, judged.place, judged.grant_id,
					judged.stake_bonus, judged.stake_locked, judged.win_bonus, judged.win_locked, judged.counted, judged.share,
					judged.opens) s;
				foreach done in array coalesce(complete, '{}') loop
					select w.* into wager from ledger.wager w
					where w.bucket = p_bucket[done] and w.player_id = p_player[done] and w.currency = p_currency[done];
					part := ledger.convert_grant(p_at, wager);
					converted_place := converted_place || done;
					converted_seq := converted_seq || part.seq;
					converted_cash := converted_cash || part.cash;
					converted_op := converted_op || part.op;
					converted_stake := converted_stake || part.stake;
					converted_win := converted_win || part.win;
				end loop;
			end if;
			-- Before the row of a revision, which changes what its operation's parts are taken from.
			if looked is not null then
				foreach was slice 1 in array looked loop
					part := ledger.write_parts(p_at, p_bucket[was[1]], p_player[was[1]], p_currency[was[1]], was[2], was[3], was[4],
						p_op[was[1]], p_kind[was[1]], p_opened[was[1]], p_revision[was[1]], p_stake[was[1]], p_win[was[1]],
						p_game[was[1]], p_class[was[1]]);
					if part.has_parts then
						part_place := part_place || was[1]::integer;
						part_grant := part_grant || part.grant_id;
						part_stake_bonus := part_stake_bonus || part.stake_bonus;
						part_stake_locked := part_stake_locked || part.stake_locked;
						part_win_bonus := part_win_bonus || part.win_bonus;
						part_win_locked := part_win_locked || part.win_locked;
						part_stake_removed := part_stake_removed || part.stake_removed;
						part_win_removed := part_win_removed || part.win_removed;
						part_counted := part_counted || part.counted;
					end if;
					if part.converted_op is not null then
						converted_place := converted_place || was[1]::integer;
						converted_seq := converted_seq || part.converted_seq;
						converted_cash := converted_cash || part.converted_cash;
						converted_op := converted_op || part.converted_op;
						converted_stake := converted_stake || part.converted_stake;
						converted_win := converted_win || part.converted_win;
					end if;
				end loop;
			end if;
			if p_revision is not null then
				-- Its key refuses a number that another operation was given meanwhile.
				insert into ledger.revision (opened, op_id, open_after, bucket, number)
				select p_opened[m.place], p_op[m.place], ledger.open_after(b.open_now, p_kind[m.place], p_stake[m.place]),
					p_bucket[m.place], p_revision[m.place]
				from unnest(moved_place) as m (place)
				cross join lateral ledger.before_revision(
					p_bucket[m.place], p_player[m.place], p_currency[m.place], p_opened[m.place], p_revision[m.place]) b
				where p_revision[m.place] > 0;
			end if;
			exit attempts;
		exception when unique_violation then
			-- The second time another transaction was faster after all; the caller sends the batch again.
			if is_repeated then raise; end if;
			is_repeated := true;
			part_place := null;
			part_grant := null;
			part_stake_bonus := null;
			part_stake_locked := null;
			part_win_bonus := null;
			part_win_locked := null;
			part_stake_removed := null;
			part_win_removed := null;
			part_counted := null;
			converted_place := null;
			converted_seq := null;
			converted_cash := null;
			converted_op := null;
			converted_stake := null;
			converted_win := null;
		end;
	end loop;
	if counted is not null then
		perform ledger.count_moved(
			p_at, array_agg(c.seq), array_agg(p_bucket[c.place]), array_agg(p_player[c.place]), array_agg(p_currency[c.place]),
			array_agg(p_op[c.place]), array_agg(p_kind[c.place]), array_agg(p_stake[c.place]), array_agg(p_win[c.place])
		)
		from unnest(counted, counted_seq) as c (place, seq);
	end if;
	if converted_op is null then
		perform ledger.record_applied(p_bucket, p_op, moved_place);
	else
		perform ledger.count_moved(
			p_at, array_agg(c.seq), array_agg(p_bucket[c.place]), array_agg(p_player[c.place]), array_agg(p_currency[c.place]),
			array_agg(c.op), array_agg(ledger.kind_of('bonusConverted')), array_agg(c.stake), array_agg(c.win)
		)
		from unnest(converted_place, converted_seq, converted_op, converted_stake, converted_win)
			as c (place, seq, op, stake, win);
		perform ledger.record_applied(
			p_bucket || array_agg(p_bucket[c.place] order by c.number), p_op || array_agg(c.op order by c.number),
			moved_place || array_agg((asked + c.number)::integer order by c.number)
		)
		from unnest(converted_place, converted_op) with ordinality as c (place, op, number);
	end if;
	if cardinality(moved_place) = asked then return; end if;

	for i in 1..asked loop
		continue when i = any (moved_place);
		select j.* into recorded from ledger.journal j where j.bucket = p_bucket[i] and j.op_id = p_op[i];
		if found then
			cash_now := recorded.cash_after;
			answer := case
				when (recorded.player_id, recorded.currency, recorded.reference, recorded.game_id, recorded.stake)
					<> (p_player[i], p_currency[i], p_reference[i], p_game[i], p_stake[i]) then 3
				-- What a refused operation would have won was never decided by it.
				when recorded.kind = -p_kind[i] and recorded.seq < 0 then 5
				when recorded.kind = -p_kind[i] then 2
				when recorded.kind = p_kind[i] and recorded.win = p_win[i] and (
					not p_revision[i] > 0 or exists (
						select from ledger.revision v
						where v.bucket = p_bucket[i] and v.opened = p_opened[i] and v.number = p_revision[i] and v.op_id = p_op[i]
					)) is not false then 1
				else 3 end;
		else
			recorded.seq := 0;
			select w.* into own_wallet from ledger.wallet w
			where w.bucket = p_bucket[i] and w.player_id = p_player[i] and w.currency = p_currency[i];
			cash_now := coalesce(own_wallet.cash, 0);
			if not found then
				answer := 4;
			elsif ledger.other_terms(p_bucket[i], p_player[i], p_currency[i], p_kind[i], p_shown[i], p_at) then
				answer := 6;
			elsif p_op[i] < 0 or (p_revision[i] > 0 and ledger.may_follow(
				p_bucket[i], p_player[i], p_currency[i], p_opened[i], p_revision[i], p_kind[i], p_stake[i]) is not true
			) then
				answer := 3;
			elsif (p_shown[i] <> 0) is true and ledger.may_in_parts(own_wallet, p_op[i], p_kind[i], p_opened[i],
				p_revision[i], p_stake[i], p_win[i], p_game[i], p_class[i], p_shown[i], p_at)
			then
				-- What was shown has come into force since: it may be tried again.
				answer := 6;
			elsif ledger.may_now(own_wallet, p_op[i], p_kind[i], coalesce(p_opened[i], 0), coalesce(p_revision[i], 0::smallint),
				p_stake[i], p_win[i], p_game[i], coalesce(p_class[i], 0::smallint), p_at)
			then
				-- The wallet was read before a bonus ended, and the grant after it. No refusal: it is applied to what there is now.
				again := ledger.post_batch(
					p_at, p_op[i:i], p_bucket[i:i], p_player[i:i], p_currency[i:i], p_kind[i:i], p_reference[i:i], p_game[i:i],
					p_stake[i:i], p_win[i:i], p_sealed, p_sealed_from[i:i], p_sealed_bytes[i:i], p_opened[i:i], p_revision[i:i],
					p_class[i:i], p_shown[i:i]);
				moved_place := moved_place || array_replace(again.moved_place, 1, i);
				moved_seq := moved_seq || again.moved_seq;
				moved_cash := moved_cash || again.moved_cash;
				fund_place := fund_place || array_replace(again.fund_place, 1, i);
				fund_bonus := fund_bonus || again.fund_bonus;
				fund_locked := fund_locked || again.fund_locked;
				fund_np_bonus := fund_np_bonus || again.fund_np_bonus;
				fund_pending_withdrawal := fund_pending_withdrawal || again.fund_pending_withdrawal;
				fund_open_stakes := fund_open_stakes || again.fund_open_stakes;
				unmoved_place := unmoved_place || array_replace(again.unmoved_place, 1, i);
				unmoved_outcome := unmoved_outcome || again.unmoved_outcome;
				unmoved_seq := unmoved_seq || again.unmoved_seq;
				unmoved_cash := unmoved_cash || again.unmoved_cash;
				held_place := held_place || array_replace(again.held_place, 1, i);
				held_guard := held_guard || again.held_guard;
				held_headroom := held_headroom || again.held_headroom;
				held_until_ms := held_until_ms || again.held_until_ms;
				part_place := part_place || array_replace(again.part_place, 1, i);
				part_grant := part_grant || again.part_grant;
				part_stake_bonus := part_stake_bonus || again.part_stake_bonus;
				part_stake_locked := part_stake_locked || again.part_stake_locked;
				part_stake_removed := part_stake_removed || again.part_stake_removed;
				part_win_bonus := part_win_bonus || again.part_win_bonus;
				part_win_locked := part_win_locked || again.part_win_locked;
				part_win_removed := part_win_removed || again.part_win_removed;
				part_counted := part_counted || again.part_counted;
				converted_place := converted_place || array_replace(again.converted_place, 1, i);
				converted_seq := converted_seq || again.converted_seq;
				converted_cash := converted_cash || again.converted_cash;
				continue;
			else
				answer := 2;
				if ledger.is_guarded(p_kind[i]) then
					own_stake := ledger.own_stake(own_wallet, p_op[i], p_kind[i], p_stake[i], p_win[i], p_game[i], p_class[i], p_at);
					guard := ledger.guard_of(
						p_bucket[i], p_player[i], p_currency[i], own_stake, p_at, p_kind[i], p_stake[i], p_game[i], p_class[i]);
					if guard.guard is not null then
						answer := 5;
						recorded.seq := -guard.guard;
					end if;
				end if;
				insert into ledger.journal (
					op_id, prev_op, player_id, reference, seq, stake, win, cash_after, at, game_id, bucket, currency, kind
				) values (
					p_op[i], 0, p_player[i], p_reference[i], recorded.seq, p_stake[i], 0, cash_now, p_at, p_game[i], p_bucket[i],
					p_currency[i], -p_kind[i]
				);
			end if;
		end if;
		if answer = 5 then
			-- Asked again, it stays refused, with the headroom that there is by now.
			select w.* into own_wallet from ledger.wallet w
			where w.bucket = p_bucket[i] and w.player_id = p_player[i] and w.currency = p_currency[i];
			own_stake := ledger.own_stake(own_wallet, p_op[i], p_kind[i], p_stake[i], p_win[i], p_game[i], p_class[i], p_at);
			guard := ledger.guard_of(
				p_bucket[i], p_player[i], p_currency[i], own_stake, p_at, p_kind[i], p_stake[i], p_game[i], p_class[i]);
			held_place := held_place || i;
			held_guard := held_guard || (-recorded.seq)::smallint;
			held_headroom := held_headroom || case when guard.guard = -recorded.seq then guard.remaining else 0 end;
			held_until_ms := array_append(held_until_ms, (extract(epoch from guard.until_at) * 1000)::bigint);
		end if;
		unmoved_place := unmoved_place || i;
		unmoved_outcome := unmoved_outcome || answer;
		unmoved_seq := unmoved_seq || recorded.seq;
		unmoved_cash := unmoved_cash || cash_now;
	end loop;
end $$;
