import { factorsErrors } from "@baize/factors/contract";
import { refuser } from "@baize/kernel/error";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { requestWithdrawal } from "../contract/index.ts";
import { aRequestId, openTestCashier, type Person, type TestCashier } from "../testing/index.ts";

const refuse = refuser(factorsErrors);
const ACCOUNT = "DE89370400440532013000";
const given: { operation: string; authorises: string; method: string; code: string }[] = [];
let isOn = true;
let house: TestCashier;
let person: Person;

beforeAll(async () => {
	house = await openTestCashier({
		proofs: {
			isTwoFactorOn: async () => isOn,
			async prove(_who, proof) {
				given.push(proof);
				if (proof.code !== "123456") throw refuse("MFA_INVALID_CONFIRMATION_CODE", { remainingAttempts: 4, limit: 5 });
			},
		},
	});
});
afterAll(() => house.close());
beforeEach(async () => {
	isOn = true;
	given.length = 0;
	person = await house.player(50_000n);
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

describe("[VER-01] [CASH-04] a withdrawal of somebody whose two-factor authentication is on", () => {
	it("is proved for this amount and this destination", async () => {
		expect((await withdraw(right)).state).toBe("requested");
		expect(given).toEqual([
			{
				operation: "withdraw",
				authorises: `withdraw 5000 CAD to ${ACCOUNT}`,
				method: "TWO_FACTOR_AUTHENTICATION",
				code: "123456",
			},
		]);
	});

	it.each([
		["without a code", {}, "MFA_REQUIRED"],
		["with a wrong code", { "x-mfa-code": "111111" }, "MFA_INVALID_CONFIRMATION_CODE"],
		["with a PIN", { "x-mfa-code": "2580", "x-enforcement-method": "PIN_CODE" }, "MFA_ERROR_VALIDATING_OPERATION"],
		[
			"by a method that nobody knows",
			{ "x-mfa-code": "123456", "x-enforcement-method": "x" },
			"MFA_ERROR_VALIDATING_OPERATION",
		],
	])("%s moves nothing", async (_case, headers, code) => {
		await expect(withdraw(headers)).rejects.toMatchObject({ code });
		expect(await house.fundsOf(person)).toEqual({ cash: 50_000n, pending: 0n });
	});

	it("is answered again under its requestId without another code, and moves once", async () => {
		const requestId = aRequestId();
		const first = await withdraw(right, { requestId });
		expect(await withdraw({}, { requestId })).toEqual(first);
		expect(await withdraw({ "x-mfa-code": "111111" }, { requestId })).toEqual(first);
		expect(given).toHaveLength(1);
		expect(await house.fundsOf(person)).toEqual({ cash: 45_000n, pending: 5_000n });
	});

	it("under the requestId of another is no way around the code", async () => {
		const requestId = aRequestId();
		await withdraw(right, { requestId });
		await expect(withdraw({}, { requestId, amountMinor: 6_000 })).rejects.toMatchObject({
			code: "IDEMPOTENCY_CONFLICT",
		});
	});

	it("uses up no code where it could not be at all", async () => {
		await expect(withdraw(right, { amountMinor: 1 })).rejects.toMatchObject({ code: "AMOUNT_OUTSIDE_LIMITS" });
		expect(given).toHaveLength(0);
	});

	it("asks for no code where it is off", async () => {
		isOn = false;
		expect((await withdraw({})).state).toBe("requested");
		expect(given).toHaveLength(0);
	});
});
