import { idText } from "@baize/kernel/id";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cancelWithdrawal, listWithdrawals, readWithdrawal } from "../../contract/index.ts";
import { aWithdrawal, openTestCashier, type Person, type TestCashier } from "../../testing/index.ts";

let app: TestCashier;
beforeAll(async () => {
	app = await openTestCashier();
});
afterAll(() => app.close());

describe("[CASH-04] the page of a withdrawal", () => {
	it("is read by its player alone, with its steps and what can be done", async () => {
		const person = await app.player(10_000n);
		const { withdrawalId } = await aWithdrawal(person, 10_000);
		const read = (by: Person, withdrawal = withdrawalId) =>
			by.call(readWithdrawal, { params: { ...by.params, withdrawal } });
		const { withdrawals } = await person.call(listWithdrawals, { params: person.params, query: {} });
		expect([await read(person)]).toEqual(withdrawals);
		expect(await read(person)).toMatchObject({ state: "requested", canCancel: true, amountMinor: 10_000 });
		await expect(read(await app.player())).rejects.toMatchObject({ code: "PAYMENT_NOT_FOUND" });
		await expect(read(person, "0000000000001")).rejects.toMatchObject({ code: "PAYMENT_NOT_FOUND" });
		await person.call(cancelWithdrawal, { params: { ...person.params, withdrawal: withdrawalId } });
		const ended = await read(person);
		expect(ended).toMatchObject({ state: "cancelled", canCancel: false });
		expect(ended.steps.map(({ state }) => state)).toEqual(["requested", "cancelled"]);
	});

	it("that moved nothing has no page", async () => {
		const person = await app.player(10_000n);
		await expect(aWithdrawal(person, 11_000)).rejects.toMatchObject({ code: "INSUFFICIENT_FUNDS" });
		const { rows } = await sql<{ id: bigint }>`select id from cashier.withdrawal
			where player_id = ${person.session.playerId}`.execute(app.database.reader);
		for (const { id } of rows)
			await expect(
				person.call(readWithdrawal, { params: { ...person.params, withdrawal: idText(id) } }),
			).rejects.toMatchObject({ code: "PAYMENT_NOT_FOUND" });
		expect(rows).toHaveLength(1);
	});
});
