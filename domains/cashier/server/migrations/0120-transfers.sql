-- Money that a player sends to another one. The row is the sender's, in the sender's bucket, and decides what becomes of
-- the transfer. The money itself is the ledger's: it leaves the sender's cash with the row, and waits in transit.
create table cashier.transfer (
	bucket smallint not null,
	id bigint not null,
	player_id bigint not null,
	-- Null if the address names no player who can receive from this sender: then nothing moved.
	receiver_id bigint,
	request_id text not null,
	-- A keyed hash of the e-mail or nickname, to recognise a repeated request: the text itself is not needed again.
	address_hash bytea not null,
	-- The names as the other side sees them, with all but the first letters hidden.
	sender_label text not null,
	receiver_label text not null,
	currency text not null,
	amount bigint not null check (amount > 0),
	state text not null check (state in ('waiting', 'accepted', 'taken', 'returned', 'refused')),
	ending text check (ending in ('cancelled', 'declined', 'expired', 'stopped')),
	reason text,
	-- The ledger's id of the last leg, made with the row, so that it is posted once.
	arrival_id bigint not null,
	held_until timestamptz,
	hold_causes text[] not null,
	created_at timestamptz not null,
	changed_at timestamptz not null,
	expires_at timestamptz not null,
	primary key (bucket, id),
	unique (bucket, player_id, request_id),
	check (bucket = player_id % 64),
	check ((receiver_id is null) <= (state = 'refused')),
	check ((state = 'returned') = (ending is not null))
);
create index transfer_id on cashier.transfer (id);
create index transfer_of_player on cashier.transfer (bucket, player_id, id);
create index transfer_to_receiver on cashier.transfer (receiver_id, id);
create index transfer_by_state on cashier.transfer (state, id);
create index transfer_waiting on cashier.transfer (expires_at) where state = 'waiting';

-- The same transfer in the receiver's bucket: where to find it, and what of it has arrived.
create table cashier.transfer_arrival (
	bucket smallint not null,
	id bigint not null,
	player_id bigint not null,
	sender_bucket smallint not null,
	currency text not null,
	amount bigint not null,
	has_arrived boolean not null default false,
	primary key (bucket, id),
	check (bucket = player_id % 64)
);
create index transfer_arrival_of_player on cashier.transfer_arrival (bucket, player_id, id);
