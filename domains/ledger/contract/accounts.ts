/** The accounts of a wallet's row: the player's funds first, then the operator's counter-accounts with this player. */
export const FUNDS = ["cash", "bonus", "locked", "npBonus", "pendingWithdrawal", "openStakes"] as const;
export const OPERATOR_ACCOUNTS = [
	"operatorCasino",
	"operatorSports",
	"operatorPromotions",
	/** What jackpots have paid to this player: with all wallets the sum of all wins of the pots. */
	"operatorJackpots",
	/** Below zero by what the player owes: a payment that was charged back and had been spent. */
	"operatorDebt",
	/** On the way to another player's wallet, or from one. */
	"transit",
	"external",
] as const;
export const ACCOUNTS = [...FUNDS, ...OPERATOR_ACCOUNTS] as const;
export type Fund = (typeof FUNDS)[number];
export type Account = (typeof ACCOUNTS)[number];

export const isFund = (account: Account): account is Fund => (FUNDS as readonly Account[]).includes(account);
