import pg from "pg";

const RECONNECT_MS = 500;
const CONNECT_MS = 5_000;

/** Receives notifications on one connection, which is replaced when it is lost. */
export type Receiver = {
	listen(channel: string, onMessage: (text: string) => void): void;
	close(): Promise<void>;
};

/** `onMissed`: messages that were sent between two connections were not received. */
export function openReceiver(url: string, onMissed: () => void): Receiver {
	const listeners = new Map<string, ((text: string) => void)[]>();
	let current: pg.Client | undefined;
	let isClosed = false;
	let wasConnected = false;

	// One statement at a time on the one connection.
	let listening: Promise<unknown> = Promise.resolve();
	function listenTo(client: pg.Client, channel: string): void {
		listening = listening.then(() => client.query(`listen ${client.escapeIdentifier(channel)}`)).catch(() => {});
	}

	function connect(): void {
		const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: CONNECT_MS });
		let isOver = false;
		// A connection that fails emits both "end" and "error", and must be replaced once only.
		const again = (): void => {
			if (isOver || isClosed) return;
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
		if (isClosed) return void client.end().catch(() => {});
		current = client;
		for (const channel of listeners.keys()) listenTo(client, channel);
		if (wasConnected) void listening.then(onMissed);
		wasConnected = true;
	}

	connect();
	return {
		listen(channel, onMessage) {
			const existing = listeners.get(channel);
			if (existing) existing.push(onMessage);
			else listeners.set(channel, [onMessage]);
			if (!existing && current) listenTo(current, channel);
		},
		async close() {
			isClosed = true;
			await current?.end().catch(() => {});
		},
	};
}
