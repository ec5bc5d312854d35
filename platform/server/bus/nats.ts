import { setTimeout } from "node:timers/promises";
import type { ConnectionOptions, NatsConnection } from "@nats-io/transport-node";
import type { Log } from "../log/index.ts";
import type { Bus } from "./index.ts";

const RECONNECT_MS = 500;
/** A connection whose other side is silently gone is noticed after two of these. */
const PING_MS = 5_000;
const FLUSH_MS = 1_000;

/**
 * NATS between many server processes, if BUS_URL names a server. Reconnects by itself without end. The subjects of one
 * site have a common prefix, so that several sites can share a server.
 */
export async function openNatsBus(url: string, subjectPrefix: string, log: Log): Promise<Bus> {
	const subjectOf = (channel: string): string => `baize.${subjectPrefix}.${channel}`;
	/**
	 * Published after a reconnect: other processes, which may have been connected all the time, have missed messages of
	 * this one.
	 */
	const lostSubject = subjectOf("lost");
	// Most sites have no such server, and their start need not wait for the library.
	const { connect } = await import("@nats-io/transport-node");
	const connection = await connect({
		...addressIn(url),
		name: "baize",
		maxReconnectAttempts: -1,
		reconnectTimeWait: RECONNECT_MS,
		pingInterval: PING_MS,
	});
	const missedListeners: (() => void)[] = [];
	const notifyMissed = (): void => {
		for (const onMissed of missedListeners) onMissed();
	};
	let isAway = false;
	let hasLost = false;

	/** Only after our subscriptions are active again is a new read not older than the next message. */
	async function comeBack(): Promise<void> {
		await connection.flush();
		notifyMissed();
		if (hasLost) connection.publish(lostSubject);
		hasLost = false;
	}

	async function watch(): Promise<void> {
		for await (const { type } of connection.status()) {
			if (type === "disconnect") {
				if (!isAway) log.warn("the bus is away; other processes are received again once it is back");
				isAway = true;
			}
			if (type !== "reconnect") continue;
			log.info("the bus is back");
			isAway = false;
			await comeBack().catch((error) => log.warn({ err: error }, "the bus went away again"));
		}
	}

	connection.subscribe(lostSubject, { callback: notifyMissed });
	void watch();
	void connection.closed().then((error) => {
		if (error) log.error({ err: error }, "the bus was closed");
	});
	return {
		publish(channel, text) {
			hasLost ||= isAway;
			if (!publishSafely(connection, log, subjectOf(channel), text)) hasLost = true;
		},
		subscribe(channel, onMessage, onMissed) {
			if (onMissed) missedListeners.push(onMissed);
			connection.subscribe(subjectOf(channel), {
				callback: (error, message) => {
					if (!error) onMessage(message.string());
				},
			});
		},
		async close() {
			// Sends what is buffered, but a server that does not answer must not block the end of the process.
			await Promise.race([connection.flush().catch(() => {}), setTimeout(FLUSH_MS, undefined, { ref: false })]);
			await connection.close();
		},
	};
}

/** The change itself is done already, so a failed notification is no reason to fail. */
function publishSafely(connection: NatsConnection, log: Log, subject: string, text: string): boolean {
	try {
		connection.publish(subject, text);
		return true;
	} catch (error) {
		log.warn({ err: error, subject }, "a notification was not sent");
		return false;
	}
}

/** The client does not read name and password from an address. A name alone is a token, as in other NATS clients. */
function addressIn(url: string): ConnectionOptions {
	const { host, username, password } = new URL(url);
	const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
	if (!user) return { servers: host };
	return pass ? { servers: host, user, pass } : { servers: host, token: user };
}
