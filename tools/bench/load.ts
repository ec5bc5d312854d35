import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { idText, pageId } from "@baize/kernel/id";

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

const HEAD_END = Buffer.from("\r\n\r\n");

function driveConnection(options: LoadOptions, index: number, count: (status: string, ms: number) => void): Socket {
	// Each connection sends for one player only, so that no player waits for their own earlier request.
	const requests = options.requests.map(requestMaker);
	let next = index;
	let sentMs = 0;
	let pending = Buffer.alloc(0);
	const socket = connect(options.port, "127.0.0.1");
	socket.setNoDelay(true);
	const send = (): void => {
		sentMs = performance.now();
		socket.write(requests[next % requests.length]?.() ?? "");
		next += options.connections;
	};
	socket.on("connect", send);
	socket.on("data", (chunk) => {
		pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
		const length = answerLength(pending);
		if (length === undefined || pending.length < length) return;
		count(pending.toString("latin1", 9, 12), performance.now() - sentMs);
		pending = pending.subarray(length);
		send();
	});
	socket.on("error", (error) => {
		process.stderr.write(`${error.message}\n`);
		process.exit(1);
	});
	return socket;
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

function answerLength(bytes: Buffer): number | undefined {
	const head = bytes.indexOf(HEAD_END);
	if (head < 0) return undefined;
	const match = /content-length: (\d+)/i.exec(bytes.toString("latin1", 0, head));
	return head + HEAD_END.length + Number(match?.[1] ?? 0);
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
