import type { Id } from "@baize/kernel/id";
import { pages } from "@baize/platform-paths";
import type { Tx } from "@baize/platform-server";
import { firstDayOfStanding, POINT, TIERS, tierDaysOf } from "../../contract/index.ts";
import { earnedByDay } from "../book/book-store.ts";
import type { LoyaltyPorts } from "../ports.ts";
import { messageOf } from "./messages.ts";
import { newsOf } from "./news.ts";
import { lockAnnounced, playersWithTier, writeAnnounced } from "./notice-store.ts";

type Ports = Pick<LoyaltyPorts, "database" | "clock" | "excludedAmong" | "isOpen" | "notifications">;

const PORTION = 500;
const FEWEST = (TIERS[1]?.fromPoints ?? 0n) * POINT;

/** Sends the messages about tiers to the players of a bucket. What a tier is does not depend on it. */
export async function announceTiers(ports: Ports, bucket: number): Promise<void> {
	if (!ports.isOpen()) return;
	const { database, clock } = ports;
	const query = { bucket, fewest: FEWEST, limit: PORTION, afterDay: firstDayOfStanding(clock.nowMs()) };
	for (let afterPlayer: Id | undefined = 0n; afterPlayer !== undefined; ) {
		const players: Id[] = await playersWithTier(database.reader, { ...query, afterPlayer });
		for (const playerId of players) await database.transaction((tx) => announceTier(ports, tx, playerId));
		afterPlayer = players.length < PORTION ? undefined : players.at(-1);
	}
}

async function announceTier(ports: Ports, tx: Tx, playerId: Id): Promise<void> {
	const nowMs = ports.clock.nowMs();
	const announced = await lockAnnounced(tx, playerId);
	const days = tierDaysOf(await earnedByDay(tx, playerId, firstDayOfStanding(nowMs)), nowMs);
	const { news, next } = newsOf(announced, days);
	if (next === announced) return;
	await writeAnnounced(tx, playerId, next);
	// What happens during a break is not announced later either.
	if (!news || (await ports.excludedAmong(tx, [playerId])).has(playerId)) return;
	const { template, fills } = messageOf(news);
	await ports.notifications.postMessage(tx, playerId, template, fills, { link: pages.loyalty });
}
