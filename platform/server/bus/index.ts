import pg from "pg";
import { poolOptions } from "../database/index.ts";
import type { Log } from "../log/index.ts";

/** Short messages between server processes, and to oneself: at most once, so only hints that something has changed. */
export type Bus = {
	publish(channel: string, text: string): void;
	subscribe(channel: string, hear: (text: string) => void): void;
	close(): Promise<void>;
};

const RECONNECT_MS = 500;

/** PostgreSQL notifications: the bus where there is no other. Channel names are our own constants. */
export function openPostgresBus(url: string, log: Log): Bus {
	const listeners = new Map<string, ((text: string) => void)[]>();
	const sender = new pg.Pool(poolOptions(url, 1));
	sender.on("error", () => {});
	let receiver: pg.Client | undefined;
	let closed = false;

	// One question at a time on the one connection.
	let asked: Promise<unknown> = Promise.resolve();
	function listenTo(client: pg.Client, channel: string): void {
		asked = asked.then(() => client.query(`listen ${client.escapeIdentifier(channel)}`)).catch(() => {});
	}

	async function connect(): Promise<void> {
		const client = new pg.Client({ connectionString: url });
		client.on("notification", ({ channel, payload }) => {
			for (const hear of listeners.get(channel) ?? []) hear(payload ?? "");
		});
		client.on("error", () => {});
		client.on("end", () => {
			if (!closed) setTimeout(() => void connect().catch(retry), RECONNECT_MS).unref();
		});
		await client.connect();
		receiver = client;
		for (const channel of listeners.keys()) listenTo(client, channel);
	}

	function retry(): void {
		if (!closed) setTimeout(() => void connect().catch(retry), RECONNECT_MS).unref();
	}

	void connect().catch(retry);
	return {
		publish(channel, text) {
			sender
				.query("select pg_notify($1, $2)", [channel, text])
				.catch((error) => log.warn({ err: error, channel }, "a notification was not sent"));
		},
		subscribe(channel, hear) {
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
