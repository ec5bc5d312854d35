import { createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openLog } from "../log/index.ts";
import type { Bus } from "./index.ts";
import { openNatsBus } from "./nats.ts";

const log = openLog("silent");
const COMMAND = /^(CONNECT|PING|PONG|UNSUB|SUB|PUB)\b ?([^\r]*)\r\n/;
const INFO = `INFO ${JSON.stringify({ server_id: "peer", version: "2.9.10", proto: 1, headers: true, max_payload: 1 << 20 })}\r\n`;

/** As much of a NATS server as the bus asks for: it tells each PUB to whoever has a SUB of its subject. */
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

	/** Like a process that is killed: every connection breaks at once. */
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
			waiting = this.#obey(socket, waiting + bytes.toString());
		});
		socket.write(INFO);
	}

	/** What is left over waits for the rest of it. */
	#obey(socket: Socket, text: string): string {
		const [line, verb, rest = ""] = COMMAND.exec(text) ?? [];
		if (line === undefined) return text;
		const words = rest.split(" ");
		let end = line.length;
		if (verb === "PUB") {
			end += Number(words.at(-1)) + 2;
			if (text.length < end) return text;
			this.#tell(words[0] ?? "", text.slice(line.length, end - 2));
		}
		if (verb === "CONNECT") this.greetings.push(JSON.parse(rest));
		if (verb === "PING") socket.write("PONG\r\n");
		if (verb === "SUB") this.#sockets.get(socket)?.set(words.at(-1) ?? "", words[0] ?? "");
		return this.#obey(socket, text.slice(end));
	}

	#tell(subject: string, payload: string): void {
		for (const [socket, subscriptions] of this.#sockets)
			for (const [sid, heard] of subscriptions)
				if (heard === subject) socket.write(`MSG ${subject} ${sid} ${payload.length}\r\n${payload}\r\n`);
	}
}

/** One server process: what it heard, and how often it was told that it has missed something. */
async function aProcess(credentials = "", houseMark = "house") {
	const bus = await openNatsBus(`nats://${credentials}127.0.0.1:${peer.port}`, houseMark, log);
	buses.push(bus);
	const heard: string[] = [];
	const missed = vi.fn();
	bus.subscribe("news", (text) => heard.push(text), missed);
	return { bus, heard, missed };
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
	it("is heard by every process, the speaker too", async () => {
		const [here, there] = [await aProcess(), await aProcess()];
		await vi.waitFor(() => {
			here.bus.publish("news", "one");
			expect([here.heard[0], there.heard[0]]).toEqual(["one", "one"]);
		}, soon);
		expect(here.missed).not.toHaveBeenCalled();
	});

	it("is not heard by another house on the same server", async () => {
		const [here, there] = [await aProcess(), await aProcess("", "another-house")];
		await vi.waitFor(() => {
			here.bus.publish("news", "one");
			expect(here.heard).toContain("one");
		}, soon);
		there.bus.publish("news", "two");
		await vi.waitFor(() => expect(there.heard).toEqual(["two"]), soon);
	});

	it.each([
		["a name and a password", "baize:7%3Ase%25cret@", { user: "baize", pass: "7:se%cret" }],
		["a token", "t0ken@", { auth_token: "t0ken" }],
	])("takes %s from the address", async (_what, credentials, greeting) => {
		await aProcess(credentials);
		expect(peer.greetings[0]).toMatchObject(greeting);
	});

	it("survives the server's end, says that words were missed, and is heard again", async () => {
		const [here, there] = [await aProcess(), await aProcess()];
		await peer.kill();
		here.bus.publish("news", "into the void");
		await peer.start();
		await vi.waitFor(
			() => expect([here.missed, there.missed].every((missed) => missed.mock.calls.length > 0)).toBe(true),
			soon,
		);
		there.bus.publish("news", "again");
		await vi.waitFor(() => expect(here.heard).toContain("again"), soon);
	});

	it("tells processes that were never away what one that was could not say", async () => {
		const [away, there] = [await aProcess(), await aProcess()];
		peer.cut(0);
		await vi.waitFor(() => {
			away.bus.publish("news", "into the void");
			expect(there.missed).toHaveBeenCalled();
		}, soon);
	});

	it("ends also while the server is away", async () => {
		const { bus } = await aProcess();
		await peer.kill();
		await bus.close();
		await peer.start();
	});

	it("fails nobody's work once it is closed", async () => {
		const { bus } = await aProcess();
		await bus.close();
		expect(() => bus.publish("news", "too late")).not.toThrow();
	});
});
