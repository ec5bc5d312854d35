-- The open transfers of a bucket: what the comparison of the books adds up every minute.
create index transfer_open on cashier.transfer (bucket, player_id) where state in ('waiting', 'accepted');
