import { connect } from "node:net";
import { defineCall, Struct, Text } from "@baize/kernel/call";
import { expect, it } from "vitest";
import { openRateLimits } from "../../limits/index.ts";
import { bind, ReadyReply } from "../calls/bind.ts";
import { openRequestLimits } from "../limits/request-limits.ts";
import { openSampleServer, WAYS } from "./sample-server.ts";

const listLamps = defineCall({
	name: "listLamps",
	method: "GET",
	path: "/lamps",
	who: "anyone",
	level: "visitor",
	pollMs: 1_000,
	summary: "Lamps.",
	reply: Struct({ lit: Text() }),
	errors: {},
});
const reply = new ReadyReply(Buffer.from('{"lit":"all"}'));

const openServer = (way: (typeof WAYS)[number], trustedProxies: string[], onHandled: () => void) => {
	const readSession = () => undefined;
	const rates = openRateLimits({ clock: { nowMs: () => 0 } });
	return openSampleServer(way, {
		bindings: [
			bind(listLamps, () => {
				onHandled();
				return reply;
			}),
		],
		readSession,
		trustedProxies,
		limits: openRequestLimits({ rates, trustedProxies, readSession, audience: "players" }),
	});
};

/** Sends a request and resets the connection, so that the server reads the request when its client has no address. */
const sendAndReset = (port: number, path: string): Promise<void> =>
	new Promise((resolve) => {
		const socket = connect(port, "127.0.0.1", () => {
			socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
			socket.resetAndDestroy();
		});
		socket.on("close", () => resolve());
	});

it.each(
	WAYS.flatMap((way) => [[way, "without a proxy", []] as const, [way, "behind a proxy", ["127.0.0.1"]] as const]),
)("%s, %s, a request whose connection was reset is dropped, and the server goes on", async (way, _name, proxies) => {
	let handled = 0;
	const server = await openServer(way, [...proxies], () => void handled++);
	const port = Number(new URL(server.origin).port);
	for (const path of ["/lamps", "/nothing"])
		await Promise.all(Array.from({ length: 20 }, () => sendAndReset(port, path)));
	expect((await server.send({ url: "/lamps" })).statusCode).toBe(200);
	expect(handled).toBe(1);
	await server.app.close();
});
