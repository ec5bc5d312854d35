import type { FollowedOperation, Follower } from "@baize/ledger/server";
import type { Tx } from "@baize/platform-server";
import type { ReferralPorts } from "../ports.ts";
import { notifyFirstDeposit } from "../postbacks/notify.ts";
import { factsAfter, isFact } from "./facts.ts";
import { type FollowedRow, factsOf, lockBegun, writeFacts } from "./followed-store.ts";
import { addToHours, type Hours } from "./hours.ts";
import { addHours, type HoursOf } from "./hours-store.ts";

export const FOLLOWER_NAME = "referral";

type Ports = Pick<ReferralPorts, "jackpotRate" | "clock" | "ids">;

/**
 * Counts what players do who came by a link. The past of a player is counted by `beginPlayers`, up to a number in the
 * wallet that is stored; what comes later is counted here, so that each operation is counted by one of the two.
 */
export const followPlayers = (ports: Ports): Follower => ({
	name: FOLLOWER_NAME,
	from: "now",
	apply: (tx, operations) => countOperations(ports, tx, operations),
});

async function countOperations(ports: Ports, tx: Tx, operations: readonly FollowedOperation[]): Promise<void> {
	const byPlayer = Map.groupBy(operations, ({ playerId }) => playerId);
	if (byPlayer.size === 0) return;
	const counted: HoursOf[] = [];
	for (const row of await lockBegun(tx, [...byPlayer.keys()])) {
		const playerId = row.player_id;
		const own = byPlayer.get(playerId)!.filter((operation) => isNew(row, operation));
		const last = own.at(-1);
		if (!last) continue;
		const before = factsOf(row);
		const facts = own.reduce(factsAfter, before);
		await writeFacts(tx, { playerId, currency: last.currency, seq: last.seq, facts });
		if (row.affiliate_id === null) continue;
		if (!before.firstDeposit && facts.firstDeposit)
			await notifyFirstDeposit(ports, tx, { affiliateId: row.affiliate_id, playerId, atMs: facts.firstDeposit.atMs });
		const hours: Hours = new Map();
		for (const operation of own) addToHours(hours, operation, ports.jackpotRate);
		counted.push({ playerId, hours });
	}
	await addHours(tx, counted);
}

/** Of a friend only what changes a fact; of an affiliate's player everything that moves money. */
const isNew = (row: FollowedRow, { currency, seq, kind }: FollowedOperation): boolean =>
	currency === row.currency && seq > row.seq! && (row.affiliate_id !== null || isFact(kind));
