-- How often what happened: nothing about who did it, so that no row is about a person. A row of an hour or a visitor
-- would be; a day of a country is not.
create schema analytics;

create table analytics.use (
	-- In UTC.
	day date not null,
	event text not null,
	-- The event's properties in the order of the catalogue: "game=tidal-book&mode=practice".
	detail text not null,
	-- ISO 3166; ZZ is unknown.
	country text not null,
	times bigint not null check (times > 0),
	primary key (day, event, detail, country)
);
