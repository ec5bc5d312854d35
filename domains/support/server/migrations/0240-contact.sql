-- Messages to the site's staff, and their answers. A PIN that a person sends is not stored.
create table support.contact_message (
	message_id bigint not null,
	-- The player's; without a player, of the message's own number.
	bucket smallint not null,
	player_id bigint,
	state text not null check (state in ('open', 'answered')),
	received_at timestamptz not null,
	locale text not null,
	subject text not null,
	email text not null,
	message text not null,
	birth_date text,
	username text,
	answer text,
	answered_by text,
	answered_at timestamptz,
	primary key (message_id, bucket),
	check ((state = 'answered') = (answer is not null)),
	check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null))
);

create index contact_message_by_state on support.contact_message (state, message_id);
create index contact_message_by_player on support.contact_message (player_id) where player_id is not null;
create index contact_message_by_age on support.contact_message (received_at);
