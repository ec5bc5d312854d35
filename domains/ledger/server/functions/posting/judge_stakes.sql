-- Judges the stakes of a batch that caps or terms may hold back, all in one statement: otherwise each asks several questions
-- of its own, and beginning the plan of a question costs more than its answer. It locks nothing, so a judgement holds for one
-- version of its wallet's row (`version`) and no other: whatever changes guards, terms or what they count writes that row in
-- the same transaction. A wallet that has bars alone is not judged: most of them begin later.
-- One element for each such stake: its place, whether it may be taken, its parts, and what they add to cash, bonus and locked
-- money beside what its kind moves.
create or replace function ledger.judge_stakes(
	p_at timestamptz, p_bucket smallint[], p_player bigint[], p_currency smallint[], p_kind smallint[], p_stake bigint[],
	p_win bigint[], p_game integer[], p_class smallint[], p_shown bigint[],
	out place integer[], out version xid[], out may boolean[], out grant_id bigint[], out stake_bonus bigint[],
	out stake_locked bigint[], out win_bonus bigint[], out win_locked bigint[], out counted bigint[], out share smallint[],
	out opens integer[], out shift_cash bigint[], out shift_bonus bigint[], out shift_locked bigint[]
) language plpgsql volatile as $$
#variable_conflict use_column
begin
	select
		array_agg(j.place), array_agg(j.version), array_agg(j.may), array_agg(j.grant_id), array_agg(j.stake_bonus),
		array_agg(j.stake_locked), array_agg(j.win_bonus), array_agg(j.win_locked), array_agg(j.counted), array_agg(j.share),
		array_agg(j.opens),
		array_agg(-ledger.moved('cash', j.kind, j.stake_bonus + j.stake_locked, j.win_bonus + j.win_locked)),
		array_agg(ledger.moved('cash', j.kind, j.stake_bonus, j.win_bonus)),
		array_agg(ledger.moved('cash', j.kind, j.stake_locked, j.win_locked))
	into place, version, may, grant_id, stake_bonus, stake_locked, win_bonus, win_locked, counted, share, opens, shift_cash,
		shift_bonus, shift_locked
	from (
		select
			r.place, r.kind, r.version,
			r.known and r.stake - r.stake_bonus - r.stake_locked <= r.cash
				and not exists (
					select from ledger.bar b
					where b.bucket = r.bucket and b.player_id = r.player_id and b.currency = r.currency
						and b.from_at <= p_at and p_at < b.until_at
				)
				and case when r.guarded_from in (-1, -3) and r.stake - r.stake_bonus > 0 then not exists (
					select from ledger.cap c
					cross join lateral ledger.cap_use(
						c.bucket, c.player_id, c.currency, c.measure, c.zone, c.window_ms, c.since, c.used, p_at) u
					where c.bucket = r.bucket and c.player_id = r.player_id and c.currency = r.currency
						and u.used + r.stake - r.stake_bonus > c.max
				) else true end as may,
			r.grant_id, r.stake_bonus, r.stake_locked, r.win_bonus, r.win_locked, r.counted, r.share, r.opens
		from (
			select
				r.place::integer as place, r.bucket, r.player_id, r.currency, r.kind, r.stake, w.xmin as version, w.cash,
				w.guarded_from, (coalesce(r.shown, 0) = 0 or r.shown = coalesce(s.in_force, -1)) and s.ceiling is null as known,
				coalesce(s.grant_id, 0) as grant_id, coalesce(s.stake_bonus, 0) as stake_bonus,
				coalesce(s.stake_locked, 0) as stake_locked, coalesce(s.win_bonus, 0) as win_bonus,
				coalesce(s.win_locked, 0) as win_locked, coalesce(s.counted, 0) as counted,
				coalesce(s.share, 0::smallint) as share, coalesce(s.opens, 0) as opens
			from unnest(p_bucket, p_player, p_currency, p_kind, p_stake, p_win, p_class, p_shown) with ordinality
				as r (bucket, player_id, currency, kind, stake, win, class, shown, place)
			join ledger.wallet w
				on w.bucket = r.bucket and w.player_id = r.player_id and w.currency = r.currency and w.guarded_from < 0
			left join lateral ledger.parts_of_stake(
				w.bucket, w.player_id, w.currency, w.cash, w.bonus, w.locked, r.kind, r.stake, r.win,
				-- Looked up for these few alone.
				p_game[r.place::integer], r.class, p_at) s on true
			where ledger.staked(r.kind, 1) > 0
			offset 0
		) r
	) j;
end $$;
