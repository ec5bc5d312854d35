-- The open withdrawals of a bucket: what the audit of pending withdrawals adds up every minute.
create index withdrawal_open on cashier.withdrawal (bucket, player_id) where state in ('requested', 'approved', 'paying');
