import type { Id } from "@baize/kernel/id";
import { inSnapshot } from "@baize/platform-server";
import { heldUnlike } from "@baize/wallet/server";
import type { CashierPorts } from "./ports.ts";
import { sumOpenWithdrawals } from "./read-store.ts";

export type WithdrawalFinding = { playerId: Id; currency: string; detail: string };

/** What is pending in the books is the sum of the open withdrawals, for each player and currency. */
export const auditWithdrawals = ({
	database,
	wallet,
}: Pick<CashierPorts, "database" | "wallet">): Promise<WithdrawalFinding[]> =>
	inSnapshot(database, async (tx) =>
		heldUnlike(await sumOpenWithdrawals(tx), await wallet.pendingWithdrawals(tx)).map(
			({ roomMinor, booksMinor, ...whose }) => ({
				...whose,
				detail: `open withdrawals: ${roomMinor}; pending in the books: ${booksMinor}`,
			}),
		),
	);
