import type { CashierDeps } from "../deps.ts";
import { markClaimed, unclaimedWithdrawals } from "../store.ts";
import type { WithdrawalRow } from "../tables.ts";

const AT_ONCE = 200;
/** Money was sent there, or is on its way. */
const USED: readonly WithdrawalRow["state"][] = ["requested", "approved", "paying", "paid"];

/** Registers the bank accounts of withdrawals from before accounts were claimed, once. */
export async function claimOldAccounts(deps: CashierDeps): Promise<void> {
	const { database, sealer, bankAccounts } = deps;
	for (;;) {
		const found = await unclaimedWithdrawals(database.reader, AT_ONCE);
		for (const row of found)
			await database.transaction(async (tx) => {
				if (USED.includes(row.state)) {
					const account = sealer.openText(row.destination, row.id);
					await bankAccounts.registerOld(tx, row.player_id, { account, since: row.created_at });
				}
				await markClaimed(tx, row);
			});
		if (found.length < AT_ONCE) return;
	}
}
