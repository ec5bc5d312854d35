import { afterEach, describe, expect, it } from "vitest";
import {
	listMethodGroups,
	listWithdrawals,
	readDepositOptions,
	readWithdrawalOptions,
	startDeposit,
} from "../contract/index.ts";
import { aDeposit, aWithdrawal, openTestCashier, type TestCashier } from "../testing/index.ts";

let app: TestCashier;
afterEach(() => app.close());

describe("[FLAG-01] [CASH-02] a cashier that is closed", () => {
	it("takes no deposit and offers none; withdrawals are open", async () => {
		app = await openTestCashier({ isOpen: (kind) => kind !== "deposit" });
		const person = await app.player(10_000n);
		await expect(aDeposit(person)).rejects.toMatchObject({ code: "CASHIER_CLOSED", details: { kind: "deposit" } });
		expect((await person.call(readDepositOptions, { params: person.params })).methods).toEqual([]);
		expect(await aWithdrawal(person)).toMatchObject({ state: "requested" });
	});

	it("takes no withdrawal and offers none; what is under way stays in view", async () => {
		let isOpen = true;
		app = await openTestCashier({ isOpen: () => isOpen });
		const person = await app.player(10_000n);
		await aWithdrawal(person);
		isOpen = false;
		await expect(aWithdrawal(person)).rejects.toMatchObject({
			code: "CASHIER_CLOSED",
			details: { kind: "withdrawal" },
		});
		expect((await person.call(readWithdrawalOptions, { params: person.params })).methods).toEqual([]);
		const groups = { query: { currency: "CAD", paymentType: "W" } };
		expect(await person.call(listMethodGroups, groups as never)).toEqual([]);
		const { withdrawals } = await person.call(listWithdrawals, { params: person.params, query: {} });
		expect(withdrawals).toHaveLength(1);
		expect(await app.fundsOf(person)).toEqual({ cash: 5_000n, pending: 5_000n });
	});

	it("answers a deposit that was begun before as it was", async () => {
		let isOpen = true;
		app = await openTestCashier({ isOpen: () => isOpen });
		const person = await app.player();
		const body = { method: "card" as const, amountMinor: 5_000, requestId: "begun-before-it-closed" };
		const begun = await person.call(startDeposit, { params: person.params, body });
		isOpen = false;
		expect(await person.call(startDeposit, { params: person.params, body })).toEqual(begun);
	});
});

describe("a cashier", () => {
	it.each([
		["[GEO-02] where play for money is forbidden", "place", "DEPOSIT_NOT_ALLOWED_HERE", 451],
		["[VER-10] while the document is blocked", "document", "DOCUMENT_BLOCKED", 403],
		["[AUTH-13] before new terms are accepted", "terms", "TERMS_DUE", 403],
	] as const)("%s takes no deposit, but pays out", async (_case, block, code, status) => {
		app = await openTestCashier({ eligibilityBlockOf: async () => block });
		const person = await app.player(10_000n);
		await expect(aDeposit(person)).rejects.toMatchObject({ code, spec: { status } });
		expect(await aWithdrawal(person)).toMatchObject({ state: "requested" });
	});
});
