import { factorsErrors, type WithdrawalProof } from "@baize/factors/contract";
import type { RequestProof } from "@baize/factors/server";
import { refuser } from "@baize/kernel/error";
import type { Id } from "@baize/kernel/id";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { requestWithdrawal } from "../../contract/index.ts";
import { aRequestId, openTestCashier, type Person, type TestCashier } from "../../testing/index.ts";
import type { PayableAccount } from "../bank-accounts/index.ts";

const refuse = refuser(factorsErrors);
const ACCOUNT = "DE89370400440532013000";
const saved = new Map<Id, PayableAccount[]>();
const given: RequestProof[] = [];
let methods: WithdrawalProof[] = [];
let app: TestCashier;
let person: Person;

beforeAll(async () => {
	app = await openTestCashier({
		payableAccounts: async (_reader, playerId) => saved.get(playerId) ?? [],
		proofs: {
			requiredMethods: async () => methods,
			async confirm(_who, proof) {
				given.push(proof);
				if (proof.code !== "123456") throw refuse("MFA_INVALID_CONFIRMATION_CODE", { remainingAttempts: 4, limit: 5 });
			},
		},
	});
});
afterAll(() => app.close());
beforeEach(async () => {
	methods = ["TWO_FACTOR_AUTHENTICATION"];
	given.length = 0;
	person = await app.player(50_000n);
});

const withdraw = (headers: Record<string, string>, over: { requestId?: string; amountMinor?: number } = {}) =>
	person.call(requestWithdrawal, {
		params: person.params,
		headers,
		body: {
			method: "bankTransfer",
			amountMinor: 5_000,
			destination: "de89 3704 0044 0532 0130 00",
			requestId: aRequestId(),
			...over,
		},
	});
const right = { "x-mfa-code": "123456", "x-enforcement-method": "TWO_FACTOR_AUTHENTICATION" };

describe("[VER-01] [CASH-04] a withdrawal", () => {
	it("is proved for this amount, this destination and this request", async () => {
		const requestId = aRequestId();
		expect((await withdraw(right, { requestId })).state).toBe("requested");
		expect(given).toEqual([
			{
				operation: "withdraw",
				authorises: `withdraw 5000 CAD to ${ACCOUNT}`,
				method: "TWO_FACTOR_AUTHENTICATION",
				code: "123456",
				requestId,
			},
		]);
	});

	it("is proved by the method that is required where the headers name none", async () => {
		expect((await withdraw({ "x-mfa-code": "123456" })).state).toBe("requested");
		expect(given[0]?.method).toBe("TWO_FACTOR_AUTHENTICATION");
	});

	it.each([
		["without a code", {}, "MFA_REQUIRED"],
		["with a wrong code", { "x-mfa-code": "111111" }, "MFA_INVALID_CONFIRMATION_CODE"],
		[
			"with a PIN in place of the app's code",
			{ "x-mfa-code": "2580", "x-enforcement-method": "PIN_CODE" },
			"MFA_REQUIRED",
		],
		["by a method that is none", { "x-mfa-code": "123456", "x-enforcement-method": "x" }, "MFA_REQUIRED"],
		["with a proof for a login", { ...right, "x-mfa-operation": "login" }, "MFA_ERROR_VALIDATING_OPERATION"],
	])("%s moves nothing", async (_case, headers, code) => {
		await expect(withdraw(headers)).rejects.toMatchObject({ code });
		expect(await app.fundsOf(person)).toEqual({ cash: 50_000n, pending: 0n });
	});

	it("is answered again under its requestId without another code, and moves once", async () => {
		const requestId = aRequestId();
		const first = await withdraw(right, { requestId });
		expect(await withdraw({}, { requestId })).toEqual(first);
		expect(await withdraw({ "x-mfa-code": "111111" }, { requestId })).toEqual(first);
		expect(given).toHaveLength(1);
		expect(await app.fundsOf(person)).toEqual({ cash: 45_000n, pending: 5_000n });
	});

	it("under the requestId of another is no way around the code", async () => {
		const requestId = aRequestId();
		await withdraw(right, { requestId });
		await expect(withdraw({}, { requestId, amountMinor: 6_000 })).rejects.toMatchObject({
			code: "IDEMPOTENCY_CONFLICT",
		});
	});

	it("uses up no code if the withdrawal is impossible", async () => {
		await expect(withdraw(right, { amountMinor: 1 })).rejects.toMatchObject({ code: "AMOUNT_OUTSIDE_LIMITS" });
		expect(given).toHaveLength(0);
	});

	it("cannot be proved by a player who has set nothing up", async () => {
		methods = [];
		await expect(withdraw(right)).rejects.toMatchObject({
			code: "MFA_REQUIRED",
			details: { operation: "withdraw", methods: [] },
		});
		expect(given).toHaveLength(0);
	});

	it.each([
		["a bank account as it is typed", "de89 3704 0044 0532 0130 00", ACCOUNT, "•••• 3000"],
		["a saved one", "kept:0000000000007", ACCOUNT, "•••• 3000"],
	])("is described for its proof: %s", async (_case, destination, account, label) => {
		const terms = { amountMinor: 5_000, currency: "CAD", destination };
		const { playerId } = person.session;
		saved.set(playerId, [{ id: 7n, label: "Savings", lastFour: "3000", account: ACCOUNT, addedAt: new Date(0) }]);
		expect(await app.cashier.describeWithdrawal(playerId, terms)).toEqual({
			authorises: `withdraw 5000 CAD to ${account}`,
			label,
		});
	});

	it.each([
		["what is shown of an account", { destination: "•••• 3000" }],
		["an account saved by another player", { destination: "kept:0000000000009" }],
		["a currency without payouts", { currency: "XXX" }],
	])("to %s is none to be proved", async (_case, over) => {
		const terms = { amountMinor: 5_000, currency: "CAD", destination: ACCOUNT, ...over };
		expect(await app.cashier.describeWithdrawal(person.session.playerId, terms)).toBeUndefined();
	});
});
