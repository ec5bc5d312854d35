-- What the provider calls a payout, where it gives a name of its own before it pays: by it the payout is asked about. And
-- when it last said that it makes the payout later: until then it has answered.
alter table cashier.withdrawal add column provider_reference text, add column later_at timestamptz;
