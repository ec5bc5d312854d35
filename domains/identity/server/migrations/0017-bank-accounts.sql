-- Which player a bank account serves. The number itself is not here: the fingerprint is a keyed hash of it, as it is
-- written without spaces and in capitals. The bucket is that of the fingerprint (first byte % 64), because an account is
-- looked for by its number and not by its player.
create table identity.bank_account (
	fingerprint bytea not null,
	bucket smallint not null,
	player_id bigint not null,
	claim_id bigint not null,
	-- own: serves this player, and no other. allowed: an operator lets it serve this one, too. refused: this player wanted
	-- it, and it serves another. duplicate: this player had it before there was one player for an account, and so had another.
	status text not null check (status in ('own', 'allowed', 'refused', 'duplicate')),
	last_four text not null,
	since timestamptz not null,
	primary key (fingerprint, bucket, player_id)
);
create unique index bank_account_owner on identity.bank_account (fingerprint, bucket) where status = 'own';
create index bank_account_by_player on identity.bank_account (player_id);
create index bank_account_to_look_at on identity.bank_account (player_id) where status in ('refused', 'duplicate');

-- Null for accounts from before; a job reads their encrypted numbers and fills it.
alter table identity.linked_account add column fingerprint bytea;
create index linked_account_without_fingerprint on identity.linked_account (account_id) where fingerprint is null;
