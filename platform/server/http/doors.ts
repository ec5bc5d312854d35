import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

export type Doors = {
	/** Lets everybody who is in go with an answer, and ends what remains after `mostMs`. */
	close(mostMs: number): Promise<void>;
};

/** For so long whoever talks to us may ask once more, to hear with the answer that it was the last on this connection. */
const LAST_WORD_MS = 200;
const LOOK_MS = 25;

/** A busy site is never without somebody who comes: after this it closes all the same. */
const LET_IN_MS = 1_000;
/** In a turn of the event loop that took longer, somebody may have come after it had looked. */
const QUICK_TURN_MS = 2;

/** Where node remembers the answer that is under way on a connection. */
type Connection = Socket & { _httpMessage?: ServerResponse | null };

/**
 * A connection that is closed while its next request comes loses it, and so does one that the system has taken in and we
 * have not yet. So those are let in first, and only then nobody else; each answer says that its connection ends with it;
 * then what is at rest is closed, and at last what has not ended. The doors are opened after `answerFirst`, to hear of
 * every request before it is answered.
 */
export function openDoors(app: FastifyInstance): Doors {
	const { server } = app;
	const connections = new Map<Connection, { sinceMs: number }>();
	let letIn = 0;
	let isClosing = false;

	server.on("connection", (connection) => {
		letIn++;
		connections.set(connection, { sinceMs: performance.now() });
		connection.once("close", () => connections.delete(connection));
	});
	server.prependListener("request", (_request, response) => {
		if (isClosing) response.shouldKeepAlive = false;
	});

	// With the doors node would close what is at rest, at once.
	const closeIdle = server.closeIdleConnections.bind(server);
	server.closeIdleConnections = () => {};

	/** Until the event loop has looked for connections, at once and in vain. */
	async function letInWhoHasCome(): Promise<void> {
		const untilMs = performance.now() + LET_IN_MS;
		for (let quiet = 0; quiet < 2 && performance.now() < untilMs; ) {
			const [before, startedMs] = [letIn, performance.now()];
			await nextTurn();
			quiet = letIn === before && performance.now() - startedMs < QUICK_TURN_MS ? quiet + 1 : 0;
		}
	}

	/** Right after the event loop has read what has come. Node takes a connection on which nothing was asked yet for a busy one. */
	function closeWhatRests(): void {
		const nowMs = performance.now();
		closeIdle();
		for (const [connection, { sinceMs }] of connections)
			if (connection.bytesRead === 0 && nowMs - sinceMs > LAST_WORD_MS) connection.destroy();
	}

	return {
		async close(mostMs) {
			// Connections go on meanwhile: who were told that theirs ends would come anew.
			await letInWhoHasCome();
			isClosing = true;
			for (const { _httpMessage: answer } of connections.keys()) if (answer) answer.shouldKeepAlive = false;
			// In the same turn: the framework would think about it for some turns more.
			const ended = new Promise<void>((resolve) => server.close(() => resolve()));
			await Promise.race([ended, pause(LAST_WORD_MS)]);
			const looking = setInterval(() => setImmediate(closeWhatRests), LOOK_MS);
			await Promise.race([ended, pause(mostMs)]).finally(() => clearInterval(looking));
			server.closeAllConnections();
			await app.close();
		},
	};
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
