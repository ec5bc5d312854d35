import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { poolOptions } from "../database/index.ts";
import type { Log } from "../log/index.ts";

/** Short messages between server processes, and to oneself: at most once, so only hints that something has changed. */
export type Bus = {
	publish(channel: string, text: string): void;
	/** `missed` is called where words may have been lost: whoever remembers by what he hears must ask anew. */
	subscribe(channel: string, hear: (text: string) => void, missed?: () => void): void;
	close(): Promise<void>;
};

const RECONNECT_MS = 500;
const LOST_CHANNEL = "lost";
/** A word that has not gone out by then is late. */
const SEND_MS = 5_000;

/** PostgreSQL notifications: the bus where there is no other. Channel names are our own constants. */
export function openPostgresBus(url: string, log: Log): Bus {
	const listeners = new Map<string, ((text: string) => void)[]>();
	const missers: (() => void)[] = [];
	let hasLost = false;
	const sender = new pg.Pool(poolOptions(url, 1, SEND_MS));
	sender.on("error", () => {});
	let receiver: pg.Client | undefined;
	let closed = false;
	let wasConnected = false;

	// One question at a time on the one connection.
	let asked: Promise<unknown> = Promise.resolve();
	function listenTo(client: pg.Client, channel: string): void {
		asked = asked.then(() => client.query(`listen ${client.escapeIdentifier(channel)}`)).catch(() => {});
	}

	function connect(): void {
		const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: SEND_MS });
		let isOver = false;
		// A connection that fails is told of twice, by its end and by its error, and must be followed by one other.
		const again = (): void => {
			if (isOver || closed) return;
			isOver = true;
			setTimeout(connect, RECONNECT_MS).unref();
		};
		client.on("notification", ({ channel, payload }) => {
			for (const hear of listeners.get(channel) ?? []) hear(payload ?? "");
		});
		client.on("error", () => {});
		client.on("end", again);
		client.connect().then(() => listenAnew(client), again);
	}

	function listenAnew(client: pg.Client): void {
		if (closed) return void client.end().catch(() => {});
		receiver = client;
		for (const channel of listeners.keys()) listenTo(client, channel);
		// What was said between two connections nobody heard.
		if (wasConnected) void asked.then(tellMissed);
		wasConnected = true;
	}

	function tellMissed(): void {
		log.info("notifications are heard again");
		for (const missed of missers) missed();
	}

	const send = (channel: string, text: string): Promise<unknown> =>
		sender.query("select pg_notify($1, $2)", [channel, text]);

	/** Others, who may never have been away, have missed a word of ours. */
	async function tellLost(): Promise<void> {
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
		void tellLost();
	}

	listeners.set(LOST_CHANNEL, [tellMissed]);
	connect();
	return {
		publish: (channel, text) => void send(channel, text).catch((error) => notSent(error, channel)),
		subscribe(channel, hear, missed) {
			if (missed) missers.push(missed);
			const heard = listeners.get(channel);
			if (heard) heard.push(hear);
			else listeners.set(channel, [hear]);
			if (!heard && receiver) listenTo(receiver, channel);
		},
		async close() {
			closed = true;
			await Promise.all([sender.end(), receiver?.end().catch(() => {})]);
		},
	};
}
