import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { openOutgoing } from "./index.ts";

let server: Server | undefined;
afterEach(() => {
	server?.closeAllConnections();
	server?.close();
});

async function listening(listener: RequestListener): Promise<string> {
	server = createServer(listener);
	await new Promise<void>((resolve) => server!.listen(0, "127.0.0.1", resolve));
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const outgoing = openOutgoing({ timeoutMs: 150, maxBytes: 1_000 });
const kindOf = (url: string): Promise<string> =>
	outgoing.send({ method: "POST", url, body: "{}" }).then(
		({ status }) => `answered ${status}`,
		({ kind }) => kind,
	);

describe("a call to another company", () => {
	it("answers status and bytes, also of a refusal", async () => {
		const url = await listening((_request, response) => response.writeHead(422).end("no"));
		const { status, body } = await outgoing.send({ method: "GET", url });
		expect([status, body.toString()]).toEqual([422, "no"]);
	});

	it.each<[string, RequestListener, string]>([
		["that gets no answer", () => {}, "timeout"],
		["whose answer never ends", (_request, response) => void response.writeHead(200).write("{"), "timeout"],
		["whose connection is cut", (request) => void request.socket.destroy(), "lost"],
		["whose answer is too large", (_request, response) => void response.end("x".repeat(1_001)), "tooLarge"],
		[
			"that is sent on to an address of our own network",
			(_request, response) => void response.writeHead(307, { location: "http://127.0.0.1:1/" }).end(),
			"redirected",
		],
	])("%s fails, and may have taken effect", async (_case, listener, kind) => {
		expect(await kindOf(await listening(listener))).toBe(kind);
	});

	it("that finds no server was not sent", async () => {
		const url = await listening(() => {});
		server!.close();
		expect(await kindOf(url)).toBe("notSent");
	});

	it("names no address in its failure", async () => {
		const url = await listening((request) => void request.socket.destroy());
		const failure = await outgoing.send({ method: "GET", url: `${url}a-path` }).catch((error: unknown) => error);
		expect(String(failure)).not.toContain("127.0.0.1");
	});
});
