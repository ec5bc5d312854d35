create schema content;

-- Every state that a thing has had in a language. What readers see is its one published revision.
create table content.revisions (
	id bigint primary key,
	content_type text not null,
	slug text not null,
	locale text not null,
	state text not null check (state in ('draft', 'published', 'retired')),
	fields jsonb not null,
	written_by text not null,
	written_at timestamptz not null
);

create unique index revisions_one_published on content.revisions (content_type, slug, locale) where state = 'published';
create unique index revisions_one_draft on content.revisions (content_type, slug, locale) where state = 'draft';
create index revisions_history on content.revisions (content_type, slug, locale, id desc);

-- What stands in which region of the layout, in which order.
create table content.placements (
	region text not null,
	position smallint not null,
	content_type text not null,
	slug text not null,
	primary key (region, position)
);

-- Counts the changes, so that a process that missed a notification finds out.
create table content.changes (
	is_the_one boolean primary key default true check (is_the_one),
	version bigint not null
);
insert into content.changes (version) values (1);
