import { createECDH } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { DAY_MS } from "@baize/kernel/time";
import { openOutgoing } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStandardSender } from "./standard-sender.ts";
import { vapidPairOf } from "./vapid.ts";

const pair = vapidPairOf(Buffer.alloc(32, 9));
const clock = settableClock();
const outgoing = openOutgoing({ timeoutMs: 200 });
const HOW = { urgency: "normal", ttlMs: DAY_MS } as const;

let service: Server;
/** Null: it never answers. */
let status: number | null;
let requests: { headers: IncomingHttpHeaders; length: number }[];

/** A push service on this computer, which only tests allow. */
beforeEach(async () => {
	requests = [];
	service = createServer(async (request, response) => {
		let length = 0;
		for await (const part of request) length += part.length;
		requests.push({ headers: request.headers, length });
		if (status !== null) response.writeHead(status).end();
	});
	await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
	service.closeAllConnections();
	service.close();
});

function send(isAllowed?: (endpoint: string) => boolean): Promise<string> {
	const browser = createECDH("prime256v1");
	browser.generateKeys();
	const sender = openStandardSender({
		...{ clock, outgoing, pair, contact: "mailto:push@baize.test" },
		...(isAllowed ? { isAllowed } : {}),
	});
	const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/send/one`;
	const to = { endpoint, p256dh: browser.getPublicKey("base64url"), auth: Buffer.alloc(16, 3).toString("base64url") };
	return sender.send(to, '{"title":"Paid"}', HOW).catch((error: Error) => error.name);
}

describe("a push service", () => {
	it("gets an encrypted text, our signature, and how long it is worth keeping", async () => {
		status = 201;
		expect(await send(() => true)).toBe("sent");
		expect(requests).toHaveLength(1);
		const { headers, length } = requests[0]!;
		expect(headers).toMatchObject({
			"content-encoding": "aes128gcm",
			ttl: String(DAY_MS / 1_000),
			urgency: "normal",
			authorization: expect.stringMatching(/^vapid t=\S+, k=\S+$/),
		});
		// The header of 86 bytes, the text, the mark of its end and the tag.
		expect(length).toBe(86 + 16 + 1 + 16);
	});

	it.each([
		[201, "sent"],
		[404, "gone"],
		[410, "gone"],
		[400, "refused"],
		[403, "refused"],
		[413, "refused"],
		[429, "PushBusy"],
		[500, "PushBusy"],
		[503, "PushBusy"],
		[307, "PushBusy"],
		[null, "PushBusy"],
	])("that answers %s: %s", async (given, outcome) => {
		status = given;
		expect(await send(() => true)).toBe(outcome);
	});

	it("that is not on the list is not called, though a browser has named it", async () => {
		status = 201;
		expect(await send()).toBe("gone");
		expect(requests).toEqual([]);
	});
});
