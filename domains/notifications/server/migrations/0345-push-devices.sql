-- The browsers that receive notifications. With the endpoint anyone could be sent to who has our key, and with the keys of
-- the browser a notification could be read, so all three are sealed together.
create table notifications.push_device (
	bucket smallint not null,
	device_id bigint not null,
	player_id bigint not null,
	-- Whose session subscribed, and in which browser: what ends a login there ends the notifications.
	session_id bigint not null,
	browser_hash bytea,
	-- SHA-256: an endpoint is found by it.
	endpoint_hash bytea not null,
	sealed bytea not null,
	name text not null,
	kinds text[] not null,
	shows_details boolean not null,
	-- Since when the player has agreed to offers on this device; null: they have not.
	offers_agreed_at timestamptz,
	locale text not null,
	time_zone text not null,
	added_at timestamptz not null,
	offer_sent_at timestamptz,
	primary key (bucket, device_id),
	unique (bucket, player_id, endpoint_hash),
	check (bucket = player_id % 64)
);
create index push_device_by_key on notifications.push_device (bucket, substr(sealed, 1, 5));
create index push_device_by_endpoint on notifications.push_device (endpoint_hash);
