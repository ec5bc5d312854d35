import { request } from "node:http";
import { idText } from "@baize/kernel/id";
import { bindRoutes, openApiOf, openHttp, openLog, openStream, visitReader } from "@baize/platform-server";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PRIVATE_TOPICS } from "./modules.ts";
import { openEventStream, streamBinding } from "./stream-call.ts";

const bus = { publish: () => {}, subscribe: () => {}, close: async () => {} };
const stream = openStream(bus, PRIVATE_TOPICS);
const EVENT = idText(123_456_789n);

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
	app = openHttp({ publicUrl: "http://localhost:3000", trustedProxies: [] }, openLog("silent"));
	bindRoutes(
		app,
		[streamBinding(stream)],
		visitReader(() => undefined),
	);
	port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(async () => {
	stream.close();
	await app.close();
});

/** The status and headers of an answer that may continue. */
const open = (topics: string) =>
	new Promise<{ status: number | undefined; headers: Record<string, unknown> }>((resolve, reject) => {
		const callInput = request({ port, path: `/api/v1/stream?topics=${encodeURIComponent(topics)}` }, (answer) => {
			resolve({ status: answer.statusCode, headers: answer.headers });
			callInput.destroy();
		});
		callInput.on("error", reject).end();
	});

describe("the stream", () => {
	it.each([...PRIVATE_TOPICS, "events", "races", "flags", `prices:${EVENT}`, `balance,prices:${EVENT},flags`])(
		"is opened for %s",
		async (topics) => {
			const { status, headers } = await open(topics);
			expect(status).toBe(200);
			expect(headers).toMatchObject({
				"content-type": "text/event-stream; charset=utf-8",
				"cache-control": "no-store",
				"content-security-policy": "default-src 'none'; frame-ancestors 'none'",
			});
		},
	);

	it.each([
		"",
		"nothing",
		"balance:7",
		"prices",
		"prices:7",
		"events,",
		"__proto__",
		Array.from({ length: 51 }, () => "events").join(),
	])("is refused for %j, of which it knows nothing", async (topics) => {
		expect((await open(topics)).status).toBe(422);
	});

	it("stands among the printed calls with its type", () => {
		const { paths } = openApiOf([openEventStream], "1") as { paths: Record<string, { get: object }> };
		expect(paths["/api/v1/stream"]?.get).toMatchObject({
			operationId: "openEventStream",
			parameters: [{ name: "topics", in: "query", required: true }],
			responses: { 200: { content: { "text/event-stream": {} } } },
		});
	});
});
