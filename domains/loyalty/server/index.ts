import type { Id } from "@baize/kernel/id";
import type { Follower } from "@baize/ledger/server";
import type { Binding, Tx } from "@baize/platform-server";
import type { EntryView } from "../contract/index.ts";
import { type GivenPoints, giveIn } from "./book/adjust.ts";
import { type BookDifference, bookDifferences } from "./book/book-store.ts";
import { expireAll } from "./book/expiry.ts";
import { followPlay } from "./earning/follow-play.ts";
import { announceTiers } from "./notices/announce-tiers.ts";
import { TIER_TEMPLATES } from "./notices/messages.ts";
import type { LoyaltyPorts } from "./ports.ts";
import { exportEntries } from "./reads/read-points.ts";
import { loyaltyRoutes } from "./routes.ts";

export type { BookDifference } from "./book/book-store.ts";
export type { LoyaltyPorts } from "./ports.ts";

export type Loyalty = {
	bindings: Binding[];
	/** Books what settled play has earned. */
	follower: Follower;
	/** Gives points in the caller's transaction, once for each cause of the player. */
	give(tx: Tx, given: GivenPoints): Promise<void>;
	/** Books what has expired. */
	expireAll(): Promise<void>;
	/** Sends the messages about tiers to the players of one bucket, each once. */
	announceTiers(bucket: number): Promise<void>;
	/** Where the stored points of players are not the sum of their entries, in one bucket; empty when all is right. */
	audit(bucket: number): Promise<BookDifference[]>;
	/** All that has moved the player's points, newest first, for the copy of a player's data. */
	exportOf(playerId: Id): Promise<EntryView[]>;
};

export function openLoyalty(ports: LoyaltyPorts): Loyalty {
	ports.notifications.addTemplates(TIER_TEMPLATES);
	return {
		bindings: loyaltyRoutes(ports),
		follower: followPlay(ports),
		give: (tx, given) => giveIn(ports, tx, given),
		expireAll: () => expireAll(ports),
		announceTiers: (bucket) => announceTiers(ports, bucket),
		audit: (bucket) => bookDifferences(ports.database.reader, bucket),
		exportOf: (playerId) => exportEntries(ports, playerId),
	};
}
