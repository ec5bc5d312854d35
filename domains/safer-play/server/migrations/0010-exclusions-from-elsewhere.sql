-- Exclusions that were found elsewhere: on another account of the same person, or in a register of self-exclusions.
alter table safer_play.break
	add column source text check (source in ('otherAccount', 'register')),
	drop constraint break_by_check,
	add constraint break_by_check check (by in ('player', 'operator', 'system'));
alter table safer_play.change
	drop constraint change_by_check,
	add constraint change_by_check check (by in ('player', 'operator', 'system'));

-- The embedded register: whom operators have entered, for registers that are asked nowhere else. Keyed hashes of a person's
-- name, birth date and postal code, and of an e-mail; the bucket is that of the hash (its first byte % 64).
create table safer_play.register_entry (
	register text not null,
	hash bytea not null,
	bucket smallint not null,
	added_at timestamptz not null,
	-- Null: without an end.
	until_at timestamptz,
	primary key (hash, bucket, register)
);
create index register_entry_by_register on safer_play.register_entry (register, added_at);
