-- Cards that players have agreed to keep for later deposits: the provider's token for them, sealed, and what they are
-- recognised by. A number is never here.
create table cashier.saved_card (
	bucket smallint not null,
	id bigint not null,
	player_id bigint not null,
	provider text not null,
	-- A keyed hash of provider and token: by it the same card is kept once.
	fingerprint bytea not null,
	sealed bytea not null,
	brand text not null check (brand in ('visa', 'mastercard', 'amex', 'maestro', 'discover', 'diners', 'jcb', 'other')),
	last_four text not null check (last_four ~ '^[0-9]{4}$'),
	-- The last month in which it can be used.
	expires text not null check (expires ~ '^20[0-9]{2}-[0-9]{2}$'),
	saved_at timestamptz not null,
	used_at timestamptz not null,
	-- Not the player's any more; the row goes when the provider has forgotten the card, too.
	removed_at timestamptz,
	primary key (bucket, id),
	unique (bucket, player_id, fingerprint),
	check (bucket = player_id % 64)
);
create index saved_card_by_key on cashier.saved_card (bucket, substr(sealed, 1, 5));

alter table cashier.deposit
	-- The player has agreed that the card is kept.
	add column keeps_card boolean not null default false,
	-- The saved card that it is paid with.
	add column saved_card_id bigint;

-- What the sandbox keeps of a card for later payments, and what it shows on the page of such a payment.
create table cashier.sandbox_card (
	token text primary key,
	card_token text not null,
	last_four text not null,
	brand text not null,
	expires text not null
);
alter table cashier.sandbox_payment
	add column keeps_card boolean not null default false,
	add column card_brand text,
	add column card_expires text,
	-- The kept card that the payment is for.
	add column kept_token text;
