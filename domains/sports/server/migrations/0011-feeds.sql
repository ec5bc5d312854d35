-- Which feed of matches runs, for all processes: the one that the process that started last was given.
create table sports.running_feed (
	only_row boolean primary key default true check (only_row),
	-- As in SPORTS_FEED.
	name text not null,
	since timestamptz not null
);

-- Since when no running feed tells of a match: it is off sale, and void when nothing more can be expected. Whoever places a
-- bet shares the row, so no bet is accepted once this has been written.
alter table sports.event add column feed_stopped_at timestamptz;
