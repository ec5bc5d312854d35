-- PostgreSQL prunes a page at each access as soon as less of it is free than inserts have to leave: with a fillfactor of 70 at
-- every round, which took a tenth of its time. Now inserts leave a tenth, and wallets are inserted with spare bytes that they
-- give up at once (`ledger.open_wallets`). So no page takes a wallet more while it has less space than these bytes need, and a
-- page is pruned once in some ten updates. Updates stay in place (HOT) as before.
alter table ledger.wallet add column spare bytea not null default '';
alter table ledger.wallet alter column spare set storage plain;
alter table ledger.wallet set (fillfactor = 90);
