import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

export type Drain = {
	/** Answers all open requests, and cuts what remains after `maxMs`. */
	close(maxMs: number): Promise<void>;
};

/**
 * For so long a client on a keep-alive connection may send one more request, whose response announces the end of the
 * connection.
 */
const LAST_REQUEST_MS = 200;
const LOOK_MS = 25;

/** A busy site always has new connections: after this time the drain continues anyway. */
const ACCEPT_MS = 1_000;
/** In a longer turn of the event loop a connection may have arrived after the loop had checked. */
const SHORT_TURN_MS = 2;

/** Where node stores the response in progress on a connection. */
type Connection = Socket & { _httpMessage?: ServerResponse | null };

/**
 * A connection that is closed while its next request is on the way loses the request, and so does a connection that the
 * operating system has accepted and we have not yet. So waiting connections are accepted first, and then no more; each
 * response announces the end of its connection; then idle connections are closed, and at last those that are not
 * finished. Call it after `installFastPath`, so that its listener sees every request before it is answered.
 */
export function openDrain(app: FastifyInstance): Drain {
	const { server } = app;
	const connections = new Map<Connection, { sinceMs: number }>();
	let acceptedCount = 0;
	let isDraining = false;

	server.on("connection", (connection) => {
		acceptedCount++;
		connections.set(connection, { sinceMs: performance.now() });
		connection.once("close", () => connections.delete(connection));
	});
	server.prependListener("request", (_request, response) => {
		if (isDraining) response.shouldKeepAlive = false;
	});

	// server.close() would close idle connections at once.
	const closeIdle = server.closeIdleConnections.bind(server);
	server.closeIdleConnections = () => {};

	/** Until the event loop has checked for connections, without delay and without finding any. */
	async function acceptWaitingConnections(): Promise<void> {
		const untilMs = performance.now() + ACCEPT_MS;
		for (let quiet = 0; quiet < 2 && performance.now() < untilMs; ) {
			const [before, startedMs] = [acceptedCount, performance.now()];
			await nextTurn();
			quiet = acceptedCount === before && performance.now() - startedMs < SHORT_TURN_MS ? quiet + 1 : 0;
		}
	}

	/**
	 * Runs right after the event loop has read what has arrived. Node counts a connection without any request yet as
	 * busy.
	 */
	function closeIdleNow(): void {
		const nowMs = performance.now();
		closeIdle();
		for (const [connection, { sinceMs }] of connections)
			if (connection.bytesRead === 0 && nowMs - sinceMs > LAST_REQUEST_MS) connection.destroy();
	}

	return {
		async close(maxMs) {
			// Keep-alive continues meanwhile: clients whose connection ends would open a new one.
			await acceptWaitingConnections();
			isDraining = true;
			for (const { _httpMessage: answer } of connections.keys()) if (answer) answer.shouldKeepAlive = false;
			// In the same turn: Fastify would wait for some more turns.
			const ended = new Promise<void>((resolve) => server.close(() => resolve()));
			await Promise.race([ended, pause(LAST_REQUEST_MS)]);
			const looking = setInterval(() => setImmediate(closeIdleNow), LOOK_MS);
			await Promise.race([ended, pause(maxMs)]).finally(() => clearInterval(looking));
			server.closeAllConnections();
			await app.close();
		},
	};
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
