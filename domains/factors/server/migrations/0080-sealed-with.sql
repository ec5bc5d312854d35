-- With which key a value was sealed stands in its first bytes: by them the job that reseals finds those of older keys.
create index authenticator_by_key on factors.authenticator (bucket, substr(secret, 1, 5));
create index authenticator_by_key_of_pending on factors.authenticator (bucket, substr(pending, 1, 5)) where pending is not null;
