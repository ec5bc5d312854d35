import { createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openLog } from "../log/index.ts";
import type { Bus } from "./index.ts";
import { openNatsBus } from "./nats.ts";

const log = openLog("silent");
const COMMAND = /^(CONNECT|PING|PONG|UNSUB|SUB|PUB)\b ?([^\r]*)\r\n/;
const INFO = `INFO ${JSON.stringify({ server_id: "peer", version: "2.9.10", proto: 1, headers: true, max_payload: 1 << 20 })}\r\n`;

/** The part of a NATS server that the bus needs: delivers each PUB to every SUB of its subject. */
class Peer {
	readonly greetings: Record<string, unknown>[] = [];
	readonly #sockets = new Map<Socket, Map<string, string>>();
	#server: Server | undefined;
	port = 0;

	async start(): Promise<void> {
		const server = createServer((socket) => this.#greet(socket));
		this.#server = server;
		await new Promise<void>((resolve) => server.listen(this.port, "127.0.0.1", resolve));
		this.port = (server.address() as { port: number }).port;
	}

	/** Like the end of a killed process: every connection breaks at once. */
	async kill(): Promise<void> {
		for (const socket of this.#sockets.keys()) socket.destroy();
		await new Promise((resolve) => this.#server?.close(resolve));
	}

	cut(index: number): void {
		[...this.#sockets.keys()][index]?.destroy();
	}

	#greet(socket: Socket): void {
		this.#sockets.set(socket, new Map());
		let waiting = "";
		socket.on("error", () => {});
		socket.on("close", () => this.#sockets.delete(socket));
		socket.on("data", (bytes) => {
			waiting = this.#run(socket, waiting + bytes.toString());
		});
		socket.write(INFO);
	}

	/** Returns the incomplete rest, which waits for more bytes. */
	#run(socket: Socket, text: string): string {
		const [line, verb, rest = ""] = COMMAND.exec(text) ?? [];
		if (line === undefined) return text;
		const args = rest.split(" ");
		let end = line.length;
		if (verb === "PUB") {
			end += Number(args.at(-1)) + 2;
			if (text.length < end) return text;
			this.#deliver(args[0] ?? "", text.slice(line.length, end - 2));
		}
		if (verb === "CONNECT") this.greetings.push(JSON.parse(rest));
		if (verb === "PING") socket.write("PONG\r\n");
		if (verb === "SUB") this.#sockets.get(socket)?.set(args.at(-1) ?? "", args[0] ?? "");
		return this.#run(socket, text.slice(end));
	}

	#deliver(subject: string, payload: string): void {
		for (const [socket, subscriptions] of this.#sockets)
			for (const [sid, wanted] of subscriptions)
				if (wanted === subject) socket.write(`MSG ${subject} ${sid} ${payload.length}\r\n${payload}\r\n`);
	}
}

/** One server process: what it received, and how often it was notified of missed messages. */
async function aProcess(credentials = "", subjectPrefix = "site") {
	const bus = await openNatsBus(`nats://${credentials}127.0.0.1:${peer.port}`, subjectPrefix, log);
	buses.push(bus);
	const received: string[] = [];
	const onMissed = vi.fn();
	bus.subscribe("news", (text) => received.push(text), onMissed);
	return { bus, received, onMissed };
}

let peer: Peer;
const buses: Bus[] = [];
const soon = { timeout: 4_000, interval: 20 };

beforeEach(async () => {
	peer = new Peer();
	await peer.start();
});
afterEach(async () => {
	await Promise.all(buses.splice(0).map((bus) => bus.close()));
	await peer.kill();
});

describe("the bus over NATS", () => {
	it("delivers to every process, including the sender", async () => {
		const [here, there] = [await aProcess(), await aProcess()];
		await vi.waitFor(() => {
			here.bus.publish("news", "one");
			expect([here.received[0], there.received[0]]).toEqual(["one", "one"]);
		}, soon);
		expect(here.onMissed).not.toHaveBeenCalled();
	});

	it("does not deliver to another site on the same server", async () => {
		const [here, there] = [await aProcess(), await aProcess("", "another-site")];
		await vi.waitFor(() => {
			here.bus.publish("news", "one");
			expect(here.received).toContain("one");
		}, soon);
		there.bus.publish("news", "two");
		await vi.waitFor(() => expect(there.received).toEqual(["two"]), soon);
	});

	it.each([
		["a name and a password", "baize:7%3Ase%25cret@", { user: "baize", pass: "7:se%cret" }],
		["a token", "t0ken@", { auth_token: "t0ken" }],
	])("takes %s from the address", async (_what, credentials, greeting) => {
		await aProcess(credentials);
		expect(peer.greetings[0]).toMatchObject(greeting);
	});

	it("survives the end of the server, reports missed messages, and delivers again", async () => {
		const [here, there] = [await aProcess(), await aProcess()];
		await peer.kill();
		here.bus.publish("news", "into the void");
		await peer.start();
		await vi.waitFor(
			() => expect([here.onMissed, there.onMissed].every((onMissed) => onMissed.mock.calls.length > 0)).toBe(true),
			soon,
		);
		there.bus.publish("news", "again");
		await vi.waitFor(() => expect(here.received).toContain("again"), soon);
	});

	it("notifies processes that stayed connected of messages that a disconnected one could not send", async () => {
		const [away, there] = [await aProcess(), await aProcess()];
		peer.cut(0);
		await vi.waitFor(() => {
			away.bus.publish("news", "into the void");
			expect(there.onMissed).toHaveBeenCalled();
		}, soon);
	});

	it("ends also while the server is away", async () => {
		const { bus } = await aProcess();
		await peer.kill();
		await bus.close();
		await peer.start();
	});

	it("does not throw after it is closed", async () => {
		const { bus } = await aProcess();
		await bus.close();
		expect(() => bus.publish("news", "too late")).not.toThrow();
	});
});
