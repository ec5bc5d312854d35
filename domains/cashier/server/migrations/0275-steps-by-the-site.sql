-- The site itself is named "site" in the steps of a payment.
alter table cashier.step drop constraint step_by_check;
update cashier.step set by = 'site' where by = 'house';
alter table cashier.step add constraint step_by_check check (by in ('player', 'operator', 'provider', 'site'));
