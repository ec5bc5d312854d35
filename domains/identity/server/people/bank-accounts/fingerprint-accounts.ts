import type { Id } from "@baize/kernel/id";
import type { Parts } from "../../ports.ts";
import { linkedAccountSealer } from "../../sealed-columns.ts";
import { bankAccountFingerprint } from "./bank-account-fingerprint.ts";
import { accountsWithoutFingerprint, setFingerprint } from "./bank-account-store.ts";
import { registerOldAccount } from "./bank-accounts.ts";

const AT_ONCE = 200;

/**
 * Fingerprints the bank accounts that were linked before there were fingerprints, once, and finds those that several
 * players have. The order does not matter: an account belongs to the player who had it first.
 */
export async function fingerprintAccounts(parts: Parts): Promise<void> {
	const { database } = parts;
	const sealer = linkedAccountSealer(parts);
	let after: Id = 0n;
	for (;;) {
		const found = await accountsWithoutFingerprint(database.reader, after, AT_ONCE);
		for (const row of found)
			await database.transaction(async (tx) => {
				const account = sealer.openText(row.sealed, row.account_id);
				await setFingerprint(tx, row, bankAccountFingerprint(parts, account));
				await registerOldAccount(parts, tx, row.player_id, { account, since: row.added_at });
			});
		if (found.length < AT_ONCE) return;
		after = found.at(-1)!.account_id;
	}
}
