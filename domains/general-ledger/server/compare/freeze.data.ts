import type { Flag } from "@baize/flags/contract";
import type { Product } from "../../contract/index.ts";

/** The flags that close a product to players. Open rounds and bets are still settled. */
export const FLAGS_OF_PRODUCT: Readonly<Record<Product, readonly Flag[]>> = {
	casino: ["casinoGames"],
	sports: ["sportsBetting"],
	// What promotions pay into wallets: spins, money for points, and what is due of bonuses, cashback and rewards.
	promotions: ["promotionalSpin", "pointsRedemption", "promotionPayouts"],
	// Money waits, too: nothing that was approved is sent.
	payments: ["cashierDeposit", "cashierWithdraw", "payouts"],
};
