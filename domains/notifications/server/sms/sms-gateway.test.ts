import { createServer, type Server } from "node:http";
import { openIds } from "@baize/kernel/id";
import { HOUR_MS } from "@baize/kernel/time";
import { type Database, type Outbox, openLog, openOutbox } from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { carriersOf, openNotifications } from "../index.ts";
import { readMessages } from "../store.ts";

const CODE = { en: "Your code is {code}", es: "Tu código es {code}", ar: "رمزك هو {code}" };
const PHONE = "+14165550123";
type ReceivedRequest = { path: string; key: unknown; authorization: unknown; body: unknown };

let database: Database;
let outbox: Outbox;
let gateway: Server;
let received: ReceivedRequest[];
/** The statuses of the gateway's replies in order; the last one repeats. */
let answers: number[];
let warned: object[];
const clock = settableClock();

beforeEach(async () => {
	database = await openTestDatabase();
	outbox = openOutbox(database, openLog("silent"));
	received = [];
	warned = [];
	gateway = createServer((request, response) => {
		let text = "";
		request.on("data", (part) => {
			text += part;
		});
		request.on("end", () => {
			const { "idempotency-key": key, authorization } = request.headers;
			received.push({ path: request.url ?? "", key, authorization, body: JSON.parse(text) });
			response.writeHead((answers.length > 1 ? answers.shift() : answers[0]) ?? 200).end("{}");
		});
	});
	await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
	await outbox.stop();
	await new Promise((resolve) => gateway.close(resolve));
	await database.close();
});

async function sendOne(...statuses: number[]) {
	answers = statuses;
	const { port } = gateway.address() as { port: number };
	const notifications = openNotifications({
		database,
		clock,
		ids: openIds(clock),
		outbox,
		log: { error: () => {}, warn: ((fields: object) => void warned.push(fields)) as never },
		...carriersOf({
			smtpUrl: undefined,
			smsGatewayUrl: `http://127.0.0.1:${port}/v1/messages`,
			smsGatewayToken: "s3cret",
			publicUrl: "https://baize.test",
			profile: "production",
		}),
	});
	await database.transaction((tx) =>
		notifications.sendSms(tx, { to: PHONE, template: CODE, locale: "en", values: { code: "123456" }, ip: "192.0.2.1" }),
	);
}

async function ended() {
	for (let waited = 0; waited < 400; waited++) {
		const [row] = await readMessages(database.reader, PHONE);
		if (row?.sent_at || row?.failed_at) return row;
		await new Promise((resolve) => setTimeout(resolve, 25));
	}
	throw new Error("the message came to no end");
}

describe("[NOTE-01] an SMS through the gateway", () => {
	it("is posted with our token and the message's own key, and erased here once it was taken", async () => {
		await sendOne(202);
		await outbox.start();
		expect(await ended()).toMatchObject({ text: null, code: null, failed_at: null });
		expect(received).toEqual([
			{
				path: "/v1/messages",
				key: expect.stringMatching(/^[0-9a-z]{13}$/),
				authorization: "Bearer s3cret",
				body: { to: PHONE, text: "Your code is 123456" },
			},
		]);
	});

	it.each([500, 503, 429, 401])("is tried again after %d, under the same key", async (status) => {
		await sendOne(status, 200);
		await outbox.start();
		expect(await ended()).toMatchObject({ failed_at: null });
		expect(received.length).toBe(2);
		expect(new Set(received.map(({ key }) => key)).size).toBe(1);
	});

	it.each([400, 404, 422])(
		"is given up after %d: tried once, erased, and logged without number or text",
		async (status) => {
			await sendOne(status);
			await outbox.start();
			expect(await ended()).toMatchObject({ sent_at: null, text: null, failure: `the SMS gateway answered ${status}` });
			expect(received).toHaveLength(1);
			expect(warned).toHaveLength(1);
			expect(JSON.stringify(warned)).not.toMatch(/4165550123|123456/);
		},
	);

	it("with a code that has run out is not sent any more", async () => {
		await sendOne(200);
		clock.advance(HOUR_MS);
		await outbox.start();
		expect(await ended()).toMatchObject({ sent_at: null, failure: "its code has run out" });
		expect(received).toEqual([]);
	});
});
