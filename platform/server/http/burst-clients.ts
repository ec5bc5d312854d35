import { connect, type Socket } from "node:net";
import { parentPort, workerData } from "node:worker_threads";

// Clients in a thread of their own, so that they go on while the server's thread is busy: some with connections that are
// at rest, some that come anew. At "go" each sends one request; what became of each is told at the end.
export type BurstWish = { port: number; resting: number; coming: number };

const { port, resting, coming } = workerData as BurstWish;
const REQUEST = "GET /work HTTP/1.1\r\nhost: x\r\n\r\n";

/** What became of one request: a status, or how its connection failed. */
function ask(socket: Socket): Promise<string> {
	return new Promise((resolve) => {
		let heard = "";
		const hear = (bytes: Buffer): void => {
			heard += bytes.toString("latin1");
			if (!heard.includes("\r\n\r\n")) return;
			socket.off("data", hear);
			resolve(heard.slice(9, 12));
		};
		socket.on("data", hear);
		socket.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "failed"));
		socket.once("close", () => resolve("closed without an answer"));
		socket.write(REQUEST);
	});
}

const rested = Array.from({ length: resting }, () => connect(port, "127.0.0.1").setNoDelay(true));
await Promise.all(rested.map(ask));
parentPort?.once("message", async () => {
	const came = Array.from({ length: coming }, () => connect(port, "127.0.0.1").setNoDelay(true));
	const outcomes = await Promise.all([...rested, ...came].map(ask));
	for (const socket of [...rested, ...came]) socket.destroy();
	parentPort?.postMessage(outcomes);
	parentPort?.close();
});
parentPort?.postMessage("ready");
