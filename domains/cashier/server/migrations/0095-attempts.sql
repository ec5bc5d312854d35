-- One try at one provider to take a deposit. The provider knows it by this id, so this table leads from what a provider
-- reports to the deposit and its player. It has no bucket, because no bucket is known when it is read: it is spread by id.
create table cashier.attempt (
	id bigint primary key,
	payment_id bigint not null,
	player_id bigint not null,
	number smallint not null,
	provider text not null,
	state text not null check (state in ('starting', 'open', 'unknown', 'authorised', 'dead', 'paid')),
	cause text check (cause in ('softDecline', 'hardDecline', 'threeDs', 'limits', 'outage')),
	reason text,
	-- The provider's own name for it, where it gives one.
	reference text,
	-- How the player pays where the provider has no page.
	instructions jsonb,
	started_at timestamptz not null,
	changed_at timestamptz not null,
	unique (payment_id, number),
	check (number between 1 and 3)
);

-- Deposits from before have one attempt, which the provider knows by the deposit's own id.
insert into cashier.attempt (id, payment_id, player_id, number, provider, state, reason, started_at, changed_at)
select id, id, player_id, 1, provider,
	case state when 'created' then 'starting' when 'pending' then 'open' when 'settled' then 'paid' else 'dead' end,
	reason, created_at, changed_at
from cashier.deposit;

-- What providers have written about a payment, as it came, each distinct text once. Long numbers are masked before they
-- are stored.
create table cashier.provider_answer (
	payment_id bigint not null,
	digest bytea not null,
	provider text not null,
	origin text not null check (origin in ('start', 'callback', 'poll', 'capture', 'refund')),
	raw text not null,
	times integer not null default 1,
	first_at timestamptz not null,
	last_at timestamptz not null,
	primary key (payment_id, digest)
);
