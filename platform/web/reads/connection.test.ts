import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Connection, openConnection, SILENT_MS } from "./connection.ts";
import { HEALTHY_MS } from "./reconnect-wait.ts";

type Opened = { url: string; signal: AbortSignal; atMs: number; send(text: string): void; end(): void };

const NOW_MS = Date.UTC(2026, 10, 20, 12);
let opened: Opened[];
let answers: Response[];
let received: string[];
let random: number;
let connection: Connection;

/** A stream that the test writes to, or what it is to be answered next. */
async function connect(url: string, signal: AbortSignal): Promise<Response> {
	const transport = new TransformStream<Uint8Array, Uint8Array>();
	const writer = transport.writable.getWriter();
	signal.addEventListener("abort", () => void writer.abort(new Error("aborted")).catch(() => {}));
	const send = (text: string) => void writer.write(new TextEncoder().encode(text)).catch(() => {});
	opened.push({ url, signal, atMs: Date.now() - NOW_MS, send, end: () => void writer.close().catch(() => {}) });
	return answers.shift() ?? new Response(transport.readable, { status: 200 });
}

const after = (waitMs: number, act: () => void) => {
	const timer = setTimeout(act, waitMs);
	return () => clearTimeout(timer);
};

beforeEach(() => {
	vi.useFakeTimers({ now: NOW_MS });
	[opened, answers, received, random] = [[], [], [], 0];
	connection = openConnection(({ kind, data }) => void received.push(`${kind} ${data}`), {
		connect,
		nowMs: Date.now,
		random: () => random,
		after,
	});
});
afterEach(() => {
	connection.open(undefined);
	vi.useRealTimers();
});

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const last = (): Opened => opened.at(-1)!;
const refused = (status: number, headers: Record<string, string> = {}) => new Response("", { status, headers });

describe("a connection of the stream", () => {
	it("brings messages, and is opened again when it ends, after what the server asked for", async () => {
		connection.open("/stream");
		await pass(0);
		last().send("retry: 3000\n\nevent: open\ndata: {}\n\n");
		await pass(0);
		expect(received).toEqual(["open {}"]);
		last().end();
		await pass(2_999);
		expect(opened).toHaveLength(1);
		await pass(1);
		expect(opened).toHaveLength(2);
	});

	it("backs off while it fails, and begins anew after one that lasted", async () => {
		answers = [refused(503), refused(503), refused(503)];
		connection.open("/stream");
		await pass(7_000);
		expect(opened.map(({ atMs }) => atMs)).toEqual([0, 1_000, 3_000, 7_000]);
		for (let atMs = 0; atMs < HEALTHY_MS; atMs += 1_000) await pass(1_000);
		last().end();
		await pass(1_000);
		expect(opened).toHaveLength(5);
	});

	it("that ends soon after it was opened counts as a failure", async () => {
		connection.open("/stream");
		for (const waitMs of [1_000, 2_000, 4_000]) {
			await pass(0);
			last().end();
			await pass(waitMs);
		}
		expect(opened.map(({ atMs }) => atMs)).toEqual([0, 1_000, 3_000, 7_000]);
	});

	it.each([
		["in seconds", "30"],
		["as a date", new Date(NOW_MS + 30_000).toUTCString()],
	])("waits as long as Retry-After says %s, even where the network comes back meanwhile", async (_how, header) => {
		answers = [refused(429, { "retry-after": header })];
		connection.open("/stream");
		await pass(10_000);
		connection.retryNow();
		connection.open("/stream?other");
		await pass(19_999);
		expect(opened).toHaveLength(1);
		await pass(1);
		expect(opened.map(({ url }) => url)).toEqual(["/stream", "/stream?other"]);
	});

	it("is opened at once when the network or the person comes back", async () => {
		answers = Array.from({ length: 6 }, () => refused(503));
		connection.open("/stream");
		await pass(40_000);
		const before = opened.length;
		connection.retryNow();
		await pass(0);
		expect(opened).toHaveLength(before + 1);
		connection.retryNow();
		await pass(0);
		expect(opened).toHaveLength(before + 1);
	});

	it("that is silent for long is dead, and another one is opened", async () => {
		connection.open("/stream");
		await pass(SILENT_MS - 1);
		last().send(": still here\n\n");
		await pass(SILENT_MS - 1);
		expect(opened).toHaveLength(1);
		await pass(1_001);
		expect(opened).toHaveLength(2);
	});

	it("gives way to another address at once, and brings nothing more; closed, nothing is opened", async () => {
		connection.open("/stream?one");
		await pass(0);
		const first = last();
		connection.open("/stream?two");
		await pass(0);
		first.send("data: late\n\n");
		await pass(0);
		expect([opened.map(({ url }) => url), received, first.signal.aborted]).toEqual([
			["/stream?one", "/stream?two"],
			[],
			true,
		]);
		connection.open(undefined);
		await pass(600_000);
		expect(opened).toHaveLength(2);
	});
});
