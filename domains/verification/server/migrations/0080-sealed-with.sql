-- With which key a value was sealed stands in its first bytes: by them the job that reseals finds those of older keys.
create index file_by_key on verification.file (bucket, substr(wrapped_key, 1, 5)) where wrapped_key is not null;
