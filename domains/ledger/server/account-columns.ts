import type { Account } from "../contract/index.ts";

/** The column of each account in `ledger.wallet`. Three have kept the names of the first migration. */
export const ACCOUNT_COLUMNS = {
	cash: "cash",
	bonus: "bonus",
	locked: "locked",
	npBonus: "np_bonus",
	pendingWithdrawal: "pending_withdrawal",
	openStakes: "open_stakes",
	operatorCasino: "house_casino",
	operatorSports: "house_sports",
	operatorPromotions: "house_promotions",
	operatorJackpots: "operator_jackpots",
	operatorDebt: "operator_debt",
	transit: "transit",
	external: "external",
} as const satisfies Record<Account, string>;
