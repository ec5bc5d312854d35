-- Which change has last touched a revision, so that a process reads only what has changed since it last read.
alter table content.revisions add column change bigint not null default 1;
alter table content.revisions alter column change drop default;
create index revisions_by_change on content.revisions (change);
