-- Who wrote a revision (none for a program), and from when until when it is shown.
alter table content.revisions
	add column author_id bigint,
	add column shown_from timestamptz,
	add column shown_until timestamptz,
	drop constraint revisions_state_check,
	add constraint revisions_state_check check (state in ('draft', 'scheduled', 'published', 'retired'));

create unique index revisions_one_scheduled on content.revisions (content_type, slug, locale) where state = 'scheduled';
create index revisions_due on content.revisions (shown_from) where state = 'scheduled';
create index revisions_over on content.revisions (shown_until) where state = 'published' and shown_until is not null;
