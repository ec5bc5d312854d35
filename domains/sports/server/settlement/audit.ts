import type { BetFinding } from "../api.ts";
import type { SportsPorts } from "../ports.ts";
import { openStakesIn } from "../store/bets.ts";

/** What is at stake in the ledger is the sum of the open bets, for each player and currency. */
export async function auditBets({ wallet }: Pick<SportsPorts, "wallet">): Promise<BetFinding[]> {
	const differences = await wallet.diffHeldFunds("openStakes", openStakesIn);
	return differences.map(({ domainMinor, ledgerMinor, ...whose }) => ({
		...whose,
		detail: `open bets: ${domainMinor}; at stake in the books: ${ledgerMinor}`,
	}));
}
