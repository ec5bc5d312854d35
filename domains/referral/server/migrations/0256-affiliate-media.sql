-- What affiliates may show on their sites: a text that leads to one of our pages, as a link or as a banner of a size. Its words
-- are never changed: what is no longer wanted ends, and another one is added.
create table referral.medium (
	medium_id bigint primary key,
	request_id text not null unique,
	name text not null,
	format text not null check (format in ('link', 'rectangle', 'leaderboard', 'skyscraper')),
	page text not null check (page in ('lobby', 'allGames', 'sports', 'virtuals', 'offers')),
	text_en text not null,
	text_es text not null,
	text_ar text not null,
	added_by bigint not null,
	added_at timestamptz not null,
	ended_at timestamptz
);
