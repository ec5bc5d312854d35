import type { Id } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import { aYearBefore, dayOf, type Micro } from "../../contract/index.ts";
import type { LoyaltyPorts } from "../ports.ts";
import { addEntry, lockAvailable, playersWithOldPoints, readEntry, sumSince } from "./book-store.ts";

type Ports = Pick<LoyaltyPorts, "clock" | "ids">;

/**
 * What has expired: the oldest points are redeemed first, so all that is more than what came in within the last year is
 * older than that.
 */
export const expiredOf = (available: Micro, cameWithinAYear: Micro): Micro =>
	available > cameWithinAYear ? available - cameWithinAYear : 0n;

/** What the player can redeem now. What is too old is booked as expired first, whether a job has come by or not. */
export async function lockCurrent(ports: Ports, tx: Tx, playerId: Id): Promise<Micro> {
	const nowMs = ports.clock.nowMs();
	const available = await lockAvailable(tx, playerId);
	if (available === 0n) return 0n;
	const came = await sumSince(tx, playerId, aYearBefore(nowMs));
	const points = expiredOf(available, came);
	if (points === 0n) return available;
	const entryId = ports.ids();
	const day = dayOf(nowMs);
	const cause = `expired ${day}`;
	// More can expire on a day only after a correction of the clock; then it has an entry of its own.
	const isFirst = (await readEntry(tx, playerId, cause)) === undefined;
	await addEntry(tx, {
		...{ playerId, entryId, points, day },
		cause: isFirst ? cause : `${cause} ${entryId}`,
		kind: "expired",
		atMs: nowMs,
	});
	return available - points;
}

const BUCKETS = 64;
const PORTION = 500;

/** Books what has expired for all players, a bucket after the other. */
export async function expireAll(ports: Pick<LoyaltyPorts, "clock" | "ids" | "database">): Promise<void> {
	const { database, clock } = ports;
	for (let bucket = 0; bucket < BUCKETS; bucket++) {
		const read = () => playersWithOldPoints(database.reader, bucket, aYearBefore(clock.nowMs()), PORTION);
		for (let players = await read(); players.length > 0; players = await read()) {
			for (const playerId of players) await database.transaction((tx) => lockCurrent(ports, tx, playerId));
			if (players.length < PORTION) break;
		}
	}
}
