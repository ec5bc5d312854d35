import type { ServerResponse } from "node:http";
import type { Bus } from "../bus/index.ts";
import { openConnections } from "./connections.ts";
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

const CHANNEL = "stream";

/** Tabs and windows of one person. */
const MAX_PER_SESSION = 8;
/** Many visitors can share one address: a school, an office, all telephones of a small mobile provider. */
const MAX_PER_NETWORK = 64;

/** Topics in `privateTopics` are published as "name:playerId" and shown to that player's pages as "name". */
export function openStream(bus: Bus, privateTopics: readonly string[] = []): Stream {
	const connections = openConnections();
	const names = topicNames(privateTopics);
	const retained = new Map<string, Buffer>();
	let isClosed = false;
	bus.subscribe(
		CHANNEL,
		(text) => {
			const { topic, kind, data } = JSON.parse(text) as { topic: string; kind: string; data: unknown };
			send(topic, kind, data);
		},
		connections.dropAll,
	);

	const frameOf = (topic: string, kind: string, data: unknown): Buffer =>
		Buffer.from(`event: ${kind}\ndata: ${JSON.stringify({ topic: names.shown(topic), ...(data as object) })}\n\n`);

	function send(topic: string, kind: string, data: unknown): void {
		let frame: Buffer | undefined;
		for (const listener of connections.ofTopic(topic)) {
			frame ??= frameOf(topic, kind, data);
			connections.write(listener, frame);
		}
	}

	return {
		publishHere: send,
		publishRetainedHere(topic, kind, data) {
			retained.set(topic, frameOf(topic, kind, data));
			send(topic, kind, data);
		},
		publish: (topic, kind, data) => bus.publish(CHANNEL, JSON.stringify({ topic, kind, data })),
		serve(response, requested, { ip, session }) {
			const topics = names.resolved(requested, session?.playerId);
			const ids = session ? [session.playerId, session.sessionId] : [];
			const group = session ? `session ${session.sessionId}` : networkOf(ip);
			const listener = { response, topics, ids, group, beats: 0 };
			connections.open(listener, session ? MAX_PER_SESSION : MAX_PER_NETWORK);
			for (const topic of topics) {
				const frame = retained.get(topic);
				if (frame) response.write(frame);
			}
			if (isClosed) connections.drop(listener);
		},
		hangUp(id) {
			for (const listener of connections.ofId(id)) connections.drop(listener);
		},
		listenerCount: connections.count,
		close() {
			isClosed = true;
			connections.close();
		},
	};
}

/** How topics are named inside, where a private one belongs to one player, and to pages. */
function topicNames(privateTopics: readonly string[]) {
	const isPrivate = (name: string): boolean => privateTopics.includes(name);
	const shown = (topic: string): string => {
		const name = topic.split(":", 1)[0] ?? "";
		return isPrivate(name) ? name : topic;
	};
	return {
		shown,
		resolved: (requested: readonly string[], playerId: bigint | undefined): string[] =>
			requested.flatMap((topic) => {
				if (!isPrivate(shown(topic))) return [topic];
				return isPrivate(topic) && playerId !== undefined ? [`${topic}:${playerId}`] : [];
			}),
	};
}
