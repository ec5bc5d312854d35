import { defineCall, Struct, Text } from "@baize/kernel/call";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bind } from "../calls/bind.ts";
import { aSession } from "../calls/test-session.ts";
import { openSampleServer, type SampleServer, WAYS } from "../fast-path/sample-server.ts";

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

const SESSIONS = {
	olga: aSession("h4", { roles: ["games"] }),
	oscar: aSession("h5", { roles: ["support"] }),
};

describe.each(WAYS)("a large body, where calls are answered %s", (way) => {
	let server: SampleServer;
	beforeAll(async () => {
		const readSession = (sid: string | undefined) => SESSIONS[sid as keyof typeof SESSIONS];
		server = await openSampleServer(way, { bindings: [bind(importLamps, () => undefined)], readSession });
	});
	afterAll(() => server.app.close());

	it.each([
		["olga", "who may send it", 100_000, 204],
		["olga", "who may send it, too large", 300_000, 413],
		// What is too large to be read is not even looked at.
		["oscar", "without the role, too large", 300_000, 403],
		["stranger", "without a session, too large", 300_000, 401],
	])("of %s, %s, is answered before it is read where it is refused", async (sid, _who, letters, status) => {
		const answer = await server.send({
			method: "POST",
			url: "/api/v1/lamps/import",
			headers: { "content-type": "application/json", cookie: `sid=${sid}` },
			payload: JSON.stringify({ lamps: "x".repeat(letters) }),
		});
		expect(answer.statusCode).toBe(status);
	});
});
