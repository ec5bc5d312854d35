import type { Id } from "@baize/kernel/id";
import { type Clock, MINUTE_MS } from "@baize/kernel/time";
import { type Bus, type Database, onceCommitted, ReadyReply, type Stream, type Tx } from "@baize/platform-server";
import { INBOX_CHANGED, INBOX_TOPIC } from "../contract/index.ts";
import { readUnread } from "./inbox-store.ts";

/** How many messages wait for each player who looks, with the answer ready to be sent. */
export type UnreadMemory = {
	reply(playerId: Id): ReadyReply | Promise<ReadyReply>;
	/** What is known changes with this transaction: once it has committed, every process and every open page hears of it. */
	changesWith(tx: Tx, playerId: Id): void;
};

export type UnreadPorts = {
	database: Database;
	clock: Clock;
	stream?: Pick<Stream, "publish"> | undefined;
	bus?: Pick<Bus, "publish" | "subscribe"> | undefined;
};

const CHANNEL = "inbox";
// A notification may be lost while a connection is down; this is how late a page learns of it then.
const KEPT_MS = MINUTE_MS;
const MOST_KEPT = 50_000;

export function openUnreadMemory({ database, clock, stream, bus }: UnreadPorts): UnreadMemory {
	const kept = new Map<Id, { reply: ReadyReply; untilMs: number }>();
	/** Counts the changes heard of, so that a reading that began before one is not kept. */
	let changes = 0;

	function forget(playerId: Id): void {
		changes += 1;
		kept.delete(playerId);
	}
	function forgetAll(): void {
		changes += 1;
		kept.clear();
	}
	bus?.subscribe(CHANNEL, (text) => forget(BigInt(text)), forgetAll);

	async function load(playerId: Id): Promise<ReadyReply> {
		const before = changes;
		const reply = replyOf(await readUnread(database.reader, playerId));
		if (changes !== before) return reply;
		if (kept.size >= MOST_KEPT) kept.clear();
		kept.set(playerId, { reply, untilMs: clock.nowMs() + KEPT_MS });
		return reply;
	}

	// Only that something changed: who has a page open asks, and for a letter to all nobody counts for those who have not.
	function tell(playerId: Id): void {
		forget(playerId);
		bus?.publish(CHANNEL, String(playerId));
		stream?.publish(`${INBOX_TOPIC}:${playerId}`, INBOX_CHANGED, {});
	}

	return {
		reply(playerId) {
			const found = kept.get(playerId);
			return found && found.untilMs > clock.nowMs() ? found.reply : load(playerId);
		},
		changesWith: (tx, playerId) => onceCommitted(tx, () => tell(playerId)),
	};
}

const replyOf = (numberOfMessages: number): ReadyReply =>
	new ReadyReply(Buffer.from(JSON.stringify({ numberOfMessages })), `"unread-${numberOfMessages}"`);
