-- With which key a value was sealed stands in its first bytes: by them the job that reseals finds those of older keys.
create index linked_account_by_key on identity.linked_account (bucket, substr(sealed, 1, 5));
