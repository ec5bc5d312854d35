-- What a player was asked to confirm, whatever the method: SMS sends a code, a PIN or an authenticator's code is typed. One
-- confirmation for each session and operation; the next one replaces it. It takes the place of factors.code, whose codes
-- lived for ten minutes.
create table factors.confirmation (
	player_id bigint not null,
	bucket smallint not null,
	session_id bigint not null,
	operation text not null,
	method text not null,
	-- Keyed hash of player, session, operation and what is authorised: an amount to a destination, a phone, a change.
	binding_hash bytea not null,
	-- Keyed hash of the code that was sent by SMS; null for the other methods.
	code_hash bytea,
	expires_at timestamptz not null,
	-- Set when the proof was right. The hashes tell a second submit of the same proof for the same request from another.
	used_at timestamptz,
	proof_hash bytea,
	request_hash bytea,
	primary key (player_id, bucket, session_id, operation)
);
create index confirmation_by_end on factors.confirmation (expires_at);

drop table factors.code;
