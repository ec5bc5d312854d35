-- Events that the house makes up by the thousand are forgotten some time after their end, unless a bet stands on them.
-- Whether one does is looked at once: after the result none can be added.
alter table sports.event add column is_on_record boolean not null default false;
create index event_to_forget on sports.event (source, result_at) where state = 'settled' and not is_on_record;

-- By the house's clock; until now nobody has asked.
alter table sports.matchday_seed add column made_at timestamptz not null default now();
alter table sports.matchday_seed alter column made_at drop default;
create index seed_by_age on sports.matchday_seed (made_at);
