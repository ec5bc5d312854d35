-- The protocol of decision 016: a pair is committed to, then its client seed is chosen, then it is drawn from, by one
-- process at a time and without a gap in its numbers.

-- One process draws from a pair for as long as the pair is leased to it, and knows the number of the next round. Without a
-- lease the number stands here.
alter table play.seeds rename column nonces_held to next_nonce;
alter table play.seeds rename column held_by to leased_by;
-- What that process drew is decided by then, whatever becomes of the process.
alter table play.seeds rename column held_until to leased_until;
-- Null until the player's page has chosen it: before that nothing is drawn.
alter table play.seeds alter column client_seed drop not null;
alter table play.seeds
	add column published_at timestamptz,
	add column begun_at timestamptz,
	add column next_published_at timestamptz;

-- Pairs of earlier versions may have been committed to when their client seed was known, and their numbers have gaps. Those
-- that were drawn from are ended at the player's next visit: the empty name is that of nobody who could be asked. The others
-- wait for a client seed.
update play.seeds set leased_by = '' where next_nonce > 0;
update play.seeds set client_seed = null, leased_by = null, leased_until = null where next_nonce = 0;
alter table play.seeds add constraint drawn_after_the_client_seed check (next_nonce = 0 or client_seed is not null);

-- Why a pair ended, when, and how many rounds were drawn from it; null where nobody counted to the end.
alter table play.retired_seeds
	add column published_at timestamptz,
	add column begun_at timestamptz,
	add column ended_at timestamptz,
	add column ended_by text,
	add column rounds bigint,
	add constraint told_end check ((ended_at is null) = (ended_by is null));

-- What is published of the rules of a title, under the hash that its rounds name: never changed and never removed.
create table play.rules (
	hash text primary key,
	game_id text not null,
	version integer not null,
	body text not null
);
