-- A difference of the books is a discrepancy; a break is a time without play.
alter table general_ledger.break rename to discrepancy;
alter table general_ledger.discrepancy rename column break_id to discrepancy_id;
alter index general_ledger.open_break rename to open_discrepancy;
alter index general_ledger.break_by_time rename to discrepancy_by_time;
alter index general_ledger.break_pkey rename to discrepancy_pkey;
