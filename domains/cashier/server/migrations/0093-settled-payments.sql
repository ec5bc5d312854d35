-- What has moved money at a provider within a time: statements are matched with it.
create index deposit_settled on cashier.deposit (provider, changed_at) where state = 'settled';
create index withdrawal_paid on cashier.withdrawal (provider, changed_at) where state = 'paid';
