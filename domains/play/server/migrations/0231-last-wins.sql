-- What all players together staked and got back for money, by game, in spans of five minutes; and the last wins. No
-- player is named: `winner` is the masked name, and without one it is empty.
create table play.span_total (
	from_at timestamptz not null,
	staked_minor bigint not null,
	won_minor bigint not null,
	game_number integer not null references play.title (number),
	currency text not null,
	primary key (currency, from_at, game_number)
);

create table play.last_win (
	place bigint generated always as identity primary key,
	at timestamptz not null,
	stake_minor bigint not null,
	win_minor bigint not null,
	game_number integer not null references play.title (number),
	currency text not null,
	winner text not null
);
create index last_win_of_currency on play.last_win (currency, place);
