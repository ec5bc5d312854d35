import type { Socket } from "node:net";
import { text } from "node:stream/consumers";
import { idText, pageId } from "@baize/kernel/id";
import { openConnection } from "./connection.ts";

/**
 * A load on one address, in its own process: a given number of keep-alive connections, each of which sends its next
 * request when the last one was answered. It parses just enough HTTP to count, so that it is never the slower side. Its
 * options come on the standard input: {"port":3000,"requests":["GET / HTTP/1.1\r\n…"],"connections":32,"seconds":8}
 */
export type LoadOptions = {
	port: number;
	requests: string[];
	connections: number;
	seconds: number;
	warmUpSeconds: number;
};
export type LoadResult = { perSecond: number; p50Ms: number; p99Ms: number; statuses: Record<string, number> };

function driveConnection(options: LoadOptions, index: number, count: (status: string, ms: number) => void): Socket {
	// Each connection sends for one player only, so that no player waits for their own earlier request.
	const requests = options.requests.map(requestMaker);
	let next = index;
	return openConnection(options.port, {
		next() {
			const request = requests[next % requests.length]?.() ?? "";
			next += options.connections;
			return request;
		},
		count,
	});
}

const NEW_ROUND = "@@new-round@@";

/** A request that gets a new round id each time, if it has one. The id is as long as its placeholder. */
function requestMaker(text: string): () => Buffer | string {
	const [before, after] = text.split(NEW_ROUND);
	if (after === undefined) {
		const bytes = Buffer.from(text);
		return () => bytes;
	}
	return () => before + idText(pageId(Date.now(), Math.floor(Math.random() * 2 ** 32))) + after;
}

async function run(options: LoadOptions): Promise<LoadResult> {
	const times: number[] = [];
	const statuses: Record<string, number> = {};
	let isCounting = false;
	const count = (status: string, ms: number): void => {
		if (!isCounting) return;
		times.push(ms);
		statuses[status] = (statuses[status] ?? 0) + 1;
	};
	const sockets = Array.from({ length: options.connections }, (_, index) => driveConnection(options, index, count));
	await new Promise((resolve) => setTimeout(resolve, options.warmUpSeconds * 1000));
	isCounting = true;
	const startedMs = performance.now();
	await new Promise((resolve) => setTimeout(resolve, options.seconds * 1000));
	isCounting = false;
	const seconds = (performance.now() - startedMs) / 1000;
	for (const socket of sockets) socket.destroy();
	times.sort((a, b) => a - b);
	const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
	return { perSecond: times.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99), statuses };
}

process.stdout.write(JSON.stringify(await run(JSON.parse(await text(process.stdin)))));
