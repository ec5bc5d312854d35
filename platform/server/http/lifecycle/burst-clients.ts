import { connect, type Socket } from "node:net";
import { parentPort, workerData } from "node:worker_threads";

// Clients in their own thread, so that they continue while the server's thread is busy: some with idle connections,
// some with new ones. At "go" each sends one request, and `sent` counts them; at the end the outcome of each is posted.
export type BurstInput = { port: number; resting: number; coming: number; sent: Int32Array };

const { port, resting, coming, sent } = workerData as BurstInput;
const REQUEST = "GET /work HTTP/1.1\r\nhost: x\r\n\r\n";

/** The outcome of one request: a status, or how its connection failed. */
function send(socket: Socket): Promise<string> {
	return new Promise((resolve) => {
		let received = "";
		const onData = (bytes: Buffer): void => {
			received += bytes.toString("latin1");
			if (!received.includes("\r\n\r\n")) return;
			socket.off("data", onData);
			resolve(received.slice(9, 12));
		};
		socket.on("data", onData);
		socket.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "failed"));
		socket.once("close", () => resolve("closed without an answer"));
		socket.write(REQUEST, (error) => {
			if (error) return;
			Atomics.add(sent, 0, 1);
			Atomics.notify(sent, 0);
		});
	});
}

const rested = Array.from({ length: resting }, () => connect(port, "127.0.0.1").setNoDelay(true));
await Promise.all(rested.map(send));
Atomics.store(sent, 0, 0);
parentPort?.once("message", async () => {
	const came = Array.from({ length: coming }, () => connect(port, "127.0.0.1").setNoDelay(true));
	const outcomes = await Promise.all([...rested, ...came].map(send));
	for (const socket of [...rested, ...came]) socket.destroy();
	parentPort?.postMessage(outcomes);
	parentPort?.close();
});
parentPort?.postMessage("ready");
