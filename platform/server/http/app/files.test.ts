import { defineCall, Struct, Text } from "@baize/kernel/call";
import { check } from "@baize/kernel/check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bind, FileReply } from "../calls/bind.ts";
import { aSession } from "../calls/test-session.ts";
import type { Session } from "../calls/visit.ts";
import { openSampleServer, type SampleServer, WAYS } from "../fast-path/sample-server.ts";

const hangLamp = defineCall({
	name: "hangLamp",
	method: "PUT",
	path: "/api/v1/lamps/:session/picture",
	who: "player",
	level: "session",
	summary: "Takes a picture of a lamp.",
	params: Struct({ session: Text() }),
	takesFile: true,
	bodyLimitBytes: 1_000,
	errors: {},
});
const importLamps = defineCall({
	name: "importLamps",
	method: "POST",
	path: "/api/v1/lamps/import",
	who: "operator",
	role: "games",
	level: "session",
	summary: "Takes many lamps.",
	body: Struct({ lamps: Text() }),
	bodyLimitBytes: 200_000,
	errors: {},
});
const seeLamp = defineCall({
	name: "seeLamp",
	method: "GET",
	path: "/api/v1/lamps/picture",
	who: "anyone",
	level: "visitor",
	summary: "Shows a lamp.",
	errors: {},
});

const SESSIONS: Record<string, Session> = {
	mine: aSession("h1"),
	other: aSession("h2", { playerId: 8n }),
	halfway: aSession("h3", { pendingAction: "ADD_PIN_CODE" }),
	olga: aSession("h4", { roles: ["games"] }),
	oscar: aSession("h5", { roles: ["support"] }),
};

const bindings = [
	bind(hangLamp, (_input, { rawBody }) => {
		check(rawBody?.toString() === "bytes", "the bytes arrive as they are sent");
		return undefined;
	}),
	bind(importLamps, () => undefined),
	bind(seeLamp, () => new FileReply(Buffer.from("bytes"), "image/png")),
];

describe.each(WAYS)("a file, where calls are answered %s", (way) => {
	let server: SampleServer;
	beforeAll(async () => {
		server = await openSampleServer(way, { bindings, readSession: (sid) => SESSIONS[sid ?? ""] });
	});
	afterAll(() => server.app.close());

	const put = (url: string, { sid = "mine", type = "image/png", payload = "bytes" as string | Buffer } = {}) =>
		server.send({ method: "PUT", url, headers: { "content-type": type, cookie: `sid=${sid}` }, payload });
	it("reaches the call that takes it unchanged, and is sent without being cached", async () => {
		expect((await put("/api/v1/lamps/h1/picture")).statusCode).toBe(204);
		const shown = await server.send({ url: "/api/v1/lamps/picture" });
		expect(shown.headers).toMatchObject({ "content-type": "image/png", "cache-control": "no-store" });
		expect(shown.rawPayload.toString()).toBe("bytes");
	});
	it("is refused elsewhere, of another type, and where it is too large", async () => {
		const elsewhere = await server.send({
			method: "POST",
			url: "/api/v1/lamps/import",
			headers: { "content-type": "image/png", cookie: "sid=olga" },
			payload: "bytes",
		});
		expect(elsewhere.statusCode).toBe(415);
		expect((await put("/api/v1/lamps/h1/picture", { type: "text/html" })).statusCode).toBe(415);
		expect((await put("/api/v1/lamps/h1/picture", { payload: Buffer.alloc(2_000) })).statusCode).toBe(413);
	});
	it("is not read if the sender is not allowed to send it", async () => {
		const payload = Buffer.alloc(2_000);
		expect((await put("/api/v1/lamps/h1/picture", { sid: "other", payload })).statusCode).toBe(401);
		expect((await put("/api/v1/lamps/h3/picture", { sid: "halfway", payload })).statusCode).toBe(403);
	});
});
