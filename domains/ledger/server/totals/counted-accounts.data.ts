import type { OPERATOR_ACCOUNTS } from "../../contract/index.ts";

export type OperatorAccount = (typeof OPERATOR_ACCOUNTS)[number];

/** The columns of the operator's accounts: in a wallet, and in what was counted of it. */
export const COUNTED_COLUMNS = {
	operatorCasino: { wallet: "house_casino", counted: "operator_casino" },
	operatorSports: { wallet: "house_sports", counted: "operator_sports" },
	operatorPromotions: { wallet: "house_promotions", counted: "operator_promotions" },
	operatorJackpots: { wallet: "operator_jackpots", counted: "operator_jackpots" },
	operatorDebt: { wallet: "operator_debt", counted: "operator_debt" },
	transit: { wallet: "transit", counted: "transit" },
	external: { wallet: "external", counted: "external" },
} as const satisfies Record<OperatorAccount, { wallet: string; counted: string }>;

export const COUNTED_ACCOUNTS = Object.keys(COUNTED_COLUMNS) as OperatorAccount[];
