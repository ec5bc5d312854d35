import { bucketOf, type Id } from "@baize/kernel/id";
import { type Clock, DAY_MS } from "@baize/kernel/time";
import type { Database, Secrets } from "@baize/platform-server";
import { linkedAccountSealer } from "../sealed-columns.ts";
import { bankAccountFingerprint } from "./bank-account-fingerprint.ts";
import { addClaim } from "./claim-store.ts";
import { addLinkedAccountRow } from "./linked-account-store.ts";

const DEMO_ACCOUNT = "GB94BARC10201530093459";
/** So long ago that the security hold on payouts is over. */
const LINKED_AGO_MS = 30 * DAY_MS;

type SeedPorts = { database: Database; clock: Clock; ids: () => Id; secrets: Secrets };

/** Links the demo's bank account to a demo player, once: later starts do not overwrite changes to it. */
export function seedBankAccount(ports: SeedPorts, playerId: Id): Promise<void> {
	const { database, clock, ids } = ports;
	const since = new Date(clock.nowMs() - LINKED_AGO_MS);
	const fingerprint = bankAccountFingerprint(ports, DEMO_ACCOUNT);
	const last_four = DEMO_ACCOUNT.slice(-4);
	return database.transaction(async (tx) => {
		const claim = { player_id: playerId, claim_id: ids(), fingerprint, last_four, status: "own", since } as const;
		if (!(await addClaim(tx, claim))) return;
		const account_id = ids();
		await addLinkedAccountRow(tx, {
			account_id,
			player_id: playerId,
			bucket: bucketOf(playerId),
			sealed: linkedAccountSealer(ports).sealText(DEMO_ACCOUNT, account_id),
			last_four,
			label: "Everyday account",
			added_at: since,
			fingerprint,
		});
	});
}
