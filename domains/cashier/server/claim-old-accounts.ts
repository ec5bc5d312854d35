import type { House } from "./house.ts";
import { markClaimed, unclaimedWithdrawals } from "./store.ts";
import type { WithdrawalRow } from "./tables.ts";

const AT_ONCE = 200;
/** Money went there, or is on its way. */
const USED: readonly WithdrawalRow["state"][] = ["requested", "approved", "paying", "paid"];

/** The bank accounts of withdrawals from before accounts were claimed, once. */
export async function claimOldAccounts(house: House): Promise<void> {
	const { database, sealer, bankAccounts } = house;
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
