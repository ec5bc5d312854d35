import type { Id } from "@baize/kernel/id";
import { type Clock, MINUTE_MS } from "@baize/kernel/time";
import { type Bus, type Database, onceCommitted, ReadyReply, type Stream, type Tx } from "@baize/platform-server";
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
	const cached = new Map<Id, { reply: ReadyReply; untilMs: number }>();
	/** Counts the changes, so that a number read before a change is not cached after it. */
	let changes = 0;

	function drop(playerId: Id): void {
		changes += 1;
		cached.delete(playerId);
	}
	function dropAll(): void {
		changes += 1;
		cached.clear();
	}
	bus?.subscribe(CHANNEL, (text) => drop(BigInt(text)), dropAll);

	async function load(playerId: Id): Promise<ReadyReply> {
		const before = changes;
		const reply = replyOf(await readUnread(database.reader, playerId));
		if (changes !== before) return reply;
		if (cached.size >= MAX_CACHED) cached.clear();
		cached.set(playerId, { reply, untilMs: clock.nowMs() + CACHE_MS });
		return reply;
	}

	// Publishes only that something changed: open pages read again, so an announcement to all costs no count for players
	// without an open page.
	function publish(playerId: Id): void {
		drop(playerId);
		bus?.publish(CHANNEL, String(playerId));
		stream?.publish(`${INBOX_TOPIC}:${playerId}`, INBOX_CHANGED, {});
	}

	return {
		reply(playerId) {
			const found = cached.get(playerId);
			return found && found.untilMs > clock.nowMs() ? found.reply : load(playerId);
		},
		invalidateWith: (tx, playerId) => onceCommitted(tx, () => publish(playerId)),
	};
}

const replyOf = (numberOfMessages: number): ReadyReply =>
	new ReadyReply(Buffer.from(JSON.stringify({ numberOfMessages })), `"unread-${numberOfMessages}"`);
