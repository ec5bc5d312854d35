-- How much is known of when an event starts: its time, its day, or only that it is about then.
alter table sports.event add column start_precision text not null default 'time'
	check (start_precision in ('time', 'day', 'round'));
