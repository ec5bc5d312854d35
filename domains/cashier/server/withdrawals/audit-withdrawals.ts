import type { Id } from "@baize/kernel/id";
import type { CashierPorts } from "../ports.ts";
import { pendingWithdrawalsIn } from "../reads/read-store.ts";

export type WithdrawalFinding = { playerId: Id; currency: string; detail: string };

/** What is pending in the ledger is the sum of the open withdrawals, for each player and currency. */
export async function auditWithdrawals({ wallet }: Pick<CashierPorts, "wallet">): Promise<WithdrawalFinding[]> {
	const differences = await wallet.diffHeldFunds("pendingWithdrawal", pendingWithdrawalsIn);
	return differences.map(({ domainMinor, ledgerMinor, ...whose }) => ({
		...whose,
		detail: `open withdrawals: ${domainMinor}; pending in the books: ${ledgerMinor}`,
	}));
}
