-- Which key an affiliate's postbacks are signed with, by number, once it is not the first. The one before it is used beside
-- it until then.
create table referral.postback_key (
	affiliate_id text primary key references referral.affiliate,
	number int not null check (number > 1),
	before_until timestamptz not null,
	changed_by bigint not null,
	changed_at timestamptz not null
);

-- For deleting those that are over.
create index postback_over on referral.postback (happened_at) where state <> 'due';
