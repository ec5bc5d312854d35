import { createSocket } from "node:dgram";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { text } from "node:stream/consumers";
import { settableClock } from "@baize/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openLog } from "../log/index.ts";
import { openSecurityEvents, openSpentBudgets, securitySinkOf } from "./index.ts";
import { syslogLine } from "./syslog.ts";
import type { SecurityEvent } from "./types.ts";

const clock = settableClock();
const log = openLog("silent");
const ending: (() => unknown)[] = [];
afterEach(async () => {
	for (const end of ending.splice(0)) await end();
});

const FAILED: Omit<SecurityEvent, "atMs"> = {
	name: "login.failed",
	severity: "warning",
	playerId: "06xkake000000",
	ip: "203.0.113.9",
	details: { reason: 'a "quoted" ] word' },
};

const portOf = (server: { address(): unknown }): number => (server.address() as AddressInfo).port;

async function throughTcp(): Promise<{ port: number; text(): string }> {
	const received: Buffer[] = [];
	const server = createServer((socket) => socket.on("data", (bytes) => received.push(bytes)));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	ending.push(() => server.close());
	return { port: portOf(server), text: () => Buffer.concat(received).toString() };
}

const openTo = (address: string, token?: string) => {
	const events = openSecurityEvents({ clock, log, sink: securitySinkOf(address, token), alarms: [] });
	ending.push(() => events.close());
	return events;
};

describe("security events", () => {
	it("are written as RFC 5424 requires, with all special characters escaped", () => {
		const line = syslogLine({ ...FAILED, ip: '1"]\n<0>', atMs: Date.UTC(2026, 10, 20, 12) });
		expect(line).toMatch(
			/^<36>1 2026-11-20T12:00:00\.000Z \S+ baize \d+ login\.failed \[baize@32473 playerId="06xkake000000" ip="1\\"\\] <0>"\] \{"reason":"a \\"quoted\\" \] word"\}$/,
		);
	});

	it("arrive by syslog over UDP", async () => {
		const socket = createSocket("udp4");
		await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
		ending.push(() => socket.close());
		const received = new Promise<string>((resolve) => socket.once("message", (bytes) => resolve(bytes.toString())));
		openTo(`syslog://127.0.0.1:${socket.address().port}`).emit(FAILED);
		expect(await received).toContain("login.failed");
	});

	it("arrive by syslog over TCP, each counted ahead of itself", async () => {
		const { port, text: received } = await throughTcp();
		const events = openTo(`syslog+tcp://127.0.0.1:${port}`);
		events.emit(FAILED);
		events.emit({ name: "logout", severity: "info" });
		await vi.waitFor(() => expect(received()).toContain("logout"));
		const [, length = "", rest = ""] = /^(\d+) (.*)$/s.exec(received()) ?? [];
		expect(rest.slice(Number(length))).toMatch(/^\d+ <38>1 .* logout - \{\}$/);
	});

	it("arrive by OTLP with the collector's token, and again where it was away", async () => {
		const bodies: string[] = [];
		let isAway = true;
		const server = createHttpServer(async (request, response) => {
			const body = await text(request);
			if (!isAway) bodies.push(`${request.headers.authorization} ${body}`);
			response.writeHead(isAway ? 503 : 200).end();
			isAway = false;
		});
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		ending.push(() => server.close());
		openTo(`otlp+http://127.0.0.1:${portOf(server)}/v1/logs`, "a-token").emit(FAILED);
		await vi.waitFor(() => expect(bodies).toHaveLength(1), 5_000);
		expect(bodies[0]).toMatch(/^Bearer a-token /);
		const [record] = JSON.parse(bodies[0]!.slice("Bearer a-token ".length)).resourceLogs[0].scopeLogs[0].logRecords;
		expect(record).toMatchObject({ severityText: "WARNING", body: { stringValue: "login.failed" } });
		expect(record.attributes).toContainEqual({ key: "client.address", value: { stringValue: "203.0.113.9" } });
	});
});

describe("alarms", () => {
	const RULE = { name: "manyGuessed", event: "budget.spent", where: { budget: "login" }, count: 3, withinMs: 60_000 };
	const spent = (budget: string) => ({ name: "budget.spent", severity: "warning" as const, details: { budget } });

	it("are raised by so many events of a kind within a time, once", () => {
		const events = openSecurityEvents({ clock, log, alarms: [RULE] });
		const raised: string[] = [];
		events.onAlarm(({ name }) => raised.push(name));
		for (const _ of [1, 2]) events.emit(spent("login"));
		clock.advance(60_000);
		for (const _ of [1, 2]) events.emit(spent("login"));
		events.emit(spent("other"));
		expect(raised).toEqual([]);
		for (const _ of [1, 2, 3, 4, 5]) events.emit(spent("login"));
		expect(raised).toEqual(["manyGuessed"]);
		clock.advance(60_000);
		for (const _ of [1, 2, 3]) events.emit(spent("login"));
		expect(raised).toEqual(["manyGuessed", "manyGuessed"]);
	});

	it("report a spent budget once a minute", () => {
		const emitted: unknown[] = [];
		const onSpent = openSpentBudgets({ emit: (event) => emitted.push(event) }, clock);
		for (const subject of ["a", "a", "b"]) onSpent({ budget: "login", subject });
		expect(emitted).toHaveLength(2);
		clock.advance(60_000);
		onSpent({ budget: "login", subject: "a" });
		expect(emitted).toHaveLength(3);
	});
});
