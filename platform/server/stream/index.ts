import type { ServerResponse } from "node:http";
import type { Bus } from "../bus/index.ts";
import { networkOf } from "./network-of.ts";

/**
 * Server-sent events to the pages that are open. A message goes to a topic; each page hears the topics that it asked for
 * and its own private one. A frame is built once, however many hear it.
 */
export type Stream = {
	/** To every process's listeners of the topic. `data` is JSON-safe. */
	publish(topic: string, kind: string, data: unknown): void;
	/** To this process's listeners only: for what every process hears of by itself. */
	publishHere(topic: string, kind: string, data: unknown): void;
	/** As `publishHere`; whoever opens the topic later, or comes back to it, is told the last of it at once. */
	keepHere(topic: string, kind: string, data: unknown): void;
	/** Serves an open response until it closes. A private topic ("balance") is heard as that of this player, or not at all. */
	serve(response: ServerResponse, topics: readonly string[], from: Origin): void;
	/** Ends what a session hears, or all that a player does, by either's id: who comes back is looked at again. */
	hangUp(id: bigint): void;
	listenerCount(): number;
	close(): void;
};

/** Who is signed in where the page is open, and by which session. */
export type Hearer = { playerId: bigint; sessionId: bigint };

/** Where a page is open; `hearer` is undefined where nobody is signed in. */
export type Origin = { ip: string; hearer: Hearer | undefined };

type Listener = {
	response: ServerResponse;
	topics: readonly string[];
	ids: readonly bigint[];
	/** Whose pages are counted together. */
	group: string;
	beats: number;
};

const CHANNEL = "stream";
const HEARTBEAT_MS = 15_000;
/** A page that does not read is cut off once this much waits for it; it comes back and asks for what it missed. */
const SLOW_READER_BYTES = 1 << 18;
/** A session may run out without a word. A page that comes back is looked at again. */
const MAX_BEATS = (60 * 60_000) / HEARTBEAT_MS;

/** Tabs and windows of one person. */
const MAX_PER_SESSION = 8;
/** Visitors of one address may be many: a school, an office, all telephones of a small company. */
const MAX_PER_NETWORK = 64;

// Pages that were all sent away at once come back one after the other.
const LEAST_RETRY_MS = 1_000;
const RETRY_SPREAD_MS = 3_000;
const RETRY_STEP_MS = 389;
/** Whoever has made way asks by itself meanwhile. Back at once, it would push out the next, for ever. */
const PUSHED_OUT_RETRY_MS = 300_000;

/** Topics in `privateTopics` are published as "name:playerId" and shown to that player's pages as "name". */
export function openStream(bus: Bus, privateTopics: readonly string[] = []): Stream {
	const byTopic = new Map<string, Set<Listener>>();
	const byId = new Map<bigint, Set<Listener>>();
	const byGroup = new Map<string, Set<Listener>>();
	const all = new Set<Listener>();
	const kept = new Map<string, Buffer>();
	let isClosed = false;
	let opened = 0;
	bus.subscribe(
		CHANNEL,
		(text) => {
			const { topic, kind, data } = JSON.parse(text) as { topic: string; kind: string; data: unknown };
			send(topic, kind, data);
		},
		dropAll,
	);

	const isPrivate = (name: string): boolean => privateTopics.includes(name);
	const shownName = (topic: string): string => {
		const name = topic.split(":", 1)[0] ?? "";
		return isPrivate(name) ? name : topic;
	};
	function heardTopics(asked: readonly string[], playerId: bigint | undefined): string[] {
		return asked.flatMap((topic) => {
			if (!isPrivate(shownName(topic))) return [topic];
			return isPrivate(topic) && playerId !== undefined ? [`${topic}:${playerId}`] : [];
		});
	}

	const frameOf = (topic: string, kind: string, data: unknown): Buffer =>
		Buffer.from(`event: ${kind}\ndata: ${JSON.stringify({ topic: shownName(topic), ...(data as object) })}\n\n`);

	function send(topic: string, kind: string, data: unknown): void {
		const listeners = byTopic.get(topic);
		if (!listeners) return;
		const frame = frameOf(topic, kind, data);
		for (const listener of listeners) write(listener, frame);
	}

	function write(listener: Listener, frame: Buffer): void {
		if (listener.response.writableLength > SLOW_READER_BYTES) cutOff(listener);
		else listener.response.write(frame);
	}

	const nextRetryMs = (): number => LEAST_RETRY_MS + ((opened++ * RETRY_STEP_MS) % RETRY_SPREAD_MS);

	function forget(listener: Listener): void {
		all.delete(listener);
		leave(byGroup, listener.group, listener);
		for (const topic of listener.topics) leave(byTopic, topic, listener);
		for (const id of listener.ids) leave(byId, id, listener);
	}

	function drop(listener: Listener): void {
		forget(listener);
		listener.response.end();
	}

	/** An end would wait behind what is not read. */
	function cutOff(listener: Listener): void {
		forget(listener);
		listener.response.destroy();
	}

	/**
	 * The oldest makes way, not the newest: a browser does not ask again for a stream that was refused, and a page that
	 * has lost its network is still counted for a while.
	 */
	function makeWay(group: string, most: number): void {
		const [oldest] = byGroup.get(group) ?? [];
		if (!oldest || (byGroup.get(group)?.size ?? 0) < most) return;
		oldest.response.write(`retry: ${PUSHED_OUT_RETRY_MS}\n\n`);
		drop(oldest);
	}

	/** The pages come back: to what they have missed, and to be looked at again, for their session may have ended. */
	function dropAll(): void {
		for (const listener of [...all]) drop(listener);
	}

	const heartbeat = setInterval(() => {
		const frame = Buffer.from(": still here\n\n");
		for (const listener of all) {
			listener.beats++;
			if (listener.beats > MAX_BEATS) drop(listener);
			else write(listener, frame);
		}
	}, HEARTBEAT_MS);
	heartbeat.unref();

	return {
		publishHere: send,
		keepHere(topic, kind, data) {
			kept.set(topic, frameOf(topic, kind, data));
			send(topic, kind, data);
		},
		publish: (topic, kind, data) => bus.publish(CHANNEL, JSON.stringify({ topic, kind, data })),
		serve(response, asked, { ip, hearer }) {
			const topics = heardTopics(asked, hearer?.playerId);
			const ids = hearer ? [hearer.playerId, hearer.sessionId] : [];
			const group = hearer ? `session ${hearer.sessionId}` : networkOf(ip);
			makeWay(group, hearer ? MAX_PER_SESSION : MAX_PER_NETWORK);
			const listener: Listener = { response, topics, ids, group, beats: 0 };
			all.add(listener);
			join(byGroup, group, listener);
			for (const topic of topics) join(byTopic, topic, listener);
			for (const id of listener.ids) join(byId, id, listener);
			response.on("close", () => forget(listener));
			response.write(`retry: ${nextRetryMs()}\n\nevent: open\ndata: {}\n\n`);
			for (const topic of topics) {
				const frame = kept.get(topic);
				if (frame) response.write(frame);
			}
			if (isClosed) drop(listener);
		},
		hangUp(id) {
			for (const listener of [...(byId.get(id) ?? [])]) drop(listener);
		},
		listenerCount: () => all.size,
		close() {
			isClosed = true;
			clearInterval(heartbeat);
			dropAll();
		},
	};
}

function join<Key>(listeners: Map<Key, Set<Listener>>, key: Key, listener: Listener): void {
	listeners.set(key, (listeners.get(key) ?? new Set()).add(listener));
}

function leave<Key>(listeners: Map<Key, Set<Listener>>, key: Key, listener: Listener): void {
	const of = listeners.get(key);
	of?.delete(listener);
	if (of?.size === 0) listeners.delete(key);
}
