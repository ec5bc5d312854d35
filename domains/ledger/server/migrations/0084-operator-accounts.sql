-- Three more of the operator's accounts with a player: what jackpots have paid, what the player owes, and what is on its way
-- between two players. The columns of the first migration keep their names: a version that still runs reads them itself.
alter table ledger.wallet
	add column operator_jackpots bigint not null default 0,
	add column operator_debt bigint not null default 0,
	add column transit bigint not null default 0;

alter table ledger.wallet add constraint sums_to_zero_with_transit check (
	cash + bonus + locked + np_bonus + pending_withdrawal + open_stakes + house_casino + house_sports + house_promotions
		+ operator_jackpots + operator_debt + transit + external = 0
) not valid;
alter table ledger.wallet validate constraint sums_to_zero_with_transit;
alter table ledger.wallet drop constraint sums_to_zero;
alter table ledger.wallet rename constraint sums_to_zero_with_transit to sums_to_zero;
