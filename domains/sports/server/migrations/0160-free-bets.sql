-- A bet whose stake the operator pays for the player. It is no money before it is used, and its terms never change.
create table sports.free_bet (
	free_bet_id bigint not null,
	player_id bigint not null,
	granted_at timestamptz not null,
	-- Exclusive: at this moment it can be used no more.
	until_at timestamptz not null,
	face_minor bigint not null check (face_minor > 0),
	-- The bet that it stakes. A void bet gives it back.
	bet_id bigint,
	-- The lowest price of the whole bet.
	min_price_x10000 integer not null check (min_price_x10000 >= 10000),
	bucket smallint not null,
	takes_multiples boolean not null,
	currency text not null,
	-- Identifies what was asked for: the same again is the same free bet.
	grant_key text not null,
	cause text not null,
	primary key (bucket, free_bet_id),
	constraint bucket_of_player check (bucket = player_id % 64)
) with (fillfactor = 80);
create unique index free_bet_by_key on sports.free_bet (bucket, player_id, grant_key);

-- The free bet that is its stake; null for a stake of the player's own.
alter table sports.bet add column free_bet_id bigint;
