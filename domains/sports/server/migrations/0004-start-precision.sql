-- How much is known of when an event starts: its time, its day, only that it is about then, or nothing any more.
alter table sports.event add column start_precision text not null default 'time'
	check (start_precision in ('time', 'day', 'round', 'none'));
