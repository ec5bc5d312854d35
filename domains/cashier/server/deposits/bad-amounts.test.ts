import { idText } from "@baize/kernel/id";
import { BAD_AMOUNTS } from "@baize/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listPayments } from "../../contract/index.ts";
import { aRequestId, openTestCashier, type Person, type TestCashier } from "../../testing/index.ts";

let app: TestCashier;
let person: Person;
beforeAll(async () => {
	app = await openTestCashier();
	person = await app.player(10_000n);
});
afterAll(() => app.close());

/** The amount stands in the body as it is written here. */
const request = (amountMinor: string, method = '"card"', more = "") =>
	app.app.inject({
		method: "POST",
		url: `/api/v1/cashier/${person.params.session}/deposits`,
		headers: {
			"content-type": "application/json",
			cookie: `sid=${person.params.session}`,
			origin: "http://localhost:3000",
		},
		payload: `{"method":${method},"amountMinor":${amountMinor},"requestId":"${aRequestId()}"${more}}`,
	});

describe("[CASH-03] a deposit of a bad amount", () => {
	const shared = BAD_AMOUNTS.map(({ name, json, isJson }): [string, string, number, string] =>
		isJson ? [name, json, 422, "VALIDATION_ERROR"] : [name, json, 400, "MALFORMED_REQUEST"],
	);
	it.each<[string, string, number, string]>([
		...shared,
		["below the least", "999", 422, "AMOUNT_OUTSIDE_LIMITS"],
		["above the most", "500001", 422, "AMOUNT_OUTSIDE_LIMITS"],
	])("%s is refused, and nothing moves", async (_case, amount, status, code) => {
		const answer = await request(amount);
		expect([answer.statusCode, answer.json().errorCode]).toEqual([status, code]);
		expect((await app.fundsOf(person)).cash).toBe(10_000n);
		const { payments } = await person.call(listPayments, { params: person.params, query: {} });
		expect(payments).toEqual([]);
	});

	it.each([
		["in a foreign currency", "5000", '"card"', ',"currency":"USD"', "VALIDATION_ERROR"],
		["by a method that does not exist", "5000", '"cheque"', "", "VALIDATION_ERROR"],
		["by a method that no provider has", "5000", '"bankTransfer"', "", "METHOD_NOT_OFFERED"],
	])("%s is refused, and nothing moves", async (_case, amount, method, more, code) => {
		const answer = await request(amount, method, more);
		expect([answer.statusCode, answer.json().errorCode]).toEqual([422, code]);
		expect((await app.fundsOf(person)).cash).toBe(10_000n);
	});

	it("is one of a player whose id the answer does not name", async () => {
		expect((await request("0")).body).not.toContain(idText(person.session.playerId));
	});
});
