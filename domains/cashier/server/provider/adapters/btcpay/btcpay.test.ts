import { createHmac } from "node:crypto";
import { idText } from "@baize/kernel/id";
import { openOutgoing } from "@baize/platform-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Asked, type Behaviour, type FakeCompany, openFakeCompany } from "../../../../testing/index.ts";
import { minorAtRate, minorOf } from "./exact.ts";
import { openBtcpay } from "./index.ts";
import { SIGNATURE_HEADER } from "./webhook.ts";

const [OLD, NEW] = ["old-webhook-secret-1", "new-webhook-secret-2"];
const API_KEY = "an-api-key-that-is-secret";
const ID = 123_456_789n;
const ORDER = {
	paymentId: ID,
	method: "crypto",
	amountMinor: 5_000n,
	currency: "CAD",
	returnUrl: "https://site.example/back",
	locale: "en",
} as const;

type StoredInvoice = Record<string, unknown> & { id: string; metadata: { orderId: string } };
let server: FakeCompany;
let invoices: StoredInvoice[];
let payment: Record<string, unknown>;
let health: unknown;

/** What a store of BTCPay Server answers, as far as the adapter asks. */
function answer({ method, path, body }: Asked): [number, unknown] {
	if (path === "/api/v1/health") return [200, health];
	const [route = "", query = ""] = path.replace("/api/v1/stores/store0000000001/invoices", "").split("?");
	if (method === "POST" && route === "") {
		const order = JSON.parse(body);
		const invoice = {
			id: `I${invoices.length + 1}`,
			checkoutLink: `${server.url}/i/${invoices.length + 1}`,
			createdTime: 1_700_000_000 + invoices.length,
			status: "New",
			additionalStatus: "None",
			...order,
		};
		invoices.push(invoice);
		return [200, invoice];
	}
	const [, id, part] = route.split("/");
	if (!id) {
		const orderId = new URLSearchParams(query).get("orderId");
		return [200, invoices.filter(({ metadata }) => metadata.orderId === orderId)];
	}
	const invoice = invoices.find((each) => each.id === id);
	if (!invoice) return [404, {}];
	if (part === "payment-methods") return [200, [{ paymentMethodId: "BTC-LN" }, payment]];
	if (part === "status") invoice.status = JSON.parse(body).status;
	return [200, invoice];
}

beforeAll(async () => {
	server = await openFakeCompany(answer);
});
afterAll(() => server.close());
beforeEach(() => {
	invoices = [];
	payment = {
		paymentMethodId: "BTC-CHAIN",
		destination: "bc1qexample",
		amount: "0.0005",
		totalPaid: "0",
		rate: "100000.00",
	};
});
afterEach(() => {
	server.behaves = "right";
	server.asked.length = 0;
});

const provider = (url = server.url, payouts = false) =>
	openBtcpay({
		outgoing: openOutgoing({ timeoutMs: 150 }),
		settings: {
			adapter: "btcpay",
			name: "coins",
			url,
			store: "store0000000001",
			apiKey: API_KEY,
			webhookSecrets: [NEW, OLD],
			currencies: ["CAD"],
			paymentMethod: "BTC-CHAIN",
			network: "Bitcoin",
			unit: "BTC",
			confirmations: 1,
			payouts,
		},
	});
const become = (status: string, additionalStatus = "None", totalPaid = "0"): void => {
	Object.assign(invoices[0]!, { status, additionalStatus });
	payment.totalPaid = totalPaid;
};

it.each([
	[{ synchronized: true }, { status: "well" }],
	[{ synchronized: false }, { status: "disturbed", note: "not synchronised" }],
])("[CASH-03] a BTCPay Server that answers %o is %o", async (answered, said) => {
	health = answered;
	expect(await provider().health!()).toEqual(said);
	health = {};
	await expect(provider().health!()).rejects.toThrow();
});

describe("[CASH-03] a deposit through BTCPay Server", () => {
	it("is an invoice in the wallet's currency, with address, amount and confirmations", async () => {
		expect(await provider().startDeposit(ORDER)).toMatchObject({
			status: "started",
			reference: "I1",
			payUrl: `${server.url}/i/1`,
			instructions: {
				kind: "crypto",
				network: "Bitcoin",
				address: "bc1qexample",
				amount: "0.0005",
				unit: "BTC",
				confirmations: 1,
			},
		});
		expect(invoices[0]).toMatchObject({ amount: "50.00", currency: "CAD", metadata: { orderId: idText(ID) } });
		expect(server.asked.every(({ headers }) => headers.authorization === `token ${API_KEY}`)).toBe(true);
		expect(server.asked.map(({ path }) => path).join()).not.toContain(API_KEY);
	});

	it("is one invoice, however often it is begun, also at the same time", async () => {
		const { startDeposit } = provider();
		const starts = [...(await Promise.all([startDeposit(ORDER), startDeposit(ORDER)])), await startDeposit(ORDER)];
		expect(new Set(starts.map((start) => "reference" in start && start.reference))).toEqual(new Set(["I1"]));
		expect(invoices.filter(({ status }) => status === "New")).toHaveLength(1);
	});

	it("is found again if the answer to its beginning was lost", async () => {
		server.behaves = "dropped";
		await expect(provider().startDeposit(ORDER)).rejects.toThrow();
		server.behaves = "right";
		await provider().startDeposit(ORDER);
		await provider().startDeposit(ORDER);
		expect(invoices).toHaveLength(1);
	});

	it("has begun nothing if the server cannot be reached", async () => {
		const gone = await openFakeCompany(() => [200, {}]);
		await gone.close();
		expect(await provider(gone.url).startDeposit(ORDER)).toMatchObject({ status: "refused", cause: "outage" });
	});

	it.each<[string, [string, string?, string?], object]>([
		["before it is paid", ["New"], { outcome: "pending" }],
		["while it has too few confirmations", ["Processing"], { outcome: "pending" }],
		["once it is settled", ["Settled"], { outcome: "succeeded", amountMinor: 5_000n, currency: "CAD" }],
		[
			"paid too much",
			["Settled", "PaidOver", "0.0006"],
			{ outcome: "succeeded", amountMinor: 5_000n, sentMinor: 6_000n },
		],
		[
			"paid too little",
			["Expired", "PaidPartial", "0.00049999"],
			{ outcome: "failed", reason: "underpaid", sentMinor: 4_999n },
		],
		["paid too late", ["Expired", "PaidLate", "0.0005"], { outcome: "failed", reason: "paid_late", sentMinor: 5_000n }],
		["not paid", ["Expired"], { outcome: "failed", reason: "not_paid_in_time" }],
		["that was never confirmed", ["Invalid"], { outcome: "failed", reason: "not_confirmed" }],
	])("%s", async (_case, [status, additional, totalPaid], reading) => {
		await provider().startDeposit(ORDER);
		become(status, additional, totalPaid);
		expect(await provider().readPayment("deposit", ID)).toMatchObject(reading);
	});

	it("is unknown if there is no such invoice", async () => {
		expect(await provider().readPayment("deposit", ID)).toEqual({ outcome: "unknown" });
	});

	it.each<Behaviour>(["late", "garbled", "dropped", "broken"])(
		"has no outcome while answers are %s",
		async (behaviour) => {
			await provider().startDeposit(ORDER);
			become("Settled");
			server.behaves = behaviour;
			await expect(provider().readPayment("deposit", ID)).rejects.toThrow();
		},
	);

	it("sends the player to no page but the server's own", async () => {
		await provider().startDeposit(ORDER);
		invoices[0]!.checkoutLink = "https://evil.example/i/1";
		await expect(provider().startDeposit(ORDER)).rejects.toThrow("not its own");
	});
});

describe("[CASH-03] a webhook of BTCPay Server", () => {
	const webhook = (over: object = {}) =>
		Buffer.from(
			JSON.stringify({ type: "InvoiceSettled", invoiceId: "I1", metadata: { orderId: idText(ID) }, ...over }),
		);
	const signed = (body: Buffer, secret: string) => `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
	const read = (body: Buffer, signature: string | undefined) =>
		provider().readCallback(body, { [SIGNATURE_HEADER]: signature });

	it.each([
		["the new secret", NEW],
		["the old one, while it is replaced", OLD],
	])("signed by %s leads to a question, and is not believed itself", (_case, secret) => {
		const body = webhook();
		expect(read(body, signed(body, secret))).toEqual({ status: "ask", kind: "deposit", paymentId: ID });
	});

	it.each<[string, string | undefined]>([
		["without a signature", undefined],
		["signed by another secret", signed(webhook(), "another")],
		["signed over other bytes", signed(webhook({ more: 1 }), NEW)],
		["with a signature that is none", "sha256=zz"],
	])("%s is refused", (_case, signature) => {
		expect(read(webhook(), signature)).toEqual({ status: "refused", why: "signature" });
	});

	it.each<[string, object]>([
		["about another matter", { type: "PayoutCreated" }],
		["about an invoice that was made by hand", { metadata: { orderId: "lunch" } }],
		["about an invoice without an order", { metadata: null }],
	])("%s is received and changes nothing", (_case, over) => {
		const body = webhook(over);
		expect(read(body, signed(body, NEW))).toEqual({ status: "ignored" });
	});
});

describe("amounts of another unit", () => {
	it.each([
		["0.0005", "100000.00", 5_000n],
		["0.00000001", "99999.99", 0n],
		["0.00049999", "100000", 4_999n],
		["21000000", "1234567.891", 2_592_592_571_100_000n],
	])("%s at %s is %s, truncated once", (amount, rate, minor) => {
		expect(minorAtRate(amount, rate, "CAD")).toBe(minor);
	});

	it.each([
		["50.00", "CAD", 5_000n],
		["50", "CAD", 5_000n],
		["50.0", "CAD", 5_000n],
		["50.001", "CAD", undefined],
		["50.000", "CAD", 5_000n],
		["1000", "JPY", 100_000n],
	])("%s %s is %s in minor units", (amount, currency, minor) => {
		expect(minorOf(amount, currency)).toBe(minor);
	});
});
