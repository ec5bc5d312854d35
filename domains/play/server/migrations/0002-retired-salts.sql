-- A pair is retired before its seed may be told, so here too the seed is derived from its salt when it is read. Pairs
-- that were retired earlier have theirs as it was written then.
alter table play.retired_seeds add column salt bytea;
alter table play.retired_seeds alter column server_seed drop not null;
alter table play.retired_seeds add constraint seed_or_salt check (num_nonnulls(salt, server_seed) = 1);
