import type { Id } from "@baize/kernel/id";
import { linkedAccountSealer } from "../sealed-columns.ts";
import { bankAccountFingerprint } from "./bank-account-fingerprint.ts";
import { accountsWithoutFingerprint, setFingerprint } from "./claim-store.ts";
import { registerOldAccount } from "./claims.ts";
import type { BankAccountsPorts } from "./ports.ts";

const AT_ONCE = 200;

/**
 * Fingerprints the bank accounts that were linked before there were fingerprints, once, and finds those that several
 * players have. The order does not matter: an account belongs to the player who had it first.
 */
export async function fingerprintAccounts(ports: BankAccountsPorts): Promise<void> {
	const { database } = ports;
	const sealer = linkedAccountSealer(ports);
	let after: Id = 0n;
	for (;;) {
		const found = await accountsWithoutFingerprint(database.reader, after, AT_ONCE);
		for (const row of found)
			await database.transaction(async (tx) => {
				const account = sealer.openText(row.sealed, row.account_id);
				await setFingerprint(tx, row, bankAccountFingerprint(ports, account));
				await registerOldAccount(ports, tx, row.player_id, { account, since: row.added_at });
			});
		if (found.length < AT_ONCE) return;
		after = found.at(-1)!.account_id;
	}
}
