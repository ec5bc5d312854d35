-- Copies of players' data are made by the domain account, which is above those whose data they hold. Only this domain
-- can hand its table over: its migrations come after the one that made it.
create schema if not exists account;
alter table identity.export set schema account;
