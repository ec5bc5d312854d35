import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	listMethodGroups,
	METHOD_GROUPS,
	type MethodGroupRow,
	readDepositOptions,
	readWithdrawalOptions,
} from "../../contract/index.ts";
import { openTestCashier, type TestCashier } from "../../testing/index.ts";

const methodGroups: MethodGroupRow[] = [];
let app: TestCashier;
beforeAll(async () => {
	app = await openTestCashier({ methodGroups });
});
afterAll(() => app.close());

const show = (...rows: readonly MethodGroupRow[]) => methodGroups.splice(0, methodGroups.length, ...rows);
const deposit = (method: string, of: Partial<MethodGroupRow> = {}) =>
	({ kind: "deposit", code: method, method, ...of }) as const;

async function depositMethods() {
	const person = await app.player();
	const { methods, closed } = await person.call(readDepositOptions, { params: person.params });
	return [...methods, ...closed].map(({ method }) => method);
}

describe("[CASH-01] the page of deposits", () => {
	it.each<[string, MethodGroupRow[], string[]]>([
		["the methods of the table", [...METHOD_GROUPS], ["card", "crypto"]],
		["them in its order", [deposit("crypto"), deposit("card")], ["crypto", "card"]],
		["none of another brand", [deposit("card", { brands: ["other"] }), deposit("crypto")], ["crypto"]],
		["none of another channel", [deposit("card", { channels: ["app"] }), deposit("crypto")], ["crypto"]],
		["none of another device", [deposit("card", { devices: ["phone"] }), deposit("crypto")], ["crypto"]],
		["none for those who have paid in", [deposit("card", { customers: ["depositor"] }), deposit("crypto")], ["crypto"]],
	])("shows %s", async (_case, rows, shown) => {
		show(...rows);
		expect(await depositMethods()).toEqual(shown);
	});
});

describe("[CASH-02] the page of withdrawals", () => {
	it("shows bank transfer only while the table has its group, as the listed groups do", async () => {
		const shown = async () => {
			const person = await app.player(10_000n);
			const { methods } = await person.call(readWithdrawalOptions, { params: person.params });
			const groups = await person.call(listMethodGroups, { query: { currency: "CAD", paymentType: "W" } } as never);
			return [methods.map(({ method }) => method), groups.map(({ code }) => code).filter((code) => code !== "TTP")];
		};
		show(...METHOD_GROUPS.map((row) => ({ ...row, customers: [""] })));
		expect((await shown())[0]).toEqual(["bankTransfer"]);
		show({ kind: "withdrawal", code: "CARD", method: "card" });
		expect(await shown()).toEqual([[], ["CARD"]]);
	});
});
