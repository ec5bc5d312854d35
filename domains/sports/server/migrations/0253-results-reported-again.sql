-- A result can be reported again after another one: then it is a further entry, because money may have been adjusted since.
-- Only one entry is open for each result of an event.
alter table sports.corrected_result drop constraint corrected_result_event_id_reported_key;
create unique index corrected_result_open on sports.corrected_result (event_id, reported) where state = 'open';
create index corrected_result_of_event on sports.corrected_result (event_id, noted_at, id);
create index corrected_result_of_source on sports.corrected_result (source, noted_at);
