-- Guards: what holds a wallet's stakes back. A bar takes none between two moments; a cap takes no more than so much of a
-- measure within a window. Who sets them, and why, is not the ledger's to know: to it each is a number.
-- The decision record is decisions/007.

-- From this minute since 1970 on a stake must look up the wallet's guards; negative where it always must, because there
-- are caps. It fills four bytes that the row had left over, so that a wallet without guards costs one comparison.
alter table ledger.wallet add column guarded_from integer not null default 2147483647;

create table ledger.bar (
	player_id bigint not null,
	from_at timestamptz not null,
	-- Infinity where nobody knows yet.
	until_at timestamptz not null,
	bucket smallint not null,
	currency smallint not null,
	number smallint not null check (number > 0),
	primary key (player_id, currency, number, bucket)
);

create table ledger.cap (
	player_id bigint not null,
	max bigint not null check (max >= 0),
	-- Counted since (a rolling window: later than; a month: from then on).
	used bigint not null,
	since timestamptz not null,
	-- A rolling window, or where it is null the calendar months of a time zone.
	window_ms bigint,
	zone text,
	measure text not null check (measure in ('stake', 'loss')),
	bucket smallint not null,
	currency smallint not null,
	number smallint not null check (number > 0),
	primary key (player_id, currency, number, bucket),
	constraint one_window check ((window_ms is null) <> (zone is null))
) with (fillfactor = 70);

-- What the rolling windows of capped wallets hold, operation by operation, so that each leaves at its own millisecond.
create table ledger.counted (
	player_id bigint not null,
	at timestamptz not null,
	seq bigint not null,
	stake bigint not null,
	loss bigint not null,
	bucket smallint not null,
	currency smallint not null,
	primary key (player_id, currency, at, seq, bucket)
);

-- What an operation adds to the two measures. A bet counts as lost until it is settled. A void bet is no loss, but it
-- was staked: were it given back, more could be staked within a window than the cap says.
create function ledger.staked(p_kind smallint, p_stake bigint) returns bigint language sql immutable
	return case when p_kind in (1, 3, 20) then p_stake else 0 end;
create function ledger.lost(p_kind smallint, p_stake bigint, p_win bigint) returns bigint language sql immutable
	return case
		when p_kind in (1, 20) then p_stake
		when p_kind in (3, 30, 31) then p_stake - p_win
		when p_kind in (2, 21) then -p_win
		when p_kind = 22 then -p_stake
		else 0 end;

-- The functions below are volatile, so that each of their questions sees what is committed by then: a stake that has
-- waited for the wallet's row is judged again, by the guards as they have become.

-- What a cap counts at a moment: what it has counted, less what has left its window since.
create function ledger.used_at(c ledger.cap, p_at timestamptz) returns bigint language plpgsql volatile as $$
begin
	if c.zone is not null then
		return case when date_trunc('month', p_at, c.zone) > c.since then 0 else c.used end;
	end if;
	return c.used - coalesce((
		select sum(case c.measure when 'stake' then k.stake else k.loss end)
		from ledger.counted k
		where k.bucket = c.bucket and k.player_id = c.player_id and k.currency = c.currency
			and k.at > c.since and k.at <= p_at - c.window_ms * interval '1 millisecond'
	), 0)::bigint;
end $$;

-- When a cap has room for a stake again; for one that never fits, when its window is empty. Null where it is empty now.
create function ledger.room_at(c ledger.cap, p_stake bigint, p_at timestamptz) returns timestamptz
language plpgsql volatile as $$
declare
	-- Not before the window is empty, or not before the stake fits.
	wanted constant bigint := least(p_stake, c.max);
	used_now constant bigint := ledger.used_at(c, p_at);
begin
	if c.zone is not null then
		return (date_trunc('month', p_at at time zone c.zone) + interval '1 month') at time zone c.zone;
	end if;
	return (
		select k.at + c.window_ms * interval '1 millisecond'
		from (
			select k.at, sum(case c.measure when 'stake' then k.stake else k.loss end) over (order by k.at, k.seq) as gone
			from ledger.counted k
			where k.bucket = c.bucket and k.player_id = c.player_id and k.currency = c.currency
				and k.at > p_at - c.window_ms * interval '1 millisecond'
		) k
		where used_now - k.gone + wanted <= c.max
		order by k.at
		limit 1
	);
end $$;

create function ledger.is_held(
	p_bucket smallint, p_player bigint, p_currency smallint, p_stake bigint, p_at timestamptz
) returns boolean language plpgsql volatile as $$
begin
	return exists (
		select from ledger.bar b
		where b.bucket = p_bucket and b.player_id = p_player and b.currency = p_currency
			and b.from_at <= p_at and p_at < b.until_at
	) or exists (
		select from ledger.cap c
		where c.bucket = p_bucket and c.player_id = p_player and c.currency = p_currency
			and p_stake > 0 and ledger.used_at(c, p_at) + p_stake > c.max
	);
end $$;

-- The guard that holds a stake back: the bar of the lowest number, else the cap with the least room. Null where none does.
create function ledger.guard_of(
	p_bucket smallint, p_player bigint, p_currency smallint, p_stake bigint, p_at timestamptz,
	out guard smallint, out remaining bigint, out until_at timestamptz
) language plpgsql volatile as $$
declare
	tightest ledger.cap;
begin
	select b.number, 0, nullif(b.until_at, 'infinity') into guard, remaining, until_at
	from ledger.bar b
	where b.bucket = p_bucket and b.player_id = p_player and b.currency = p_currency
		and b.from_at <= p_at and p_at < b.until_at
	order by b.number limit 1;
	if found then return; end if;
	select c.* into tightest
	from ledger.cap c
	where c.bucket = p_bucket and c.player_id = p_player and c.currency = p_currency
		and p_stake > 0 and ledger.used_at(c, p_at) + p_stake > c.max
	order by c.max - ledger.used_at(c, p_at), c.number limit 1;
	if not found then return; end if;
	guard := tightest.number;
	remaining := greatest(0, tightest.max - ledger.used_at(tightest, p_at));
	until_at := ledger.room_at(tightest, p_stake, p_at);
end $$;

-- Counts what has just moved in capped wallets, whose rows are locked by it. Arrays as those of the batch, cut down.
create function ledger.count_moved(
	p_at timestamptz, p_seq bigint[], p_bucket smallint[], p_player bigint[], p_currency smallint[], p_kind smallint[],
	p_stake bigint[], p_win bigint[]
) returns void language plpgsql volatile as $$
begin
	insert into ledger.counted (player_id, at, seq, stake, loss, bucket, currency)
	select m.player_id, p_at, m.seq, ledger.staked(m.kind, m.stake), ledger.lost(m.kind, m.stake, m.win), m.bucket, m.currency
	from unnest(p_seq, p_bucket, p_player, p_currency, p_kind, p_stake, p_win)
		as m (seq, bucket, player_id, currency, kind, stake, win)
	where (ledger.staked(m.kind, m.stake) <> 0 or ledger.lost(m.kind, m.stake, m.win) <> 0)
		and exists (
			select from ledger.cap c
			where c.bucket = m.bucket and c.player_id = m.player_id and c.currency = m.currency and c.zone is null
		);

	update ledger.cap c set
		used = case
			when c.zone is null then ledger.used_at(c, p_at) + case when p_at > c.since then m.amount else 0 end
			when date_trunc('month', p_at, c.zone) > c.since then m.amount
			when date_trunc('month', p_at, c.zone) = c.since then c.used + m.amount
			else c.used end,
		since = greatest(c.since, case
			when c.zone is null then p_at - c.window_ms * interval '1 millisecond'
			else date_trunc('month', p_at, c.zone) end)
	from (
		select m.bucket, m.player_id, m.currency, measure,
			case measure when 'stake' then ledger.staked(m.kind, m.stake) else ledger.lost(m.kind, m.stake, m.win) end as amount
		from unnest(p_bucket, p_player, p_currency, p_kind, p_stake, p_win)
			as m (bucket, player_id, currency, kind, stake, win)
		cross join unnest(array['stake', 'loss']) measure
	) m
	where c.bucket = m.bucket and c.player_id = m.player_id and c.currency = m.currency and c.measure = m.measure
		and m.amount <> 0;

	delete from ledger.counted k
	using unnest(p_bucket, p_player, p_currency) as m (bucket, player_id, currency)
	where k.bucket = m.bucket and k.player_id = m.player_id and k.currency = m.currency
		and k.at <= (
			select min(c.since) from ledger.cap c
			where c.bucket = m.bucket and c.player_id = m.player_id and c.currency = m.currency and c.zone is null
		);
end $$;

-- Counts back from an operation to a number or a moment, for a cap that begins while its window is already filled.
create function ledger.count_back(
	p_bucket smallint, p_player bigint, p_currency smallint, p_op bigint, p_after_seq bigint, p_after timestamptz
) returns void language sql volatile as $$
	insert into ledger.counted (player_id, at, seq, stake, loss, bucket, currency)
	with recursive chain as (
		select j.* from ledger.journal j where j.bucket = p_bucket and j.op_id = p_op
		union all
		select j.* from chain c join ledger.journal j on j.bucket = p_bucket and j.op_id = c.prev_op
		where c.seq > p_after_seq and c.at >= p_after
	)
	select p_player, at, seq, ledger.staked(kind, stake), ledger.lost(kind, stake, win), p_bucket, p_currency
	from chain
	where player_id = p_player and currency = p_currency and seq > p_after_seq and at >= p_after
		and (ledger.staked(kind, stake) <> 0 or ledger.lost(kind, stake, win) <> 0)
	on conflict do nothing
$$;

-- Makes the wallet look up its guards from the right minute on. The row is written even where nothing in it changes:
-- that makes a stake that waits for it look again.
create function ledger.keep_guard(p_at timestamptz, p_bucket smallint, p_player bigint, p_currency smallint) returns void
language sql volatile as $$
	update ledger.wallet w set guarded_from = case
		when exists (
			select from ledger.cap c where c.bucket = p_bucket and c.player_id = p_player and c.currency = p_currency
		) then -1
		else coalesce((
			select floor(extract(epoch from min(b.from_at)) / 60)::integer from ledger.bar b
			where b.bucket = p_bucket and b.player_id = p_player and b.currency = p_currency and b.until_at > p_at
		), 2147483647) end
	where w.bucket = p_bucket and w.player_id = p_player and w.currency = p_currency
$$;

-- Puts these bars in the place of all that the wallet had.
create function ledger.set_bars(
	p_at timestamptz, p_bucket smallint, p_player bigint, p_currency smallint,
	p_number smallint[], p_from timestamptz[], p_until timestamptz[]
) returns void language plpgsql volatile as $$
begin
	perform from ledger.wallet w
	where w.bucket = p_bucket and w.player_id = p_player and w.currency = p_currency for update;
	delete from ledger.bar b where b.bucket = p_bucket and b.player_id = p_player and b.currency = p_currency;
	insert into ledger.bar (player_id, from_at, until_at, bucket, currency, number)
	select p_player, g.from_at, coalesce(g.until_at, 'infinity'), p_bucket, p_currency, g.number
	from unnest(p_number, p_from, p_until) as g (number, from_at, until_at);
	perform ledger.keep_guard(p_at, p_bucket, p_player, p_currency);
end $$;

-- Puts these caps in the place of all that the wallet had. A cap that keeps its number, measure and window keeps what it
-- has counted; a new one counts what its window holds already. Most of the journal is walked before the wallet is
-- locked, because whatever waits for the wallet waits with its whole batch.
create function ledger.set_caps(
	p_at timestamptz, p_bucket smallint, p_player bigint, p_currency smallint,
	p_number smallint[], p_measure text[], p_window_ms bigint[], p_zone text[], p_max bigint[]
) returns void language plpgsql volatile
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
declare
	looks_back_to timestamptz;
	walked bigint;
	walked_op bigint;
	head bigint;
	head_op bigint;
begin
	delete from ledger.cap c
	where c.bucket = p_bucket and c.player_id = p_player and c.currency = p_currency
		and not exists (
			select from unnest(p_number, p_measure, p_window_ms, p_zone) as g (number, measure, window_ms, zone)
			where g.number = c.number and g.measure = c.measure
				and g.window_ms is not distinct from c.window_ms and g.zone is not distinct from c.zone
		);
	select min(case when g.zone is null then p_at - g.window_ms * interval '1 millisecond'
		else date_trunc('month', p_at, g.zone) end) into looks_back_to
	from unnest(p_number, p_window_ms, p_zone) as g (number, window_ms, zone)
	where not exists (
		select from ledger.cap c
		where c.bucket = p_bucket and c.player_id = p_player and c.currency = p_currency and c.number = g.number
	);
	if looks_back_to is not null then
		select w.seq, w.last_op into walked, walked_op from ledger.wallet w
		where w.bucket = p_bucket and w.player_id = p_player and w.currency = p_currency;
		perform ledger.count_back(p_bucket, p_player, p_currency, walked_op, 0, looks_back_to);
	end if;
	select w.seq, w.last_op into head, head_op from ledger.wallet w
	where w.bucket = p_bucket and w.player_id = p_player and w.currency = p_currency for update;
	if looks_back_to is not null then
		perform ledger.count_back(p_bucket, p_player, p_currency, head_op, walked, looks_back_to);
	end if;

	insert into ledger.cap as c (player_id, max, used, since, window_ms, zone, measure, bucket, currency, number)
	select p_player, g.max, coalesce((
			select sum(case g.measure when 'stake' then k.stake else k.loss end) from ledger.counted k
			where k.bucket = p_bucket and k.player_id = p_player and k.currency = p_currency
				and case when g.zone is null then k.at > g.since else k.at >= g.since end
		), 0)::bigint, g.since, g.window_ms, g.zone, g.measure, p_bucket, p_currency, g.number
	from (
		select g.*, case when g.zone is null then p_at - g.window_ms * interval '1 millisecond'
			else date_trunc('month', p_at, g.zone) end as since
		from unnest(p_number, p_measure, p_window_ms, p_zone, p_max) as g (number, measure, window_ms, zone, max)
	) g
	on conflict (player_id, currency, number, bucket) do update set max = excluded.max;

	-- Only rolling windows need the single operations.
	delete from ledger.counted k
	where k.bucket = p_bucket and k.player_id = p_player and k.currency = p_currency
		and k.at <= coalesce((
			select min(c.since) from ledger.cap c
			where c.bucket = p_bucket and c.player_id = p_player and c.currency = p_currency and c.zone is null
		), 'infinity');
	perform ledger.keep_guard(p_at, p_bucket, p_player, p_currency);
end $$;
