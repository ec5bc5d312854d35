-- Whether the bank account of a withdrawal is known to serve its player. False for those from before; a job reads their
-- encrypted numbers once and sets it.
alter table cashier.withdrawal add column is_account_claimed boolean not null default false;
create index withdrawal_without_claim on cashier.withdrawal (id) where method = 'bankTransfer' and not is_account_claimed;
