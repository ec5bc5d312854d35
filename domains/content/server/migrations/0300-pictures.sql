-- Pictures that operators have uploaded. The id is a hash of the bytes, which are in the storage of pictures.
create table content.pictures (
	id text primary key check (id ~ '^[0-9a-f]{32}$'),
	-- Ordered by time, for the list.
	place bigint not null unique,
	name text not null,
	width integer not null check (width > 0),
	height integer not null check (height > 0),
	bytes integer not null check (bytes > 0),
	focus_x smallint not null default 50 check (focus_x between 0 and 100),
	focus_y smallint not null default 50 check (focus_y between 0 and 100),
	-- What it shows, by language; null until an operator has written it.
	alts jsonb,
	uploaded_by text not null,
	author_id bigint not null,
	uploaded_at timestamptz not null,
	removed_at timestamptz,
	change bigint not null
);

-- The uploaded pictures that a revision draws.
alter table content.revisions add column pictures text[] not null default '{}';
create index revisions_pictures on content.revisions using gin (pictures) where state <> 'retired';
