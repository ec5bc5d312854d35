-- Written by `npm run tables` from the ledger's contract/kinds.data.ts.
-- The sum of `ledger.lost` over all operations of a wallet.
create or replace function ledger.lost_by(w ledger.wallet) returns bigint language sql immutable
	return w.house_casino + w.house_sports + w.house_promotions + w.operator_jackpots + w.open_stakes + w.bonus + w.np_bonus;
