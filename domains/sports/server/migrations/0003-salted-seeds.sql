-- A secret that stands here foretells matches that are on sale. From now on a row keeps a salt, and the seed is derived
-- from it with the house's key. Matchdays that were committed to before are drawn from the seed that they have.
alter table sports.matchday_seed alter column seed drop not null;
alter table sports.matchday_seed add column salt bytea;
alter table sports.matchday_seed add constraint seed_or_salt check ((seed is null) <> (salt is null));
