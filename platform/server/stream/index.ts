import type { ServerResponse } from "node:http";
import type { Bus } from "../bus/index.ts";
import { networkOf } from "./network-of.ts";

/**
 * Server-sent events to open pages. A message goes to a topic; each page gets the topics that it requested and its own
 * private ones. A frame is built once for any number of listeners.
 */
export type Stream = {
	/** To the listeners of the topic in every process. `data` is JSON-safe. */
	publish(topic: string, kind: string, data: unknown): void;
	/** To the listeners in this process only: for changes that every process notices by itself. */
	publishHere(topic: string, kind: string, data: unknown): void;
	/** As `publishHere`; a page that opens the topic later, or comes back to it, gets the last message at once. */
	publishRetainedHere(topic: string, kind: string, data: unknown): void;
	/**
	 * Serves an open response until it closes. A private topic ("balance") is resolved to that of this player, or left
	 * out without a session.
	 */
	serve(response: ServerResponse, topics: readonly string[], from: Origin): void;
	/** Closes the streams of a session, or all of a player, by its id: pages that come back are checked again. */
	hangUp(id: bigint): void;
	listenerCount(): number;
	close(): void;
};

/** The player and session of the open page. */
export type StreamSession = { playerId: bigint; sessionId: bigint };

/** Where a page is open; `session` is undefined if it is not signed in. */
export type Origin = { ip: string; session: StreamSession | undefined };

type Listener = {
	response: ServerResponse;
	topics: readonly string[];
	ids: readonly bigint[];
	/** Pages with the same group are counted together. */
	group: string;
	beats: number;
};

const CHANNEL = "stream";
const HEARTBEAT_MS = 15_000;
/** A page that does not read is cut off when so much is buffered for it; it comes back and requests what it missed. */
const SLOW_READER_BYTES = 1 << 18;
/** A session may expire without an event. A page that comes back is checked again. */
const MAX_BEATS = (60 * 60_000) / HEARTBEAT_MS;

/** Tabs and windows of one person. */
const MAX_PER_SESSION = 8;
/** Many visitors can share one address: a school, an office, all telephones of a small mobile provider. */
const MAX_PER_NETWORK = 64;

// Pages that were all disconnected at once come back one after the other.
const MIN_RETRY_MS = 1_000;
const RETRY_SPREAD_MS = 3_000;
const RETRY_STEP_MS = 389;
/** A page that lost its place polls meanwhile. If it came back at once, it would push out the next one, for ever. */
const PUSHED_OUT_RETRY_MS = 300_000;

/** Topics in `privateTopics` are published as "name:playerId" and shown to that player's pages as "name". */
export function openStream(bus: Bus, privateTopics: readonly string[] = []): Stream {
	const byTopic = new Map<string, Set<Listener>>();
	const byId = new Map<bigint, Set<Listener>>();
	const byGroup = new Map<string, Set<Listener>>();
	const all = new Set<Listener>();
	const retained = new Map<string, Buffer>();
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
	function resolvedTopics(requested: readonly string[], playerId: bigint | undefined): string[] {
		return requested.flatMap((topic) => {
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

	const nextRetryMs = (): number => MIN_RETRY_MS + ((opened++ * RETRY_STEP_MS) % RETRY_SPREAD_MS);

	function removeListener(listener: Listener): void {
		all.delete(listener);
		leave(byGroup, listener.group, listener);
		for (const topic of listener.topics) leave(byTopic, topic, listener);
		for (const id of listener.ids) leave(byId, id, listener);
	}

	function drop(listener: Listener): void {
		removeListener(listener);
		listener.response.end();
	}

	/** A normal end would wait behind the unread bytes. */
	function cutOff(listener: Listener): void {
		removeListener(listener);
		listener.response.destroy();
	}

	/**
	 * Closes the oldest, not the newest: a browser does not retry a stream that was refused, and a page that has lost its
	 * network is still counted for a while.
	 */
	function makeWay(group: string, max: number): void {
		const [oldest] = byGroup.get(group) ?? [];
		if (!oldest || (byGroup.get(group)?.size ?? 0) < max) return;
		oldest.response.write(`retry: ${PUSHED_OUT_RETRY_MS}\n\n`);
		drop(oldest);
	}

	/** The pages come back, read what they have missed, and are checked again, because their session may have ended. */
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
		publishRetainedHere(topic, kind, data) {
			retained.set(topic, frameOf(topic, kind, data));
			send(topic, kind, data);
		},
		publish: (topic, kind, data) => bus.publish(CHANNEL, JSON.stringify({ topic, kind, data })),
		serve(response, requested, { ip, session }) {
			const topics = resolvedTopics(requested, session?.playerId);
			const ids = session ? [session.playerId, session.sessionId] : [];
			const group = session ? `session ${session.sessionId}` : networkOf(ip);
			makeWay(group, session ? MAX_PER_SESSION : MAX_PER_NETWORK);
			const listener: Listener = { response, topics, ids, group, beats: 0 };
			all.add(listener);
			join(byGroup, group, listener);
			for (const topic of topics) join(byTopic, topic, listener);
			for (const id of listener.ids) join(byId, id, listener);
			response.on("close", () => removeListener(listener));
			response.write(`retry: ${nextRetryMs()}\n\nevent: open\ndata: {}\n\n`);
			for (const topic of topics) {
				const frame = retained.get(topic);
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
