import type { Id } from "@baize/kernel/id";
import { type Clock, MINUTE_MS } from "@baize/kernel/time";
import {
	type Bus,
	type Database,
	onceCommitted,
	openCache,
	openSharedChanges,
	type ReadyReply,
	type Stream,
	type Tx,
	taggedReply,
} from "@baize/platform-server";
import { INBOX_CHANGED, INBOX_TOPIC } from "../../contract/index.ts";
import { readUnread } from "./inbox-store.ts";

/** Caches each polling player's number of unread messages as a ready reply. */
export type UnreadCache = {
	reply(playerId: Id): ReadyReply | Promise<ReadyReply>;
	/** Drops the cached number once this transaction has committed, in every process, and notifies every open page. */
	invalidateWith(tx: Tx, playerId: Id): void;
};

export type UnreadPorts = {
	database: Database;
	clock: Clock;
	stream?: Pick<Stream, "publish"> | undefined;
	bus?: Pick<Bus, "publish" | "subscribe"> | undefined;
};

const CHANNEL = "inbox";
// A notification may be lost while a connection is down; this limits how long a page then shows an old number.
const CACHE_MS = MINUTE_MS;
const MAX_CACHED = 50_000;

export function openUnreadCache({ database, clock, stream, bus }: UnreadPorts): UnreadCache {
	const changes = openSharedChanges<Id>(bus, CHANNEL, { write: String, read: BigInt });
	const cache = openCache<Id, ReadyReply>({
		name: "notifications.unread",
		limit: MAX_CACHED,
		maxAgeMs: CACHE_MS,
		clock,
		changes: [changes.listen],
	});

	const load = async (playerId: Id): Promise<ReadyReply> =>
		taggedReply(JSON.stringify({ numberOfMessages: await readUnread(database.reader, playerId) }));

	// Publishes only that something changed: open pages read again, so an announcement to all costs no count for players
	// without an open page.
	function publish(playerId: Id): void {
		changes.announce(playerId);
		stream?.publish(`${INBOX_TOPIC}:${playerId}`, INBOX_CHANGED, {});
	}

	return {
		reply: (playerId) => cache.read(playerId, load),
		invalidateWith: (tx, playerId) => onceCommitted(tx, () => publish(playerId)),
	};
}
