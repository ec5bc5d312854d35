import { idText } from "@baize/kernel/id";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readDeposit, readDepositOptions, startDeposit } from "../../contract/index.ts";
import {
	aDeposit,
	aRequestId,
	openTestCashier,
	type Person,
	type ScriptedProvider,
	scriptedProvider,
	type TestCashier,
} from "../../testing/index.ts";
import { openProviders, type ProviderNotification } from "../index.ts";
import { attemptsOf } from "../provider/attempts/attempt-store.ts";

let app: TestCashier;
let companies: ScriptedProvider[];
let person: Person;

beforeAll(async () => {
	app = await openTestCashier({
		providers: {
			...openProviders({ clock: { nowMs: () => 0 }, providers: [] }),
			list: () => companies,
			named: (name) => companies.find((company) => company.name === name),
			routeOf: () => companies,
			availabilityOf: () => "offered",
		},
	});
});
afterAll(() => app.close());
beforeEach(async () => {
	companies = ["one", "two", "three", "four"].map((name) => scriptedProvider({ name }));
	person = await app.player();
});

const refusing = (cause: ScriptedProvider["cause"], ...names: string[]): void => {
	for (const company of companies.filter(({ name }) => names.includes(name))) {
		company.refuses = "no";
		company.cause = cause;
	}
};
const asked = () => companies.filter(({ orders }) => orders.length > 0).map(({ name }) => name);
const deposit = (depositId: string) => person.call(readDeposit, { params: { ...person.params, deposit: depositId } });

async function notify(provider: string, notification: Omit<ProviderNotification, "kind" | "currency">) {
	const company = companies.find(({ name }) => name === provider)!;
	company.readCallback = () => ({
		status: "read",
		notification: { kind: "deposit", currency: "CAD", ...notification },
	});
	const answer = await app.app.inject({ method: "POST", url: `/api/v1/cashier/callbacks/${provider}`, payload: {} });
	return answer.statusCode;
}

describe("[CASH-03] a deposit whose first provider has begun nothing", () => {
	it.each(["softDecline", "outage"] as const)("is begun at the next one after %s, as one deposit", async (cause) => {
		refusing(cause, "one", "two");
		const { depositId, payUrl } = await aDeposit(person, 5_000);
		expect(asked()).toEqual(["one", "two", "three"]);
		expect(payUrl).toContain("pay.example");
		const attempts = await attemptsOf(app.database.reader, companies[0]!.orders[0]!.paymentId);
		expect(attempts.map(({ provider, state, cause: why }) => [provider, state, why])).toEqual([
			["one", "dead", cause],
			["two", "dead", cause],
			["three", "open", null],
		]);
		expect(new Set(attempts.map(({ id }) => id)).size).toBe(3);
		const { state, steps } = await deposit(depositId);
		expect([state, steps.map((step) => step.state)]).toEqual(["pending", ["created", "pending"]]);
	});

	it("is not tried a fourth time", async () => {
		refusing("outage", "one", "two", "three");
		await expect(aDeposit(person)).rejects.toMatchObject({ code: "DEPOSIT_REFUSED" });
		expect(asked()).toEqual(["one", "two", "three"]);
	});

	it.each(["hardDecline", "threeDs", "limits"] as const)("is not tried elsewhere after %s", async (cause) => {
		refusing(cause, "one");
		await expect(aDeposit(person)).rejects.toMatchObject({ code: "DEPOSIT_REFUSED" });
		expect(asked()).toEqual(["one"]);
	});

	it("is settled once, by the attempt that was paid", async () => {
		refusing("softDecline", "one");
		const { depositId } = await aDeposit(person, 5_000);
		const { paymentId } = companies[1]!.orders[0]!;
		for (let time = 0; time < 3; time++)
			expect(await notify("two", { paymentId, amountMinor: 5_000n, outcome: "succeeded" })).toBe(200);
		expect((await deposit(depositId)).state).toBe("settled");
		expect((await app.fundsOf(person)).cash).toBe(5_000n);
	});

	it("is not credited twice if the first attempt is paid after all", async () => {
		refusing("softDecline", "one");
		await aDeposit(person, 5_000);
		const [first, second] = [companies[0]!.orders[0]!, companies[1]!.orders[0]!];
		await notify("two", { paymentId: second.paymentId, amountMinor: 5_000n, outcome: "succeeded" });
		expect(await notify("one", { paymentId: first.paymentId, amountMinor: 5_000n, outcome: "succeeded" })).toBe(409);
		expect((await app.fundsOf(person)).cash).toBe(5_000n);
	});

	it("does not fail if only the attempt that is over reports so", async () => {
		refusing("softDecline", "one");
		const { depositId } = await aDeposit(person, 5_000);
		const { paymentId } = companies[0]!.orders[0]!;
		expect(await notify("one", { paymentId, amountMinor: 5_000n, outcome: "failed" })).toBe(200);
		expect((await deposit(depositId)).state).toBe("pending");
	});

	it("knows an attempt under the name of its own provider only", async () => {
		refusing("softDecline", "one");
		await aDeposit(person, 5_000);
		const { paymentId } = companies[1]!.orders[0]!;
		expect(await notify("one", { paymentId, amountMinor: 5_000n, outcome: "succeeded" })).toBe(404);
	});
});

describe("[CASH-03] a deposit of which it is not known whether it has begun", () => {
	const body = () => ({ method: "card", amountMinor: 5_000, requestId: aRequestId() }) as const;

	it("is answered as unknown, goes nowhere else, and is found again by the same request", async () => {
		const request = { params: person.params, body: body() };
		companies[0]!.isDown = true;
		const refusal = await person.call(startDeposit, request).catch((error: unknown) => error);
		const depositId = idText(companies[0]!.orders[0]!.paymentId);
		expect(refusal).toMatchObject({ code: "DEPOSIT_UNKNOWN", details: { depositId } });
		expect((await deposit(depositId)).state).toBe("created");
		companies[0]!.isDown = false;
		expect((await person.call(startDeposit, request)).depositId).toBe(depositId);
		expect(asked()).toEqual(["one"]);
	});

	it("is answered as unknown if the address of its page could not be written, and is found again", async () => {
		const request = { params: person.params, body: body() };
		const company = companies[0]!;
		const start = company.startDeposit;
		company.startDeposit = async (order) =>
			({ ...(await start(order)), reference: "\u0000 cannot be stored" }) as never;
		await expect(person.call(startDeposit, request)).rejects.toMatchObject({ code: "DEPOSIT_UNKNOWN" });
		company.startDeposit = start;
		const { payUrl } = await person.call(startDeposit, request);
		expect(payUrl).toContain(idText(company.orders[0]!.paymentId));
	});

	it("leads to our own page if its money came before the address of its page", async () => {
		const request = { params: person.params, body: body() };
		companies[0]!.isDown = true;
		await person.call(startDeposit, request).catch(() => {});
		const { paymentId } = companies[0]!.orders[0]!;
		await notify("one", { paymentId, amountMinor: 5_000n, outcome: "succeeded" });
		const { payUrl } = await person.call(startDeposit, request);
		expect(payUrl).toBe(`/en/account/cashier/deposit?deposit=${idText(paymentId)}`);
	});
});

describe("[CASH-01] a method that is closed", () => {
	it("names all reasons at once, each with its way out", async () => {
		const own = await openTestCashier({
			isOpen: (kind) => kind === "withdrawal",
			eligibilityBlockOf: () => "terms",
			documents: { statusOf: async () => "NOT_STARTED" as never, neededBefore: async () => "deposit" },
			depositBlocks: async () => [
				{ reason: "timedOut", untilMs: 1_000 },
				{ reason: "limitReached", untilMs: null },
			],
		});
		const player = await own.player();
		const { closed } = await player.call(readDepositOptions, { params: player.params });
		const reasons = [
			{ reason: "cashierClosed", wayOut: "waitForUs" },
			{ reason: "terms", wayOut: "acceptTerms" },
			{ reason: "documentRequired", wayOut: "verifyDocument" },
			{ reason: "timedOut", wayOut: "waitUntil", untilMs: 1_000 },
			{ reason: "limitReached", wayOut: "seeLimits" },
		];
		expect(closed).toEqual([
			{ method: "card", reasons },
			{ method: "crypto", reasons },
		]);
		await own.close();
	});
});
