-- Bonus and locked money. The decision record is decisions/money/044.

-- The terms under which a wallet plays with bonus money; at most one row for a wallet, and `wallet.guarded_from` says that
-- there is one. The row stays after its grant has ended (no grant: 0) until the last opening with a part of it is closed.
-- Whatever changes it writes the wallet's row in the same transaction, so a stake that waits for the wallet looks again.
create table ledger.wager (
	player_id bigint not null,
	-- The operation that granted the bonus; 0 where none is in force.
	grant_id bigint not null,
	-- In thousandths of a minor unit, so that a share of 5 % of the smallest stake is exact.
	required bigint not null check (required >= 0),
	left_to_wager bigint not null check (left_to_wager >= 0),
	-- No single stake is higher, and no more becomes cash; null without a maximum.
	max_stake bigint check (max_stake >= 0),
	max_converted bigint check (max_converted >= 0),
	-- What a win that is paid to the bonus adds to what is left to wager, in thousandths of it.
	per_win bigint not null check (per_win >= 0),
	until_at timestamptz not null,
	-- Openings with a part of this grant or of an earlier one that are not closed yet.
	open_parts integer not null check (open_parts >= 0),
	-- Which terms the player has accepted; the ledger does not read them.
	terms_hash bytea not null,
	bucket smallint not null,
	currency smallint not null,
	-- How much of a stake counts, in thousandths, by the class of the game (from 1); -1 where it may not be played.
	shares smallint[] not null,
	funds_order text not null check (funds_order in ('cashFirst', 'bonusFirst', 'inProportion')),
	-- Whose stakes count: all, or only those of bonus and locked money.
	counts text not null check (counts in ('all', 'bonus')),
	primary key (player_id, currency, bucket),
	constraint bucket_of_player check (bucket = player_id % 64)
) with (fillfactor = 70);

-- The parts of an operation that are not cash, and what was counted of it. Legs of its kind that name cash move cash less
-- these parts: so the journal keeps its rows. Never changed.
create table ledger.split (
	op_id bigint not null,
	grant_id bigint not null,
	-- Of an operation that closes without moving its stake to cash: what of the opening's parts it closes.
	stake_bonus bigint not null,
	-- Below zero where money that was locked becomes cash, too.
	stake_locked bigint not null,
	-- What goes to operatorPromotions in place of cash, because the grant was removed meanwhile; or comes from there, of a win
	-- that is taken back.
	stake_removed bigint not null,
	win_bonus bigint not null,
	win_locked bigint not null,
	win_removed bigint not null,
	-- In thousandths of a minor unit; below zero where a void gives it back, or a win adds to what is left.
	counted bigint not null,
	bucket smallint not null,
	-- Of an opening: the share that its class had in the terms.
	share smallint not null,
	primary key (op_id, bucket)
);
-- Few operations have such a part: the count of the operator's accounts reads them.
create index split_removed on ledger.split (op_id, bucket) where stake_removed <> 0 or win_removed <> 0;

-- Classical double entry: two lines for each leg of each applied operation, and up to four more where parts are not cash.
create or replace view ledger.entry as
	select j.bucket, j.op_id, k.leg, j.player_id, j.currency, j.at, line.account, line.amount
	from ledger.journal j
	join ledger.kind_legs() k using (kind)
	cross join lateral (select case k.amount when 'stake' then j.stake else j.win end as moved) m
	cross join lateral (values (k.from_account, -m.moved), (k.to_account, m.moved)) line (account, amount)
	where m.moved <> 0
	union all
	select j.bucket, j.op_id, k.leg, j.player_id, j.currency, j.at, line.account, line.amount
	from ledger.split s
	join ledger.journal j on j.bucket = s.bucket and j.op_id = s.op_id
	join ledger.kind_legs() k using (kind)
	cross join lateral (
		select (k.to_account = 'cash')::integer - (k.from_account = 'cash')::integer as sign,
			case k.amount when 'stake' then s.stake_bonus else s.win_bonus end as bonus,
			case k.amount when 'stake' then s.stake_locked else s.win_locked end as locked,
			case k.amount when 'stake' then s.stake_removed else s.win_removed end as removed
	) p
	cross join lateral (values
		('cash', -p.sign * (p.bonus + p.locked + p.removed)), ('bonus', p.sign * p.bonus), ('locked', p.sign * p.locked),
		('operatorPromotions', p.sign * p.removed)
	) line (account, amount)
	where line.amount <> 0;

-- What of the sums of a chain's part was not cash. Parts of chains from before have none.
alter table ledger.chain_part add column sum_stake_parts numeric[], add column sum_win_parts numeric[];
