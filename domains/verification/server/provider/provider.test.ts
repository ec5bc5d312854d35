import { idText, readId } from "@baize/kernel/id";
import { DAY_MS, MINUTE_MS } from "@baize/kernel/time";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
	readCapture,
	readDocumentStatus,
	readDocumentUrl,
	readVerification,
	receiveDocumentCallback,
} from "../../contract/index.ts";
import { aDocument, openTestVerification, type Person, type TestVerification, until } from "../../testing/index.ts";
import { hostedProvider } from "../adapters/hosted.ts";
import { openIdentitySandbox } from "../adapters/sandbox/index.ts";
import { SIGNATURE_HEADER, sign } from "../adapters/signature.ts";
import type { ProviderOutcome } from "../ports.ts";

describe("[VER-08] [VER-10] a company that verifies", () => {
	let app: TestVerification;
	let player: Person;
	beforeAll(async () => {
		app = await openTestVerification({}, { withCompany: true });
	});
	beforeEach(async () => {
		player = await app.player();
	});
	afterAll(() => app.close());

	const statusOf = async (person = player): Promise<string> =>
		(await person.call(readDocumentStatus, { params: person.params, query: {} })).status;
	const begin = async (): Promise<string> => (await player.call(readDocumentUrl, { params: player.params })).url;
	const send = (url: string, form: Record<string, string>) =>
		app.app.inject({
			method: "POST",
			url,
			headers: { "content-type": "application/x-www-form-urlencoded" },
			payload: new URLSearchParams(form).toString(),
		});

	it.each([
		["APPROVED_VERIFIED", "VERIFIED"],
		["ERROR_NOT_READABLE_ID", "INVALID"],
		["DENIED_FRAUD", "BLOCKED"],
	])("that finds %s makes the document %s, also when its callback comes twice", async (finding, status) => {
		const url = await begin();
		expect(url).toMatch(/^\/sandbox\/identity\/[0-9a-f]{32}$/);
		const back = await send(url, { act: "submit", finding, twice: "yes" });
		expect(back.headers.location).toBe("/en/document-verification-result?transactionStatus=SUCCESS");
		await until(async () => (await statusOf()) === status);
		expect((await player.call(readVerification, { params: player.params })).document.triesLeft).toBe(
			status === "INVALID" ? 4 : 5,
		);
		await until(() => app.mails.filter(({ to }) => to === player.email).length === 1);
	});

	it("is not trusted from the redirect: the status stays until the outcome was fetched", async () => {
		await begin();
		expect(await statusOf()).toBe("REQUESTED");
	});

	it("that was left without a picture leaves the document as it was", async () => {
		const url = await begin();
		const back = await send(url, { act: "cancel" });
		expect(back.headers.location).toBe("/en/document-verification-result?transactionStatus=ERROR");
		await new Promise((resolve) => setTimeout(resolve, 300));
		expect(await statusOf()).toBe("REQUESTED");
	});

	it("takes the pictures itself: our own capture is closed", async () => {
		await expect(player.call(readCapture, { params: player.params })).rejects.toThrow("CAPTURE_NOT_OFFERED");
		await expect(aDocument(app, player)).rejects.toThrow("CAPTURE_NOT_OFFERED");
	});

	it("refuses calls without its credentials", async () => {
		for (const path of ["/api/v4/initiate", "/api/netverify/v2/scans/x", "/api/netverify/v2/scans/x/data"]) {
			const method = path.endsWith("initiate") ? "POST" : "GET";
			const url = `/sandbox/identity${path}`;
			const payload = method === "POST" ? { payload: {} } : {};
			expect((await app.app.inject({ method, url, ...payload })).statusCode).toBe(401);
		}
	});

	const callback = (body: string, signature?: string) =>
		app.app.inject({
			method: "POST",
			url: receiveDocumentCallback.path.replace(":provider", "hosted"),
			headers: { "content-type": "application/json", ...(signature ? { [SIGNATURE_HEADER]: signature } : {}) },
			payload: body,
		});

	it("is accepted only with a signature that fits the bytes and the time", async () => {
		const body = JSON.stringify({ customerInternalReference: idText(player.session.playerId) });
		const key = Buffer.from("another company's key");
		expect((await callback(body)).statusCode).toBe(401);
		expect((await callback(body, sign(Buffer.from(body), key, app.clock.nowMs()))).statusCode).toBe(401);
		expect((await callback("{", sign(Buffer.from("{"), key, app.clock.nowMs()))).statusCode).toBe(400);
		const url = receiveDocumentCallback.path.replace(":provider", "nobody");
		const headers = { "content-type": "application/json" };
		expect((await app.app.inject({ method: "POST", url, headers, payload: body })).statusCode).toBe(404);
	});

	it("does not open in production", () => {
		expect(() => openIdentitySandbox({ profile: "production" } as never)).toThrow("production");
	});
});

describe("[VER-10] a company whose callback stays away", () => {
	let app: TestVerification;
	let outcome: ProviderOutcome = { outcome: "open" };
	let isDown = false;
	let started = 0;
	beforeAll(async () => {
		app = await openTestVerification({
			provider: {
				name: "quiet",
				async start() {
					if (isDown) throw new Error("the company is down");
					return { reference: `r${++started}`, url: "/elsewhere" };
				},
				readCallback: () => ({ status: "unreadable" }),
				async readOutcome() {
					if (isDown) throw new Error("the company is down");
					return outcome;
				},
			},
		});
	});
	afterAll(() => app.close());
	const poll = async (afterMs = 6 * MINUTE_MS): Promise<void> => {
		app.clock.advance(afterMs);
		await app.verification.pollProvider();
	};
	const statusOf = (person: Person) => app.verification.documentStatus(app.database.reader, person.session.playerId);

	it("is polled periodically, from open over pending to its end", async () => {
		const player = await app.player();
		await player.call(readDocumentUrl, { params: player.params });
		await poll();
		expect(await statusOf(player)).toBe("REQUESTED");
		outcome = { outcome: "pending" };
		await poll();
		expect(await statusOf(player)).toBe("PENDING");
		isDown = true;
		await poll();
		expect(await statusOf(player)).toBe("PENDING");
		isDown = false;
		outcome = { outcome: "invalid", reasons: [{ field: "expiry" }] };
		await poll();
		expect(await statusOf(player)).toBe("INVALID");
		outcome = { outcome: "verified" };
		await poll();
		expect(await statusOf(player)).toBe("INVALID");
	});

	it("is no longer polled about what was left a day ago", async () => {
		const player = await app.player();
		outcome = { outcome: "open" };
		await player.call(readDocumentUrl, { params: player.params });
		await poll(DAY_MS + 6 * MINUTE_MS);
		outcome = { outcome: "verified" };
		await poll();
		expect(await statusOf(player)).toBe("REQUESTED");
	});

	it("that is down is an outage with an answer", async () => {
		const player = await app.player();
		isDown = true;
		await expect(player.call(readDocumentUrl, { params: player.params })).rejects.toMatchObject({
			code: "OUTSIDE_UNAVAILABLE",
		});
		isDown = false;
	});
});

describe("[VER-08] what a company answers", () => {
	const providerThat = (answers: Record<string, unknown>) =>
		hostedProvider({
			clock: { nowMs: () => 0 },
			url: () => "https://api.company.example",
			frameOrigin: "https://web.company.example",
			token: "t",
			secret: "s",
			callbackSecret: "c",
			send: async (address) => Response.json(answers[new URL(String(address)).pathname] ?? {}),
		});
	const order = {
		submissionId: readId("0000000000001")!,
		playerId: readId("0000000000002")!,
		locale: "en",
		successUrl: "https://baize.test/ok",
		errorUrl: "https://baize.test/no",
		callbackUrl: "https://baize.test/cb",
	} as const;

	it.each([
		["a page of its own", "https://web.company.example/x?y=1", true],
		["a page of another site", "https://evil.example/x", false],
		["a script", "javascript:alert(1)", false],
		["nothing", undefined, false],
	])("with %s is shown or not", async (_case, redirectUrl, isShown) => {
		const provider = providerThat({ "/api/v4/initiate": { transactionReference: "r1", redirectUrl } });
		const answer = provider.start(order);
		if (isShown) expect(await answer).toEqual({ reference: "r1", url: redirectUrl });
		else await expect(answer).rejects.toThrow("can be shown");
	});

	it.each([
		["INITIATED", undefined, { outcome: "open" }],
		["PENDING", undefined, { outcome: "pending" }],
		["FAILED", undefined, { outcome: "abandoned" }],
		["DONE", "APPROVED_VERIFIED", { outcome: "verified" }],
		["DONE", "DENIED_FRAUD", { outcome: "blocked", reason: "The document is not genuine." }],
		["DONE", "DENIED_NAME_MISMATCH", { outcome: "invalid", reasons: [{ field: "name" }] }],
		["DONE", "DENIED_EXPIRED_ID", { outcome: "invalid", reasons: [{ field: "expiry" }] }],
	])("%s %s is understood", async (status, document, outcome) => {
		const path = "/api/netverify/v2/scans/r1";
		const provider = providerThat({ [path]: { status }, [`${path}/data`]: { document: { status: document } } });
		expect(await provider.readOutcome("r1")).toEqual(outcome);
	});

	it("that we do not know is unknown, never a decision", async () => {
		const path = "/api/netverify/v2/scans/r1";
		await expect(providerThat({ [path]: { status: "NEW" } }).readOutcome("r1")).rejects.toThrow("NEW");
		const strange = providerThat({ [path]: { status: "DONE" }, [`${path}/data`]: { document: { status: "ODD" } } });
		await expect(strange.readOutcome("r1")).rejects.toThrow("ODD");
	});
});
