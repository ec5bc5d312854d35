import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { type Socket, Server as SocketServer } from "node:net";
import type { FastifyInstance } from "fastify";

export type Drain = {
	/** Follows the connections of a server from its beginning. */
	watch(server: Server): void;
	/** A request has arrived; called before it is answered. */
	arrives(response: ServerResponse): void;
	/** A request was not answered at once. */
	waits(request: IncomingMessage, response: ServerResponse): void;
	/** Answers all open requests, and cuts what remains after `maxMs`. */
	close(app: FastifyInstance, maxMs: number): Promise<void>;
};

/**
 * For so long a client on a keep-alive connection may send one more request, whose response announces the end of the
 * connection.
 */
const LAST_REQUEST_MS = 200;
const LOOK_MS = 25;

/** A busy site always has new connections: after this share of its limit the drain continues anyway. */
const ACCEPT_SHARE = 0.3;
/** In a longer turn of the event loop a connection may have arrived after the loop had checked. */
const SHORT_TURN_MS = 2;

/**
 * A connection that is closed while its next request is on the way loses the request, and so does a connection that the
 * operating system has accepted and we have not yet. So waiting connections are accepted first, and then no more; each
 * response announces the end of its connection; then idle connections are closed, and at last those that are not
 * finished.
 */
export function openDrain(): Drain {
	const connections = new Map<Socket, { sinceMs: number }>();
	/** The last response of each connection, where it is not finished: an earlier one must not end the connection. */
	const unfinished = new Map<Socket, ServerResponse>();
	let acceptedCount = 0;
	let isDraining = false;

	/** Until the event loop has checked for connections, without delay and without finding any. */
	async function acceptWaitingConnections(maxMs: number): Promise<void> {
		const untilMs = performance.now() + maxMs;
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
	function closeIdle(server: Server): void {
		const nowMs = performance.now();
		server.closeIdleConnections();
		for (const [connection, { sinceMs }] of connections)
			if (connection.bytesRead === 0 && nowMs - sinceMs > LAST_REQUEST_MS) connection.destroy();
	}

	return {
		watch(server) {
			server.on("connection", (connection) => {
				acceptedCount++;
				connections.set(connection, { sinceMs: performance.now() });
				connection.once("close", () => connections.delete(connection));
			});
		},
		arrives(response) {
			if (isDraining) announceEnd(response);
		},
		waits({ socket }, response) {
			unfinished.set(socket, response);
			response.once("close", () => {
				if (unfinished.get(socket) === response) unfinished.delete(socket);
			});
		},
		async close(app, maxMs) {
			const { server } = app;
			const untilMs = performance.now() + maxMs;
			// Keep-alive continues meanwhile: clients whose connection ends would open a new one.
			await acceptWaitingConnections(maxMs * ACCEPT_SHARE);
			isDraining = true;
			for (const response of unfinished.values()) announceEnd(response);
			// In the same turn: Fastify would wait for some more turns.
			const ended = stopAccepting(server);
			await Promise.race([ended, pause(LAST_REQUEST_MS)]);
			const looking = setInterval(() => setImmediate(closeIdle, server), LOOK_MS);
			await Promise.race([ended, pause(untilMs - performance.now())]).finally(() => clearInterval(looking));
			server.closeAllConnections();
			await app.close();
		},
	};
}

/** Resolves when the last connection has ended. An HTTP server's own `close` would end idle connections at once. */
const stopAccepting = (server: Server): Promise<void> =>
	new Promise((resolve) => SocketServer.prototype.close.call(server, () => resolve()));

function announceEnd(response: ServerResponse): void {
	if (!response.headersSent) response.setHeader("connection", "close");
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
