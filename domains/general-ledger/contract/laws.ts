/** What the books must show, each compared every minute. A law's two sides are sums from different rows. */
export const LAWS = [
	"walletsAndJournal",
	"walletsAndBooks",
	"booksSumToZero",
	"balancesAndLines",
	"entriesAreWhole",
	"heldForSomething",
] as const;
export type Law = (typeof LAWS)[number];

/** What is closed to players while its money is not explained. */
export const PRODUCTS = ["casino", "sports", "promotions", "payments"] as const;
export type Product = (typeof PRODUCTS)[number];

const PRODUCT_OF: ReadonlyMap<string, Product> = new Map([
	["operatorCasino", "casino"],
	["playersCasino", "casino"],
	["casinoRevenue", "casino"],
	["operatorJackpots", "casino"],
	["playersJackpots", "casino"],
	["jackpotsInWallets", "casino"],
	["pot", "casino"],
	["potReserve", "casino"],
	["potWins", "casino"],
	["jackpotContributions", "casino"],
	["jackpotSeeds", "casino"],
	["operatorSports", "sports"],
	["playersSports", "sports"],
	["sportsRevenue", "sports"],
	["operatorPromotions", "promotions"],
	["playersPromotions", "promotions"],
	["promotionsCost", "promotions"],
	["openStakes", "sports"],
]);

/** By the account that a sum is of: a wallet's or one of the general ledger. Everything else is about payments. */
export const productOf = (subject: string): Product => PRODUCT_OF.get(subject.split(":")[0] ?? "") ?? "payments";

/** The two sides of a law for one account and currency; equal while it holds. */
export type LawSum = {
	readonly law: Law;
	/** The account that is summed. */
	readonly subject: string;
	readonly currency: string;
	readonly leftMinor: bigint;
	readonly rightMinor: bigint;
};
