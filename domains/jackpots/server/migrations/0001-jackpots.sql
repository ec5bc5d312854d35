create schema jackpots;

-- A pot of one level of a jackpot in one currency. All its amounts are sums over its whole life, in ten-thousandths of a minor
-- unit, so what it holds follows from them and cannot be set.
create table jackpots.pot (
	pot_id text not null,
	level text not null,
	currency text not null,
	began_at timestamptz not null,
	-- What stakes have added to it, and to its reserve.
	contributed bigint not null default 0 check (contributed >= 0),
	reserve_contributed bigint not null default 0 check (reserve_contributed >= 0),
	-- What the operator has added to the reserve.
	funded bigint not null default 0 check (funded >= 0),
	-- What went from the reserve into the pot; what went back, above a ceiling, is subtracted.
	seeded bigint not null default 0,
	won bigint not null default 0 check (won >= 0),
	meter bigint not null generated always as (contributed + seeded - won) stored,
	reserve bigint not null generated always as (reserve_contributed + funded - seeded) stored,
	-- The pot begins again after each win.
	cycle integer not null default 1,
	-- The seed of this cycle's ceiling is derived from the salt with a key that is not in the database; its hash is public.
	ceiling_salt bytea not null,
	ceiling_commitment text not null,
	-- What of these sums stands in the general ledger, in whole minor units.
	booked_contributed bigint not null default 0,
	booked_reserve_contributed bigint not null default 0,
	booked_funded bigint not null default 0,
	booked_seeded bigint not null default 0,
	booked_won bigint not null default 0,
	primary key (pot_id, level, currency),
	constraint pot_is_funded check (contributed + seeded - won >= 0),
	constraint reserve_is_funded check (reserve_contributed + funded - seeded >= 0)
) with (fillfactor = 70);

-- A win: drawn by a round, which is then to be posted, or found when the pot reached its ceiling; then paid. One whose round was
-- never played is void.
create table jackpots.win (
	-- The operation that pays it.
	win_id bigint not null,
	player_id bigint not null,
	bucket smallint not null,
	round_id bigint not null,
	game_number integer not null,
	pot_id text not null,
	level text not null,
	currency text not null,
	won_by text not null check (won_by in ('draw', 'ceiling')),
	state text not null check (state in ('drawn', 'paid', 'void')),
	found_at timestamptz not null,
	paid_at timestamptz,
	cycle integer,
	amount_minor bigint check (amount_minor >= 0),
	-- Of the cycle that the win ended: the seed of its ceiling, which its commitment has announced.
	server_seed text,
	ceiling_commitment text,
	primary key (bucket, win_id),
	constraint bucket_of_player check (bucket = player_id % 64),
	constraint paid_once check ((state = 'paid') = (paid_at is not null and amount_minor is not null and cycle is not null))
);
-- A round wins a level once, however often it is requested.
create unique index win_of_round on jackpots.win (bucket, player_id, round_id, level);
create index win_by_time on jackpots.win (pot_id, currency, paid_at) where state = 'paid';
create index win_to_pay on jackpots.win (found_at) where state = 'drawn';
