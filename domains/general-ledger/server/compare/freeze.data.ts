import type { Flag } from "@baize/flags/contract";
import type { Product } from "../../contract/index.ts";

/** The flags that close a product to players. Open rounds and bets are still settled. */
export const FLAGS_OF_PRODUCT: Readonly<Record<Product, readonly Flag[]>> = {
	casino: ["casinoGames"],
	sports: ["sportsBetting"],
	promotions: ["promotionalSpin"],
	// Money waits, too: nothing that was approved is sent.
	payments: ["cashierDeposit", "cashierWithdraw", "payouts"],
};
