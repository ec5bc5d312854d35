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

/** Where node remembers the answer that is under way on a connection. */
type Connection = Socket & { _httpMessage?: ServerResponse | null };

/**
 * A connection that is closed while its next request comes loses it. So nobody else is let in, and each answer says that
 * its connection ends with it; only then what is at rest is closed, and at last what has not ended. The doors are opened
 * after `answerFirst`, to hear of every request before it is answered.
 */
export function openDoors(app: FastifyInstance): Doors {
	const { server } = app;
	const connections = new Set<Connection>();
	let isClosing = false;

	server.on("connection", (connection) => {
		connections.add(connection);
		connection.once("close", () => connections.delete(connection));
	});
	server.prependListener("request", (_request, response) => {
		if (isClosing) response.shouldKeepAlive = false;
	});

	// With the doors node would close what is at rest, at once.
	const closeIdle = server.closeIdleConnections.bind(server);
	server.closeIdleConnections = () => {};

	/** Node takes a connection on which nothing was asked yet for a busy one. */
	function closeWhatRests(): void {
		closeIdle();
		for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
	}

	return {
		async close(mostMs) {
			isClosing = true;
			for (const { _httpMessage: answer } of connections) if (answer) answer.shouldKeepAlive = false;
			const closed = app.close();
			await Promise.race([closed, pause(LAST_WORD_MS)]);
			const looking = setInterval(closeWhatRests, LOOK_MS);
			await Promise.race([closed, pause(mostMs)]).finally(() => clearInterval(looking));
			server.closeAllConnections();
		},
	};
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());
