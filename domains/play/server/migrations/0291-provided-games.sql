-- Games of other makers: the session in which a player plays one. Its token is stored as a hash.
create table play.provider_session (
	session_id bigint not null,
	player_id bigint not null,
	begun_at timestamptz not null,
	-- Exclusive: from this moment on no bet is taken in it.
	until_at timestamptz not null,
	game_number integer not null,
	bucket smallint not null,
	provider text not null,
	-- The provider's name of the game.
	game text not null,
	currency text not null,
	country text not null,
	language text not null,
	-- Where the player was when the game was opened: the law of the place is asked for each bet.
	ip text not null,
	token_hash bytea not null,
	primary key (bucket, session_id),
	constraint bucket_of_player check (bucket = player_id % 64)
) with (fillfactor = 80);
create unique index provider_session_token on play.provider_session (bucket, token_hash);
create index provider_session_end on play.provider_session (until_at);

-- What providers have moved: each row is one of their transactions.
create table play.provider_move (
	-- Our id of the transaction; of what moved money, the id of the ledger's operation, or of the bet that it closed.
	op_id bigint not null,
	player_id bigint not null,
	at timestamptz not null,
	-- The provider's time.
	said_at timestamptz not null,
	cash_minor bigint not null check (cash_minor >= 0),
	promo_minor bigint not null check (promo_minor >= 0),
	cash_after_minor bigint not null,
	-- Of a win or a cancel: the bet.
	bet_id bigint,
	game_number integer not null,
	-- Of a bet: how many wins it has had.
	wins integer not null default 0,
	bucket smallint not null,
	is_over boolean not null,
	provider text not null,
	-- A provider may give a cancel the id of the bet that it cancels.
	role text not null check (role in ('move', 'cancel')),
	transaction_id text not null,
	type text not null check (
		type in ('WITHDRAW', 'DEPOSIT', 'CANCEL', 'PROMOWITHDRAW', 'PROMODEPOSIT', 'PROMOCANCEL')
	),
	-- `early`: a cancel that came before its bet. `refused`: a bet that moved nothing, and stays refused.
	state text not null check (state in ('open', 'settled', 'cancelled', 'done', 'early', 'refused')),
	currency text not null,
	round text,
	bet_ref text,
	game text,
	-- What a refused one, or a cancel that came early, was answered.
	error text,
	content bytea not null,
	primary key (bucket, op_id),
	constraint bucket_of_player check (bucket = player_id % 64)
) with (fillfactor = 80);
-- Across buckets: a transaction happens once, for whichever player it is sent.
create unique index provider_move_once on play.provider_move (provider, role, transaction_id);
create index provider_move_of_round on play.provider_move (bucket, player_id, provider, round);
create index provider_move_of_bet on play.provider_move (bucket, player_id, provider, bet_ref);
