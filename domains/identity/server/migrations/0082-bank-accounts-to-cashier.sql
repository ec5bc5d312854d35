-- Players' bank accounts are the cashier's, which pays to them. Only this domain can hand its tables over: its
-- migrations come after the ones that made them, and after the one that made the cashier's schema.
alter table identity.linked_account set schema cashier;
alter table identity.bank_account set schema cashier;
