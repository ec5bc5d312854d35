import { idText } from "@baize/kernel/id";
import { openOutgoing } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Asked, type Behaviour, type FakeCompany, openFakeCompany } from "../../../../testing/index.ts";
import type { HostedSettings } from "../../registry/settings.ts";
import { bodyOf } from "../../wire/notification-body.ts";
import { checkSignature, sign } from "../../wire/signature.ts";
import { openHosted, SIGNATURE_HEADER } from "./index.ts";

const [KEY, OLD, NEW] = ["k".repeat(32), "o".repeat(32), "n".repeat(32)];
const clock = settableClock();
const ID = 123_456_789n;
const ORDER = {
	paymentId: ID,
	method: "card",
	amountMinor: 5_000n,
	currency: "CAD",
	returnUrl: "https://site.example/back",
	locale: "en",
} as const;

let company: FakeCompany;
let answer: (asked: Asked) => [number, unknown] = () => [200, {}];
beforeAll(async () => {
	company = await openFakeCompany((asked) => answer(asked));
});
afterAll(() => company.close());
afterEach(() => {
	company.behaves = "right";
	company.asked.length = 0;
});

const provider = (over: Partial<HostedSettings> = {}) =>
	openHosted({
		clock,
		outgoing: openOutgoing({ timeoutMs: 150 }),
		settings: {
			adapter: "hosted",
			name: "acme",
			url: company.url,
			pages: ["https://pay.acme.example"],
			key: KEY,
			callbackKeys: [NEW, OLD],
			deposits: { card: ["CAD"] },
			payouts: { card: ["CAD"] },
			captures: true,
			refunds: true,
			keepsCards: true,
			...over,
		},
	});

const STARTED = { status: "started", payUrl: "https://pay.acme.example/p/7", reference: "P-7" };
const PAID = {
	kind: "deposit",
	paymentId: idText(ID),
	amountMinor: 5_000,
	currency: "CAD",
	outcome: "succeeded",
};

describe("[CASH-03] a hosted provider", () => {
	it("is asked with the amount in minor units, signed over address and bytes, without a secret in either", async () => {
		answer = () => [201, STARTED];
		expect(await provider().startDeposit(ORDER)).toMatchObject(STARTED);
		const [{ method, path, body, headers }] = company.asked as [Asked];
		expect(JSON.parse(body)).toMatchObject({
			paymentId: idText(ID),
			amountMinor: 5_000,
			currency: "CAD",
			method: "card",
		});
		const signed = Buffer.from(`${method} ${path}\n${body}`);
		expect(checkSignature(signed, String(headers[SIGNATURE_HEADER]), [KEY], clock.nowMs())).toBe("right");
		expect(path + body).not.toContain(KEY);
	});

	it("[CASH-01] learns that a card is kept, and by what a kept one is charged", async () => {
		answer = () => [201, STARTED];
		await provider().startDeposit({ ...ORDER, keepsCard: true });
		await provider().startDeposit({ ...ORDER, keptToken: "keep-7" });
		expect(company.asked.map(({ body }) => JSON.parse(body))).toEqual([
			expect.objectContaining({ keepCard: true }),
			expect.objectContaining({ keptCard: "keep-7" }),
		]);
	});

	it("[CASH-01] forgets a card only when it says so", async () => {
		answer = () => [200, { status: "forgotten" }];
		await provider().forgetCard?.("keep-7");
		expect(company.asked[0]).toMatchObject({ path: "/cards/forget", body: JSON.stringify({ keptCard: "keep-7" }) });
		answer = () => [200, {}];
		await expect(provider().forgetCard?.("keep-7")).rejects.toThrow();
	});

	it.each<[string, [number, unknown], object]>([
		[
			"with its cause",
			[422, { status: "refused", cause: "softDecline", reason: "busy" }],
			{ cause: "softDecline", reason: "busy" },
		],
		["of a payment", [200, { status: "refused", cause: "threeDs", reason: "not_enrolled" }], { cause: "threeDs" }],
	])("refuses %s", async (_case, given, refusal) => {
		answer = () => given;
		expect(await provider().startDeposit(ORDER)).toMatchObject({ status: "refused", ...refusal });
	});

	it.each<[string, [number, unknown]]>([
		["a refusal without a cause", [422, { status: "refused" }]],
		["a cause that does not exist", [422, { status: "refused", cause: "mood", reason: "no" }]],
		["a page of another company", [201, { ...STARTED, payUrl: "https://evil.example/" }]],
		["a page without https", [201, { ...STARTED, payUrl: "http://pay.acme.example/p/7" }]],
		["no page", [201, { status: "started" }]],
		["an error", [400, {}]],
		["something that is no object", [200, [1]]],
	])("leaves the outcome unknown with %s", async (_case, given) => {
		answer = () => given;
		await expect(provider().startDeposit(ORDER)).rejects.toThrow();
	});

	it.each<Behaviour>(["late", "garbled", "dropped", "broken"])(
		"whose answers are %s leaves every outcome unknown",
		async (behaviour) => {
			company.behaves = behaviour;
			answer = () => [200, { ...PAID, ...STARTED, status: "captured" }];
			const { startDeposit, startPayout, readPayment, capture, refund } = provider();
			await expect(startDeposit(ORDER)).rejects.toThrow();
			const payout = { destination: "card_1", isRepeated: false, keepReference: async (given: string) => given };
			await expect(startPayout!({ ...ORDER, ...payout })).rejects.toThrow();
			await expect(readPayment("deposit", ID)).rejects.toThrow();
			await expect(capture!(ORDER)).rejects.toThrow();
			await expect(refund!({ ...ORDER, refundId: 9n })).rejects.toThrow();
		},
	);

	it("that cannot be reached has begun nothing", async () => {
		const gone = await openFakeCompany(() => [200, {}]);
		await gone.close();
		const refusal = await provider({ url: gone.url }).startDeposit(ORDER);
		expect(refusal).toMatchObject({ status: "refused", cause: "outage" });
	});

	it("says what became of a payment, and never of another one", async () => {
		answer = () => [200, PAID];
		expect(await provider().readPayment("deposit", ID)).toMatchObject({ outcome: "succeeded", amountMinor: 5_000n });
		await expect(provider().readPayment("deposit", ID + 1n)).rejects.toThrow();
		await expect(provider().readPayment("withdrawal", ID)).rejects.toThrow();
		answer = () => [404, { outcome: "unknown" }];
		expect(await provider().readPayment("deposit", ID)).toMatchObject({ outcome: "unknown" });
		answer = () => [404, {}];
		await expect(provider().readPayment("deposit", ID)).rejects.toThrow();
	});

	it.each([
		["capture", "captured"],
		["voidPayment", "voided"],
	] as const)("does %s by a call of its own", async (act, done) => {
		answer = () => [200, { status: done }];
		expect(await provider()[act]!(ORDER)).toEqual({ status: done });
	});

	it("lists what it has settled", async () => {
		const line = { ...PAID, reference: "S-1", feeMinor: 75, settledAtMs: 1_000 };
		answer = () => [200, { lines: [line] }];
		expect(await provider().listSettled!(0)).toEqual([
			{
				paymentId: ID,
				reference: "S-1",
				kind: "deposit",
				amountMinor: 5_000n,
				feeMinor: 75n,
				currency: "CAD",
				settledAtMs: 1_000,
			},
		]);
		answer = () => [200, { lines: [{ ...line, amountMinor: "5000" }] }];
		await expect(provider().listSettled!(0)).rejects.toThrow();
	});

	it("says how it is, if it knows the question, and what cannot be read is no answer", async () => {
		answer = () => [200, { status: "disturbed", note: "cards of one bank fail" }];
		expect(await provider().health!()).toEqual({ status: "disturbed", note: "cards of one bank fail" });
		answer = () => [404, { error: "not found" }];
		expect(await provider().health!()).toBeUndefined();
		for (const [status, body] of [
			[200, { status: "fine" }],
			[401, { status: "well" }],
			[503, {}],
		] as const) {
			answer = () => [status, body];
			await expect(provider().health!()).rejects.toThrow();
		}
	});

	it("has no call for what its settings do not name", () => {
		const { capture, voidPayment, refund, startPayout } = provider({ captures: false, refunds: false, payouts: {} });
		expect([capture, voidPayment, refund, startPayout]).toEqual([undefined, undefined, undefined, undefined]);
	});
});

describe("[CASH-03] a callback of a hosted provider", () => {
	const bytes = bodyOf({ kind: "deposit", paymentId: ID, amountMinor: 5_000n, currency: "CAD", outcome: "succeeded" });
	const read = (signature: string | undefined, body = bytes) =>
		provider().readCallback(body, { [SIGNATURE_HEADER]: signature });

	it.each([
		["the new key", NEW],
		["the old key, while it is replaced", OLD],
	])("is read if it is signed by %s", (_case, key) => {
		expect(read(sign(bytes, key, clock.nowMs()))).toMatchObject({ status: "read", notification: { paymentId: ID } });
	});

	it.each<[string, () => string | undefined, string]>([
		["without a signature", () => undefined, "signature"],
		["by the key of requests", () => sign(bytes, KEY, clock.nowMs()), "signature"],
		["over other bytes", () => sign(Buffer.concat([bytes, Buffer.from(" ")]), NEW, clock.nowMs()), "signature"],
		["six minutes ago", () => sign(bytes, NEW, clock.nowMs() - 360_000), "age"],
		["six minutes ahead", () => sign(bytes, NEW, clock.nowMs() + 360_000), "age"],
	])("signed %s is refused", (_case, signature, why) => {
		expect(read(signature())).toEqual({ status: "refused", why });
	});

	it.each<[string, Record<string, unknown>]>([
		["0", { amountMinor: 0 }],
		["a negative amount", { amountMinor: -5_000 }],
		["a fraction", { amountMinor: 50.5 }],
		["1e308", { amountMinor: 1e308 }],
		["2^53 + 1", { amountMinor: 2 ** 53 + 2 }],
		["a text", { amountMinor: "5000" }],
		["a list", { amountMinor: [5_000] }],
		["null", { amountMinor: null }],
		["no currency", { currency: undefined }],
		["an outcome that does not exist", { outcome: "settled" }],
		["an id that is none", { paymentId: "../../etc" }],
		["an inherited cause", { cause: "constructor" }],
	])("with %s cannot be read", (_case, changed) => {
		const body = Buffer.from(JSON.stringify({ ...PAID, ...changed }));
		expect(read(sign(body, NEW, clock.nowMs()), body)).toEqual({ status: "unreadable" });
	});
});
