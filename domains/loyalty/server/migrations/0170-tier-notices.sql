-- What a player's messages about tiers have said last: each change is announced once.
create table loyalty.tier_notice (
	bucket smallint not null check (bucket = player_id % 64),
	player_id bigint not null,
	tier text not null,
	-- The last day of the grace that was announced.
	grace_until date,
	primary key (player_id, bucket)
);
