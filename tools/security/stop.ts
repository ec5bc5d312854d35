import { connect } from "node:net";
import type { Site } from "../bench/processes.ts";
import type { Result } from "./result.ts";

const CONNECTIONS = 400;
const MAX_MS = 10_000;
const REQUEST = (port: number): string => `GET /en HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`;

/** Connects and sends a request at once. The outcome is a status, or how the connection failed. */
function sendOnce(port: number): { isSent: Promise<void>; outcome: Promise<string> } {
	const socket = connect(port, "127.0.0.1");
	let sent = (): void => {};
	const isSent = new Promise<void>((resolve) => {
		sent = resolve;
	});
	const outcome = new Promise<string>((resolve) => {
		socket.once("data", (bytes) => {
			resolve(bytes.toString("latin1", 9, 12));
			socket.destroy();
		});
		socket.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "failed"));
		socket.once("close", () => resolve("closed without an answer"));
	});
	socket.once("connect", () => socket.write(REQUEST(port), () => sent()));
	socket.once("error", sent);
	return { isSent, outcome };
}

/** Sends requests on many connections at the moment of SIGTERM: none of them may be lost, and the process must end. */
export async function stopUnderLoad(site: Site): Promise<Result> {
	const requests = Array.from({ length: CONNECTIONS }, () => sendOnce(site.port));
	await Promise.all(requests.map(({ isSent }) => isSent));
	const startedMs = performance.now();
	const stopped = site.stop();
	const outcomes = await Promise.all(requests.map(({ outcome }) => outcome));
	await stopped;
	const ms = performance.now() - startedMs;
	const counts = Map.groupBy(outcomes, (outcome) => outcome);
	const about = [...counts].map(([outcome, all]) => `${all.length} × ${outcome}`).join(", ");
	return {
		name: `${CONNECTIONS} requests just sent at SIGTERM are answered, and the process ends`,
		isGood: counts.get("200")?.length === CONNECTIONS && ms < MAX_MS,
		about: `${about}; ended in ${Math.round(ms)} ms`,
	};
}
