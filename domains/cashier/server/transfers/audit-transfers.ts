import type { CashierPorts } from "../ports.ts";
import type { WithdrawalFinding } from "../withdrawals/audit-withdrawals.ts";
import { transitIn } from "./store.ts";

/**
 * What each wallet has in transit is what its player has sent, less what came back and what the player has taken. It reads
 * all transfers there ever were, to name the wallet; the comparison of the books reads the open ones each minute.
 */
export async function auditTransfers({ wallet }: Pick<CashierPorts, "wallet">): Promise<WithdrawalFinding[]> {
	const differences = await wallet.diffHeldFunds("transit", transitIn);
	return differences.map(({ domainMinor, ledgerMinor, ...whose }) => ({
		...whose,
		detail: `by the transfers: ${domainMinor}; in transit in the books: ${ledgerMinor}`,
	}));
}
