-- The books: one wide row per wallet, one compact row per operation, one function that moves money.
-- Every table with a player in it carries bucket = player_id % 64 in its key, so that it can be spread over machines.
create schema ledger;

-- Which accounts the two amounts of an operation move between. `ledger.entry` unfolds the journal with it, and the
-- auditor compares the wallets with that, so it must say the same as the function below.
create table ledger.op_kind (
	kind smallint not null,
	leg smallint not null,
	name text not null,
	amount text not null check (amount in ('stake', 'win')),
	from_account text not null,
	to_account text not null,
	primary key (kind, leg)
);

insert into ledger.op_kind (kind, leg, name, amount, from_account, to_account) values
	(1, 1, 'casinoStake', 'stake', 'cash', 'houseCasino'),
	(2, 1, 'casinoSettle', 'win', 'houseCasino', 'cash'),
	(3, 1, 'casinoRound', 'stake', 'cash', 'houseCasino'),
	(3, 2, 'casinoRound', 'win', 'houseCasino', 'cash'),
	(10, 1, 'deposit', 'win', 'external', 'cash'),
	(11, 1, 'withdrawalRequest', 'stake', 'cash', 'pendingWithdrawal'),
	(12, 1, 'withdrawalPaid', 'stake', 'pendingWithdrawal', 'external'),
	(13, 1, 'withdrawalCancelled', 'stake', 'pendingWithdrawal', 'cash'),
	(14, 1, 'withdrawalFailed', 'stake', 'pendingWithdrawal', 'cash'),
	(20, 1, 'sportsBet', 'stake', 'cash', 'openStakes'),
	(21, 1, 'sportsSettle', 'stake', 'openStakes', 'houseSports'),
	(21, 2, 'sportsSettle', 'win', 'houseSports', 'cash'),
	(22, 1, 'sportsVoid', 'stake', 'openStakes', 'cash'),
	(30, 1, 'casinoCorrection', 'stake', 'cash', 'houseCasino'),
	(30, 2, 'casinoCorrection', 'win', 'houseCasino', 'cash'),
	(31, 1, 'sportsCorrection', 'stake', 'cash', 'houseSports'),
	(31, 2, 'sportsCorrection', 'win', 'houseSports', 'cash'),
	(32, 1, 'promotionsCorrection', 'stake', 'cash', 'housePromotions'),
	(32, 2, 'promotionsCorrection', 'win', 'housePromotions', 'cash'),
	(33, 1, 'externalCorrection', 'stake', 'cash', 'external'),
	(33, 2, 'externalCorrection', 'win', 'external', 'cash');

-- The player's funds and, beside them, the house's accounts with this player: no row is shared, so none is hot.
-- Free space in each page keeps updates in place.
create table ledger.wallet (
	player_id bigint not null,
	-- Operations applied, without a gap.
	seq bigint not null default 0,
	-- The newest operation, head of the chain; 0 for none.
	last_op bigint not null default 0,
	cash bigint not null default 0,
	bonus bigint not null default 0,
	locked bigint not null default 0,
	np_bonus bigint not null default 0,
	pending_withdrawal bigint not null default 0,
	open_stakes bigint not null default 0,
	house_casino bigint not null default 0,
	house_sports bigint not null default 0,
	house_promotions bigint not null default 0,
	external bigint not null default 0,
	bucket smallint not null,
	currency smallint not null,
	primary key (player_id, currency, bucket),
	constraint bucket_of_player check (bucket = player_id % 64),
	constraint no_fund_below_zero check (
		cash >= 0 and bonus >= 0 and locked >= 0 and np_bonus >= 0 and pending_withdrawal >= 0 and open_stakes >= 0
	),
	constraint sums_to_zero check (
		cash + bonus + locked + np_bonus + pending_withdrawal + open_stakes
			+ house_casino + house_sports + house_promotions + external = 0
	)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.2);

-- One row per operation, never changed. What opens something (a round, a bet, a withdrawal) has its own positive id;
-- what closes it has the same id, negative: so the key itself lets nothing be closed twice.
-- A refused operation stands here with its kind negative, outside the chain, so that a late duplicate stays refused.
create table ledger.journal (
	op_id bigint not null,
	-- The operation before it in the same wallet: history without a second index, and evidence of gaps.
	prev_op bigint not null,
	player_id bigint not null,
	-- The round, bet, payment or corrected operation.
	reference bigint not null,
	seq bigint not null,
	stake bigint not null,
	win bigint not null,
	-- After the operation; for a refused one what there was.
	cash_after bigint not null,
	at timestamptz not null,
	game_id integer not null,
	bucket smallint not null,
	currency smallint not null,
	kind smallint not null,
	-- What the room sealed with the operation, for instance the events of a round. Not the ledger's to understand.
	sealed bytea,
	primary key (bucket, op_id),
	constraint amounts_not_negative check (stake >= 0 and win >= 0)
);

create index journal_at on ledger.journal using brin (at) with (pages_per_range = 32);

-- Classical double entry: two lines for each leg of each applied operation.
create view ledger.entry as
	select j.bucket, j.op_id, k.leg, j.player_id, j.currency, j.at, line.account, line.amount
	from ledger.journal j
	join ledger.op_kind k using (kind)
	cross join lateral (select case k.amount when 'stake' then j.stake else j.win end as moved) m
	cross join lateral (values (k.from_account, -m.moved), (k.to_account, m.moved)) line (account, amount)
	where m.moved <> 0;

-- Applies up to some hundred operations, at most one for each wallet, sorted by player so that batches never deadlock.
-- One transaction, whatever becomes of each: one player's poverty does not fail the others.
--
-- Answers arrays of equal length: `place` in the input (from 1), and `seq` and `cash` of the wallet afterwards. `outcome`
-- is null when every operation was applied, else one per place:
--   0 applied, 1 applied before, 2 insufficient (recorded; `cash` is what there was), 3 conflict, 4 no wallet.
-- `funds` tells the other funds of those applied wallets that have any: "place:bonus:locked:npBonus:pendingWithdrawal:
-- openStakes", separated by commas. Most have none, and empty columns cost as much as full ones.
--
-- Plans are pinned: one that was cached while the journal was empty would scan it once it has grown.
create function ledger.post_batch(
	p_at timestamptz, p_op bigint[], p_bucket smallint[], p_player bigint[], p_currency smallint[], p_kind smallint[],
	p_reference bigint[], p_game integer[], p_stake bigint[], p_win bigint[],
	-- All sealed bytes in one value, and where each operation's begin (from 1) and how many they are; null without any.
	p_sealed bytea, p_sealed_from integer[], p_sealed_bytes integer[],
	out place integer[], out outcome smallint[], out seq bigint[], out cash bigint[], out funds text
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
	applied integer[];
begin
	with moved as (
		update ledger.wallet w set
			cash = w.cash + r.win + case
				when r.kind in (1, 3, 11, 20, 30, 31, 32, 33) then -r.stake
				when r.kind in (13, 14, 22) then r.stake
				else 0 end,
			pending_withdrawal = w.pending_withdrawal + case
				when r.kind = 11 then r.stake
				when r.kind in (12, 13, 14) then -r.stake
				else 0 end,
			open_stakes = w.open_stakes + case
				when r.kind = 20 then r.stake
				when r.kind in (21, 22) then -r.stake
				else 0 end,
			house_casino = w.house_casino + case when r.kind in (1, 2, 3, 30) then r.stake - r.win else 0 end,
			house_sports = w.house_sports + case when r.kind in (21, 31) then r.stake - r.win else 0 end,
			house_promotions = w.house_promotions + case when r.kind = 32 then r.stake - r.win else 0 end,
			external = w.external + case when r.kind in (10, 12, 33) then r.stake - r.win else 0 end,
			seq = w.seq + 1,
			last_op = r.op_id
		from unnest(
			p_op, p_bucket, p_player, p_currency, p_kind, p_reference, p_game, p_stake, p_win, p_sealed_from, p_sealed_bytes
		) with ordinality as r (
			op_id, bucket, player_id, currency, kind, reference, game_id, stake, win, sealed_from, sealed_bytes, place
		)
		where w.bucket = r.bucket and w.player_id = r.player_id and w.currency = r.currency
			and r.stake <= case
				when r.kind in (12, 13, 14) then w.pending_withdrawal
				when r.kind in (21, 22) then w.open_stakes
				else w.cash end
			-- Not applied before.
			and (select j.seq from ledger.journal j where j.bucket = r.bucket and j.op_id = r.op_id) is null
			-- What closes must close what this wallet opened, whole; only that has a negative id.
			and case when r.op_id > 0 then r.kind not in (2, 12, 13, 14, 21, 22) else (
				select j.player_id = r.player_id and j.currency = r.currency and (j.stake = r.stake or r.kind = 2)
					and j.kind = case
						when r.kind = 2 then 1
						when r.kind in (12, 13, 14) then 11
						when r.kind in (21, 22) then 20 end
				from ledger.journal j where j.bucket = r.bucket and j.op_id = -r.op_id
			) end
		returning
			r.place::integer as place, r.op_id, old.last_op as prev_op, r.player_id, r.reference, w.seq, r.stake, r.win,
			w.cash, r.game_id, r.bucket, r.currency, r.kind, r.sealed_from, r.sealed_bytes,
			w.bonus, w.locked, w.np_bonus, w.pending_withdrawal, w.open_stakes
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
		string_agg(
			concat_ws(':', m.place, m.bonus, m.locked, m.np_bonus, m.pending_withdrawal, m.open_stakes), ','
		) filter (where m.bonus + m.locked + m.np_bonus + m.pending_withdrawal + m.open_stakes <> 0)
	into place, seq, cash, funds
	from moved m;
	if cardinality(place) = asked then return; end if;

	applied := coalesce(place, '{}');
	place := applied;
	outcome := array_fill(0::smallint, array[cardinality(applied)]);
	for i in 1..asked loop
		continue when i = any (applied);
		select j.* into recorded from ledger.journal j where j.bucket = p_bucket[i] and j.op_id = p_op[i];
		if found then
			cash_now := recorded.cash_after;
			answer := case
				when (recorded.player_id, recorded.currency, recorded.reference, recorded.game_id, recorded.stake)
					<> (p_player[i], p_currency[i], p_reference[i], p_game[i], p_stake[i]) then 3
				-- What a refused operation would have won was never decided by it.
				when recorded.kind = -p_kind[i] then 2
				when recorded.kind = p_kind[i] and recorded.win = p_win[i] then 1
				else 3 end;
		else
			recorded.seq := 0;
			select w.cash into cash_now from ledger.wallet w
			where w.bucket = p_bucket[i] and w.player_id = p_player[i] and w.currency = p_currency[i];
			if not found then
				answer := 4;
				cash_now := 0;
			elsif p_op[i] < 0 then
				answer := 3;
			else
				answer := 2;
				insert into ledger.journal (
					op_id, prev_op, player_id, reference, seq, stake, win, cash_after, at, game_id, bucket, currency, kind
				) values (
					p_op[i], 0, p_player[i], p_reference[i], 0, p_stake[i], 0, cash_now, p_at, p_game[i], p_bucket[i],
					p_currency[i], -p_kind[i]
				);
			end if;
		end if;
		place := place || i;
		outcome := outcome || answer;
		seq := seq || recorded.seq;
		cash := cash || cash_now;
	end loop;
end $$;
