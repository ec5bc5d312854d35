-- With which key a value was sealed stands in its first bytes: by them the job that reseals finds those of older keys.
create index withdrawal_by_key on cashier.withdrawal (bucket, substr(destination, 1, 5));
