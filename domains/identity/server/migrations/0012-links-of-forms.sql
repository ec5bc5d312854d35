-- Each form is kept, also of an e-mail that has an account, so that nothing of it tells whether it has one; but only some
-- are given a link.
alter table identity.registration add column is_link_sent boolean not null default true;
alter table identity.registration alter column is_link_sent drop default;
