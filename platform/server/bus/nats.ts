import { setTimeout } from "node:timers/promises";
import { type ConnectionOptions, connect, type NatsConnection } from "@nats-io/transport-node";
import type { Log } from "../log/index.ts";
import type { Bus } from "./index.ts";

const RECONNECT_MS = 500;
/** A peer that has gone without a word is noticed after two of these. */
const PING_MS = 5_000;
const LAST_WORDS_MS = 1_000;

/**
 * NATS between many server processes, where BUS_URL names a server. It reconnects by itself, for ever. The processes of one
 * house have its mark in their subjects, so that several houses may share a server.
 */
export async function openNatsBus(url: string, houseMark: string, log: Log): Promise<Bus> {
	const subjectOf = (channel: string): string => `baize.${houseMark}.${channel}`;
	/** What a process says once it is back: others, who may never have been away, have missed words of its. */
	const lostSubject = subjectOf("lost");
	const connection = await connect({
		...addressIn(url),
		name: "baize",
		maxReconnectAttempts: -1,
		reconnectTimeWait: RECONNECT_MS,
		pingInterval: PING_MS,
	});
	const missers: (() => void)[] = [];
	const tellMissed = (): void => {
		for (const missed of missers) missed();
	};
	let isAway = false;
	let hasLost = false;

	/** Only once our subscriptions hold again is what we now ask for not older than what we shall hear. */
	async function comeBack(): Promise<void> {
		await connection.flush();
		tellMissed();
		if (hasLost) connection.publish(lostSubject);
		hasLost = false;
	}

	async function watch(): Promise<void> {
		for await (const { type } of connection.status()) {
			if (type === "disconnect") {
				if (!isAway) log.warn("the bus is away; other processes are heard again once it is back");
				isAway = true;
			}
			if (type !== "reconnect") continue;
			log.info("the bus is back");
			isAway = false;
			await comeBack().catch((error) => log.warn({ err: error }, "the bus went away again"));
		}
	}

	connection.subscribe(lostSubject, { callback: tellMissed });
	void watch();
	void connection.closed().then((error) => {
		if (error) log.error({ err: error }, "the bus was closed");
	});
	return {
		publish(channel, text) {
			hasLost ||= isAway;
			if (!publishSafely(connection, log, subjectOf(channel), text)) hasLost = true;
		},
		subscribe(channel, hear, missed) {
			if (missed) missers.push(missed);
			connection.subscribe(subjectOf(channel), {
				callback: (error, message) => {
					if (!error) hear(message.string());
				},
			});
		},
		async close() {
			// The last words go out, but a server that does not answer keeps nobody from ending.
			await Promise.race([connection.flush().catch(() => {}), setTimeout(LAST_WORDS_MS, undefined, { ref: false })]);
			await connection.close();
		},
	};
}

/** What the word is about has been done by now, so that it cannot be told is no reason to fail. */
function publishSafely(connection: NatsConnection, log: Log, subject: string, text: string): boolean {
	try {
		connection.publish(subject, text);
		return true;
	} catch (error) {
		log.warn({ err: error, subject }, "a notification was not sent");
		return false;
	}
}

/** The client reads neither name nor password in an address. A name alone is a token, as other clients of NATS have it. */
function addressIn(url: string): ConnectionOptions {
	const { host, username, password } = new URL(url);
	const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
	if (!user) return { servers: host };
	return pass ? { servers: host, user, pass } : { servers: host, token: user };
}
