-- Whether an event is made up is a property of the feed that offers it. The default serves processes of the version
-- before, which do not know the column: they show their own events a little longer.
alter table sports.event add column is_made_up boolean not null default false;
update sports.event set is_made_up = true where vertical = 'virtuals' or source = 'simulated';
