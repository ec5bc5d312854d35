-- How often the links of an affiliate were opened on a day (UTC). A campaign or method that was not named is empty.
create table referral.affiliate_click (
	affiliate_id text not null references referral.affiliate,
	day date not null,
	campaign text not null,
	sharing_method text not null,
	clicks bigint not null check (clicks > 0),
	primary key (affiliate_id, day, campaign, sharing_method)
);
