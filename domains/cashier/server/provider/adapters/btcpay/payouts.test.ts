import { idText } from "@baize/kernel/id";
import { openOutgoing } from "@baize/platform-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Asked, type Behaviour, type FakeCompany, openFakeCompany } from "../../../../testing/index.ts";
import { openBtcpay } from "./index.ts";

const ID = 123_456_789n;
const ADDRESS = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4";
const ORDER = { paymentId: ID, method: "crypto", amountMinor: 5_000n, currency: "CAD", destination: ADDRESS };

type Row = Record<string, unknown>;
let server: FakeCompany;
let pulls: Row[];
let payouts: Row[];
/** Why the server makes no payout; empty if it makes one. */
let refusal: string;

/** What a store of BTCPay Server answers, as far as payouts ask. */
function answer({ method, path, body }: Asked): [number, unknown] {
	const [route = ""] = path.replace("/api/v1/stores/store0000000001", "").split("?");
	// The newest first, as the server lists them.
	if (route === "/pull-payments" && method === "GET") return [200, pulls.toReversed()];
	if (route === "/payouts" && method === "GET") return [200, payouts];
	if (route === "/pull-payments") {
		const made = { id: `P${pulls.length + 1}`, startsAt: pulls.length, archived: false, ...JSON.parse(body) };
		pulls.push(made);
		return [200, made];
	}
	if (refusal) return [400, { code: refusal, message: "no" }];
	const { pullPaymentId, amount, ...rest } = JSON.parse(body) as Row;
	const of = pulls.find(({ id }) => id === pullPaymentId);
	if (payouts.some((each) => each.pullPaymentId === pullPaymentId)) return [400, { code: "overdraft" }];
	const made = { ...rest, id: `O${payouts.length + 1}`, pullPaymentId, state: "AwaitingPayment" };
	payouts.push({ ...made, originalAmount: amount, originalCurrency: of?.currency });
	return [200, payouts.at(-1)];
}

beforeAll(async () => {
	server = await openFakeCompany(answer);
});
afterAll(() => server.close());
beforeEach(() => {
	pulls = [{ id: "P0", name: null, amount: "1", currency: "BTC" }];
	payouts = [];
	refusal = "";
});
afterEach(() => {
	server.behaves = "right";
});

const openIt = (isPaying = true) =>
	openBtcpay({
		outgoing: openOutgoing({ timeoutMs: 150 }),
		settings: {
			...{ adapter: "btcpay", name: "coins", url: server.url, store: "store0000000001", apiKey: "a-secret-api-key-1" },
			...{ webhookSecrets: ["a-webhook-secret"], currencies: ["CAD"], paymentMethod: "BTC-CHAIN" },
			...{ network: "Bitcoin", unit: "BTC", confirmations: 1, payouts: isPaying },
		},
	});

describe("[CASH-04] a withdrawal through BTCPay Server", () => {
	it("is one payout of the whole sum in the player's currency, which the server changes into coins", async () => {
		expect(await openIt().startPayout?.(ORDER)).toEqual({ status: "accepted" });
		expect(pulls.at(-1)).toMatchObject({
			...{ name: idText(ID), amount: "50.00", currency: "CAD" },
			...{ payoutMethods: ["BTC-CHAIN"], autoApproveClaims: true },
		});
		expect(payouts).toMatchObject([{ destination: ADDRESS, originalAmount: "50.00", originalCurrency: "CAD" }]);
	});

	describe("for which two calls at the same time have made two pull payments", () => {
		const own = (id: string, startsAt: number): Row => ({
			id,
			startsAt,
			name: idText(ID),
			amount: "50.00",
			currency: "CAD",
		});
		beforeEach(() => pulls.push(own("P1", 1), own("P2", 2)));

		it("is claimed from the older one, by each call", async () => {
			expect(await openIt().startPayout?.(ORDER)).toEqual({ status: "accepted" });
			expect(await openIt().startPayout?.(ORDER)).toEqual({ status: "accepted" });
			expect(payouts).toMatchObject([{ pullPaymentId: "P1" }]);
		});

		it.each(["P1", "P2"])("is not claimed again when the payout from %s is over, and is read as paid", async (id) => {
			payouts.push(
				{ id: "O0", pullPaymentId: null },
				{ id: "O1", pullPaymentId: id, state: "Completed", originalAmount: "50.00", originalCurrency: "CAD" },
			);
			expect(await openIt().startPayout?.(ORDER)).toEqual({ status: "accepted" });
			expect(payouts).toHaveLength(2);
			expect(await openIt().readPayment("withdrawal", ID)).toMatchObject({ outcome: "succeeded", amountMinor: 5_000n });
		});
	});

	it("is not offered where the settings do not say so", () => {
		expect(openIt(false).capabilities().payouts).toEqual({});
		expect(openIt(false).startPayout).toBeUndefined();
		expect(openIt().capabilities().payouts).toEqual({ crypto: ["CAD"] });
	});

	it.each<Behaviour>(["late", "garbled", "dropped", "broken"])(
		"is made once, although the answers were %s at first",
		async (behaviour) => {
			const provider = openIt();
			server.behaves = behaviour;
			await expect(provider.startPayout?.(ORDER)).rejects.toThrow();
			server.behaves = "right";
			for (let time = 0; time < 3; time++) expect(await provider.startPayout?.(ORDER)).toEqual({ status: "accepted" });
			expect(pulls.filter(({ name }) => name === idText(ID))).toHaveLength(1);
			expect(payouts).toHaveLength(1);
		},
	);

	it("goes on where the sum was set aside and its payout was lost", async () => {
		const provider = openIt();
		refusal = "duplicate-destination";
		await expect(provider.startPayout?.(ORDER)).rejects.toThrow("duplicate-destination");
		refusal = "";
		await provider.startPayout?.(ORDER);
		expect(pulls).toHaveLength(2);
		expect(payouts).toHaveLength(1);
	});

	it.each(["amount-too-low", "payment-method-not-supported"])(
		"has failed for good if the server says %s",
		async (code) => {
			refusal = code;
			expect(await openIt().startPayout?.(ORDER)).toEqual({
				...{ status: "refused", cause: "hardDecline", reason: code.replaceAll("-", "_") },
			});
		},
	);

	it.each([
		["AwaitingApproval", { outcome: "pending" }],
		["AwaitingPayment", { outcome: "pending" }],
		["InProgress", { outcome: "pending" }],
		["Completed", { outcome: "succeeded", amountMinor: 5_000n, currency: "CAD", kind: "withdrawal", paymentId: ID }],
		["Cancelled", { outcome: "failed", reason: "cancelled_by_company", amountMinor: 5_000n }],
	])("that is %s", async (state, reading) => {
		const provider = openIt();
		await provider.startPayout?.(ORDER);
		payouts[0]!.state = state;
		expect(await provider.readPayment("withdrawal", ID)).toMatchObject(reading);
	});

	it("is unknown before anything was made, and while no payout was", async () => {
		expect(await openIt().readPayment("withdrawal", ID)).toEqual({ outcome: "unknown" });
		pulls.push({ id: "P9", name: idText(ID), amount: "50.00", currency: "CAD" });
		expect(await openIt().readPayment("withdrawal", ID)).toEqual({ outcome: "unknown" });
	});

	it.each<Behaviour>(["late", "garbled", "dropped", "broken"])(
		"has no outcome while answers are %s",
		async (behaviour) => {
			const provider = openIt();
			await provider.startPayout?.(ORDER);
			payouts[0]!.state = "Completed";
			server.behaves = behaviour;
			await expect(provider.readPayment("withdrawal", ID)).rejects.toThrow();
		},
	);
});
