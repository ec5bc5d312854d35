import { idText } from "@baize/kernel/id";
import { openOutgoing } from "@baize/platform-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Asked, type Behaviour, type FakeCompany, openFakeCompany } from "../../../../testing/index.ts";
import type { PayoutOrder } from "../../port.ts";
import { openBtcpay } from "./index.ts";

const ID = 123_456_789n;
const ADDRESS = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4";
/** What the site has stored of the order. */
let kept: string | undefined;
const order = (over: Partial<PayoutOrder> = {}): PayoutOrder => ({
	...{ paymentId: ID, method: "crypto", amountMinor: 5_000n, currency: "CAD", destination: ADDRESS },
	isRepeated: false,
	...(kept === undefined ? {} : { reference: kept }),
	keepReference: async (reference) => (kept ??= reference),
	...over,
});
const again = () => order({ isRepeated: true });

type Row = Record<string, unknown>;
let server: FakeCompany;
let pulls: Row[];
let payouts: Row[];
/** How the server refuses a payout; undefined if it makes one. */
let refusal: [status: number, body: unknown] | undefined;

/** What a store of BTCPay Server answers, as far as payouts ask. */
function answer({ method, path, body }: Asked): [number, unknown] {
	const [route = ""] = path.replace("/api/v1", "").replace("/stores/store0000000001", "").split("?");
	// The newest first, as the server lists them.
	const archived = /^\/pull-payments\/(\w+)$/.exec(route)?.[1];
	if (archived && method === "DELETE") {
		if (server.behaves === "right") Object.assign(pulls.find(({ id }) => id === archived)!, { archived: true });
		return [200, null];
	}
	if (route === "/pull-payments" && method === "GET") return [200, pulls.toReversed()];
	const of = /^\/pull-payments\/(\w+)\/payouts$/.exec(route)?.[1];
	if (of && method === "GET") return [200, payouts.filter(({ pullPaymentId }) => pullPaymentId === of)];
	if (route === "/pull-payments") {
		const made = { id: `P${pulls.length + 1}`, startsAt: pulls.length, archived: false, ...JSON.parse(body) };
		pulls.push(made);
		return [200, made];
	}
	return refusal ?? claim(JSON.parse(body) as Row);
}

/** The checks of the server: a payout to an address waits for the one before, and none is above its sum. */
function claim({ pullPaymentId, amount, ...rest }: Row): [number, unknown] {
	const of = pulls.find(({ id }) => id === pullPaymentId);
	if (payouts.some((each) => each.pullPaymentId === pullPaymentId)) return [400, { code: "overdraft" }];
	if (payouts.some((each) => each.destination === rest.destination && !OVER.includes(String(each.state))))
		return [400, { code: "duplicate-destination", message: "no" }];
	const made = { ...rest, id: `O${payouts.length + 1}`, pullPaymentId, state: "AwaitingPayment" };
	payouts.push({ ...made, originalAmount: amount, originalCurrency: of?.currency });
	return [200, payouts.at(-1)];
}
const OVER = ["Completed", "Cancelled"];
/** What was asked that is answered with all of the store. */
const lists = () => server.asked.filter(({ method, path }) => method === "GET" && path.includes("/stores/"));

beforeAll(async () => {
	server = await openFakeCompany(answer);
});
afterAll(() => server.close());
beforeEach(() => {
	pulls = [{ id: "P0", name: null, amount: "1", currency: "BTC" }];
	payouts = [];
	kept = undefined;
	refusal = undefined;
	server.asked.length = 0;
});
afterEach(() => {
	server.behaves = "right";
});

const openIt = (isPaying = true) =>
	openBtcpay({
		outgoing: openOutgoing({ timeoutMs: 250 }),
		settings: {
			...{ adapter: "btcpay", name: "coins", url: server.url, store: "store0000000001", apiKey: "a-secret-api-key-1" },
			...{ webhookSecrets: ["a-webhook-secret"], currencies: ["CAD"], paymentMethod: "BTC-CHAIN" },
			...{ network: "Bitcoin", unit: "BTC", confirmations: 1, payouts: isPaying },
		},
	});

const read = () => openIt().readPayment("withdrawal", ID, kept);

describe("[CASH-04] a withdrawal through BTCPay Server", () => {
	it("is one payout of the whole sum in the player's currency, which the server changes into coins", async () => {
		expect(await openIt().startPayout?.(order())).toEqual({ status: "accepted" });
		expect(pulls.at(-1)).toMatchObject({
			...{ name: idText(ID), amount: "50.00", currency: "CAD" },
			...{ payoutMethods: ["BTC-CHAIN"], autoApproveClaims: true },
		});
		expect(payouts).toMatchObject([{ destination: ADDRESS, originalAmount: "50.00", originalCurrency: "CAD" }]);
		expect(kept).toBe(pulls.at(-1)?.id);
	});

	it.each(["Completed", "Cancelled"])(
		"that is %s leaves the list of the server, and can still be read",
		async (state) => {
			await openIt().startPayout?.(order());
			expect(await read()).toMatchObject({ outcome: "pending" });
			expect(pulls.at(-1)?.archived).toBe(false);
			payouts[0]!.state = state;
			const reading = await read();
			expect(reading.outcome).not.toBe("pending");
			expect(pulls.at(-1)?.archived).toBe(true);
			expect(await read()).toEqual(reading);
		},
	);

	it("is ordered and asked about by what was kept of it, and never by all that the store has", async () => {
		await openIt().startPayout?.(order());
		await openIt().startPayout?.(again());
		expect(await read()).toMatchObject({ outcome: "pending" });
		expect(server.asked.map(({ method }) => method)).toContain("GET");
		expect(lists()).toEqual([]);
	});

	it("is paid and read in a store whose list is too long to be read", async () => {
		pulls.push(
			...Array.from({ length: 6_000 }, (_, at) => ({ id: `H${at}`, name: "by hand", amount: "1", currency: "BTC" })),
		);
		await openIt().startPayout?.(order());
		payouts[0]!.state = "Completed";
		expect(await read()).toMatchObject({ outcome: "succeeded" });
		// What was lost cannot be found there: it stays unknown, and a person is asked.
		kept = undefined;
		await expect(openIt().startPayout?.(again())).rejects.toThrow("too large");
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

		it("is claimed from the older one, by each call, where neither was kept", async () => {
			expect(await openIt().startPayout?.(again())).toEqual({ status: "accepted" });
			expect(await openIt().startPayout?.(again())).toEqual({ status: "accepted" });
			expect(payouts).toMatchObject([{ pullPaymentId: "P1" }]);
		});

		it("is claimed from the one that was kept first", async () => {
			const late = order({ isRepeated: true, keepReference: async () => "P2" });
			expect(await openIt().startPayout?.(late)).toEqual({ status: "accepted" });
			expect(payouts).toMatchObject([{ pullPaymentId: "P2" }]);
		});

		it.each(["P1", "P2"])("is not claimed again when the payout from %s is over, and is read as paid", async (id) => {
			payouts.push(
				{ id: "O0", pullPaymentId: null },
				{ id: "O1", pullPaymentId: id, state: "Completed", originalAmount: "50.00", originalCurrency: "CAD" },
			);
			expect(await openIt().startPayout?.(again())).toEqual({ status: "accepted" });
			expect(payouts).toHaveLength(2);
			expect(await read()).toMatchObject({ outcome: "succeeded", amountMinor: 5_000n });
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
			await expect(provider.startPayout?.(order())).rejects.toThrow();
			server.behaves = "right";
			for (let time = 0; time < 3; time++)
				expect(await provider.startPayout?.(again())).toEqual({ status: "accepted" });
			expect(pulls.filter(({ name }) => name === idText(ID))).toHaveLength(1);
			expect(payouts).toHaveLength(1);
		},
	);

	it("waits for another one to the same address, and is made once that is over", async () => {
		payouts.push({ id: "O0", pullPaymentId: "P0", destination: ADDRESS, state: "InProgress" });
		const waits = { status: "later", reason: "duplicate_destination" };
		expect(await openIt().startPayout?.(order())).toEqual(waits);
		expect(await openIt().startPayout?.(again())).toEqual(waits);
		expect(await read()).toEqual({ outcome: "unknown" });
		payouts[0]!.state = "Completed";
		expect(await openIt().startPayout?.(again())).toEqual({ status: "accepted" });
		expect(pulls).toHaveLength(2);
		expect(payouts).toHaveLength(2);
	});

	it.each<[string, [number, unknown], string]>([
		["that the amount is too low", [400, { code: "amount-too-low" }], "amount_too_low"],
		["that it does not pay so", [400, { code: "payment-method-not-supported" }], "payment_method_not_supported"],
		["which fields it does not accept", [422, [{ path: "Destination", message: "Invalid" }]], "not_accepted"],
	])("has failed for good if the server says %s", async (_case, says, reason) => {
		refusal = says;
		expect(await openIt().startPayout?.(order())).toEqual({ status: "refused", cause: "hardDecline", reason });
		expect(payouts).toEqual([]);
	});

	it.each<[string, [number, unknown]]>([
		["that the key may not pay", [403, { code: "missing-permission" }]],
		["that too much is asked at once", [429, {}]],
		["that it is broken", [500, {}]],
	])("is unknown if the server says %s, and is ordered again", async (_case, says) => {
		refusal = says;
		await expect(openIt().startPayout?.(order())).rejects.toThrow(String(says[0]));
		refusal = undefined;
		expect(await openIt().startPayout?.(again())).toEqual({ status: "accepted" });
		expect(pulls).toHaveLength(2);
	});

	it.each([
		["AwaitingApproval", { outcome: "pending" }],
		["AwaitingPayment", { outcome: "pending" }],
		["InProgress", { outcome: "pending" }],
		["Completed", { outcome: "succeeded", amountMinor: 5_000n, currency: "CAD", kind: "withdrawal", paymentId: ID }],
		["Cancelled", { outcome: "failed", reason: "cancelled_by_company", amountMinor: 5_000n }],
	])("that is %s", async (state, reading) => {
		await openIt().startPayout?.(order());
		payouts[0]!.state = state;
		expect(await read()).toMatchObject(reading);
	});

	it("is unknown before anything was made, and while no payout was", async () => {
		expect(await read()).toEqual({ outcome: "unknown" });
		kept = "P0";
		expect(await read()).toEqual({ outcome: "unknown" });
	});

	it.each<Behaviour>(["late", "garbled", "dropped", "broken"])(
		"has no outcome while answers are %s",
		async (behaviour) => {
			await openIt().startPayout?.(order());
			payouts[0]!.state = "Completed";
			server.behaves = behaviour;
			await expect(read()).rejects.toThrow();
		},
	);
});
