import type { FollowedOperation, Follower } from "@baize/ledger/server";
import type { Tx } from "@baize/platform-server";
import { FACT_KINDS, factsAfter } from "./facts.ts";
import { factsOf, lockBegun, writeFacts } from "./followed-store.ts";

export const FOLLOWER_NAME = "referral";

const COUNTED = new Set(FACT_KINDS);

/**
 * Counts what players do who came by a link. The past of a player is counted by `beginPlayers`, up to a number in the
 * wallet that is stored; what comes later is counted here, so that each operation is counted by one of the two.
 */
export const followPlayers = (): Follower => ({ name: FOLLOWER_NAME, from: "now", apply: countOperations });

async function countOperations(tx: Tx, operations: readonly FollowedOperation[]): Promise<void> {
	const counted = operations.filter(({ kind }) => COUNTED.has(kind));
	const byPlayer = Map.groupBy(counted, ({ playerId }) => playerId);
	if (byPlayer.size === 0) return;
	for (const row of await lockBegun(tx, [...byPlayer.keys()])) {
		const own = byPlayer.get(row.player_id)!.filter(({ currency, seq }) => currency === row.currency && seq > row.seq!);
		const last = own.at(-1);
		if (!last) continue;
		const facts = own.reduce(factsAfter, factsOf(row));
		await writeFacts(tx, { playerId: row.player_id, currency: last.currency, seq: last.seq, facts });
	}
}
