import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { poolOptions } from "../database/index.ts";
import type { Log } from "../log/index.ts";

/**
 * Short messages between server processes, including the sender: delivered at most once, so they only carry hints that
 * something has changed.
 */
export type Bus = {
	publish(channel: string, text: string): void;
	/** `onMissed` is called when messages may have been lost: a subscriber that caches must then read again. */
	subscribe(channel: string, onMessage: (text: string) => void, onMissed?: () => void): void;
	close(): Promise<void>;
};

const RECONNECT_MS = 500;
const LOST_CHANNEL = "lost";
/** The time limit for sending a message. */
const SEND_MS = 5_000;

/** PostgreSQL notifications: the bus if BUS_URL is not set. Channel names are our own constants. */
export function openPostgresBus(url: string, log: Log): Bus {
	const listeners = new Map<string, ((text: string) => void)[]>();
	const missedListeners: (() => void)[] = [];
	let hasLost = false;
	const sender = new pg.Pool(poolOptions(url, 1, SEND_MS));
	sender.on("error", () => {});
	let receiver: pg.Client | undefined;
	let closed = false;
	let wasConnected = false;

	// One statement at a time on the one connection.
	let listening: Promise<unknown> = Promise.resolve();
	function listenTo(client: pg.Client, channel: string): void {
		listening = listening.then(() => client.query(`listen ${client.escapeIdentifier(channel)}`)).catch(() => {});
	}

	function connect(): void {
		const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: SEND_MS });
		let isOver = false;
		// A connection that fails emits both "end" and "error", and must be replaced once only.
		const again = (): void => {
			if (isOver || closed) return;
			isOver = true;
			setTimeout(connect, RECONNECT_MS).unref();
		};
		client.on("notification", ({ channel, payload }) => {
			for (const onMessage of listeners.get(channel) ?? []) onMessage(payload ?? "");
		});
		client.on("error", () => {});
		client.on("end", again);
		client.connect().then(() => listenAgain(client), again);
	}

	function listenAgain(client: pg.Client): void {
		if (closed) return void client.end().catch(() => {});
		receiver = client;
		for (const channel of listeners.keys()) listenTo(client, channel);
		// Messages sent between the two connections were not received.
		if (wasConnected) void listening.then(notifyMissed);
		wasConnected = true;
	}

	function notifyMissed(): void {
		log.info("notifications are received again");
		for (const onMissed of missedListeners) onMissed();
	}

	const send = (channel: string, text: string): Promise<unknown> =>
		sender.query("select pg_notify($1, $2)", [channel, text]);

	/** Tells other processes, which may have been connected all the time, that they have missed a message of this one. */
	async function publishLost(): Promise<void> {
		while (hasLost && !closed) {
			await pause(RECONNECT_MS);
			await send(LOST_CHANNEL, "").then(
				() => {
					hasLost = false;
				},
				() => {},
			);
		}
	}

	function notSent(error: unknown, channel: string): void {
		log.warn({ err: error, channel }, "a notification was not sent");
		if (hasLost) return;
		hasLost = true;
		void publishLost();
	}

	listeners.set(LOST_CHANNEL, [notifyMissed]);
	connect();
	return {
		publish: (channel, text) => void send(channel, text).catch((error) => notSent(error, channel)),
		subscribe(channel, onMessage, onMissed) {
			if (onMissed) missedListeners.push(onMissed);
			const existing = listeners.get(channel);
			if (existing) existing.push(onMessage);
			else listeners.set(channel, [onMessage]);
			if (!existing && receiver) listenTo(receiver, channel);
		},
		async close() {
			closed = true;
			await Promise.all([sender.end(), receiver?.end().catch(() => {})]);
		},
	};
}
