import { testSecrets } from "@baize/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readDeposit } from "../../contract/index.ts";
import { aDeposit, openTestCashier, type Person, type TestCashier } from "../../testing/index.ts";
import { SIGNATURE_HEADER } from "./adapters/sandbox/index.ts";
import { sign } from "./wire/signature.ts";

let app: TestCashier;
beforeAll(async () => {
	app = await openTestCashier();
});
afterAll(() => app.close());

const KEY = testSecrets().keyFor("cashier.sandbox.callbacks");
const OTHER_KEY = Buffer.alloc(32, 1);

let person: Person;
let depositId: string;
beforeEach(async () => {
	person = await app.player();
	depositId = (await aDeposit(person, 5_000)).depositId;
});

type Fields = Record<string, unknown>;
const bodyWith = (changed: Fields = {}): string =>
	JSON.stringify({
		kind: "deposit",
		paymentId: depositId,
		amountMinor: 5_000,
		currency: "CAD",
		outcome: "succeeded",
		...changed,
	});

const post = (payload: string, signature: string | undefined, provider = "sandbox") =>
	app.app.inject({
		method: "POST",
		url: `/api/v1/cashier/callbacks/${provider}`,
		headers: { "content-type": "application/json", ...(signature ? { [SIGNATURE_HEADER]: signature } : {}) },
		payload,
	});

const signed = (body: string, key = KEY, ageMs = 0) => sign(Buffer.from(body), key, app.clock.nowMs() - ageMs);
const read = async () => {
	const { state } = await person.call(readDeposit, { params: { ...person.params, deposit: depositId } });
	return { state, cash: (await app.fundsOf(person)).cash };
};

describe("[CASH-03] a callback that changes nothing", () => {
	it.each<[string, () => [string, string | undefined, string?], number, string]>([
		["without a signature", () => [bodyWith(), undefined], 401, "CALLBACK_REFUSED"],
		["signed with another key", () => [bodyWith(), signed(bodyWith(), OTHER_KEY)], 401, "CALLBACK_REFUSED"],
		["with a signature that is none", () => [bodyWith(), "t=1,v1=zz"], 401, "CALLBACK_REFUSED"],
		["whose bytes are not those signed", () => [`${bodyWith()} `, signed(bodyWith())], 401, "CALLBACK_REFUSED"],
		[
			"whose time was changed after signing",
			() => [bodyWith(), signed(bodyWith(), KEY, 600_000).replace(/t=\d+/, `t=${app.clock.nowMs() / 1000}`)],
			401,
			"CALLBACK_REFUSED",
		],
		["recorded six minutes ago", () => [bodyWith(), signed(bodyWith(), KEY, 360_000)], 401, "CALLBACK_REFUSED"],
		["from six minutes ahead", () => [bodyWith(), signed(bodyWith(), KEY, -360_000)], 401, "CALLBACK_REFUSED"],
		["about an unknown payment", () => both(bodyWith({ paymentId: "0000000000001" })), 404, "PAYMENT_NOT_FOUND"],
		["about a deposit as if it were a payout", () => both(bodyWith({ kind: "withdrawal" })), 404, "PAYMENT_NOT_FOUND"],
		["about another amount", () => both(bodyWith({ amountMinor: 500_000 })), 409, "CALLBACK_AMOUNT"],
		["about another currency", () => both(bodyWith({ currency: "USD" })), 409, "CALLBACK_AMOUNT"],
		["that cannot be read", () => both(bodyWith({ amountMinor: "5000" })), 400, "CALLBACK_UNREADABLE"],
		["without an outcome", () => both(bodyWith({ outcome: "maybe" })), 400, "CALLBACK_UNREADABLE"],
		["that is not JSON", () => both("{"), 400, "MALFORMED_REQUEST"],
		["to a provider that is not ours", () => [bodyWith(), signed(bodyWith()), "other"], 404, "NOT_FOUND"],
	])("%s", async (_case, make, status, errorCode) => {
		const answer = await post(...make());
		expect([answer.statusCode, answer.json().errorCode]).toEqual([status, errorCode]);
		expect(await read()).toEqual({ state: "pending", cash: 0n });
	});

	const both = (body: string): [string, string] => [body, signed(body)];
});

describe("[CASH-03] a callback", () => {
	it("that comes twenty times in parallel moves the money once, and each is answered", async () => {
		const body = bodyWith();
		const answers = await Promise.all(Array.from({ length: 20 }, () => post(body, signed(body))));
		expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
		expect(await read()).toEqual({ state: "settled", cash: 5_000n });
	});

	it("that reverses its earlier outcome is refused, for a person to look at", async () => {
		await post(bodyWith(), signed(bodyWith()));
		const failed = bodyWith({ outcome: "failed" });
		const answer = await post(failed, signed(failed));
		expect([answer.statusCode, answer.json().errorCode]).toEqual([409, "CALLBACK_STATE"]);
		expect(await read()).toEqual({ state: "settled", cash: 5_000n });
	});

	it("rolls back whole when the wallet fails, and succeeds when it is sent again", async () => {
		const deposit = app.wallet.deposit;
		app.wallet.deposit = async (tx, operation) => {
			await deposit(tx, operation);
			throw new Error("power cut");
		};
		expect((await post(bodyWith(), signed(bodyWith()))).statusCode).toBe(500);
		expect(await read()).toEqual({ state: "pending", cash: 0n });
		app.wallet.deposit = deposit;
		expect((await post(bodyWith(), signed(bodyWith()))).statusCode).toBe(200);
		expect(await read()).toEqual({ state: "settled", cash: 5_000n });
	});
});
