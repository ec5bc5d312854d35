import { idText } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BANK, type ItemView, importStatement, listStatementItems, proposeWriteOff } from "../contract/index.ts";
import { openTestReconciliation, operatorVisit } from "../testing/index.ts";

let app: Awaited<ReturnType<typeof openTestReconciliation>>;
beforeEach(async () => {
	app = await openTestReconciliation();
	await app.generalLedger.compare();
	// What the company has to pay out.
	await app.database.transaction((tx) =>
		app.generalLedger.post(tx, {
			id: app.ids(),
			cause: "correction",
			reference: "begin",
			lines: [
				{ account: "providerClearing", subject: "scripted", currency: "CAD", amountMinor: 100_000n },
				{ account: "openingBalance", currency: "CAD", amountMinor: -100_000n },
			],
		}),
	);
});
afterEach(() => app.close());

const olga = operatorVisit("withdrawals");
const day = (offset = 0): string => new Date(app.clock.nowMs() + offset * DAY_MS).toISOString().slice(0, 10);
const imported = (provider: string, text: string, format: "csv" | "camt053" = "csv") =>
	app.client.call(
		importStatement,
		{ body: { provider, format, fileName: `${idText(app.ids())}.${format}`, text } },
		olga,
	);
const company = (...rows: string[]) =>
	imported("scripted", ["reference,date,amount,currency,type", ...rows].join("\n"));
const bank = (...rows: string[]) => imported(BANK, ["reference,date,amount,currency", ...rows].join("\n"));
const items = async (open: "open" | "closed"): Promise<ItemView[]> =>
	(await app.client.call(listStatementItems, { query: { open } }, olga)).items;
const balances = async () => {
	const rows = await app.generalLedger.balances(app.database.reader);
	const of = (account: string) => rows.find((row) => row.account === account)?.amount ?? 0n;
	return { clearing: of("providerClearing:scripted"), bank: of("bank"), suspense: of("suspense") };
};

const camt = (amount: string, direction: "CRDT" | "DBIT", reference: string): string =>
	`<Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="CAD">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>
	<BookgDt><Dt>${day(2)}</Dt></BookgDt><NtryRef>${reference}</NtryRef></Ntry></Stmt></BkToCstmrStmt></Document>`;

describe("[CASH-03] what a company pays out to the bank", () => {
	it("moves from the company to the bank once the bank's statement has it", async () => {
		await company(`PO-1,${day()},-900.00,CAD,settlement`);
		expect(await items("open")).toMatchObject([{ kind: "toBank", state: "awaited", provider: "scripted" }]);
		expect(await balances()).toEqual({ clearing: 100_000n, bank: 0n, suspense: 0n });
		await bank(`PO-1,${day(2)},900.00,CAD`);
		expect(await items("open")).toEqual([]);
		expect(await balances()).toEqual({ clearing: 10_000n, bank: 90_000n, suspense: 0n });
		const [one, other] = await items("closed");
		expect(one).toMatchObject({ state: "matched", closedAs: "matched", pairId: other?.id });
		expect(other).toMatchObject({ state: "matched", closedAs: "matched", pairId: one?.id });
	});

	it("stands in suspense where the bank's statement comes first, and leaves it with the company's", async () => {
		await bank(`PO-1,${day()},900.00,CAD`);
		expect(await balances()).toEqual({ clearing: 100_000n, bank: 90_000n, suspense: -90_000n });
		await company(`PO-1,${day()},-900.00,CAD,settlement`);
		expect(await balances()).toEqual({ clearing: 10_000n, bank: 90_000n, suspense: 0n });
		expect(await items("open")).toEqual([]);
	});

	it("is read from the bank's CAMT.053, and matched by amount and day without a reference of the company's", async () => {
		await company(`,${day()},-900.00,CAD,settlement`);
		await imported(BANK, camt("900.00", "CRDT", "ACCT-77"), "camt053");
		expect(await balances()).toEqual({ clearing: 10_000n, bank: 90_000n, suspense: 0n });
	});

	it("goes the other way where the bank funds the company", async () => {
		await company(`F-1,${day()},250.00,CAD,settlement`);
		await imported(BANK, camt("250.00", "DBIT", "F-1"), "camt053");
		expect(await balances()).toEqual({ clearing: 125_000n, bank: -25_000n, suspense: 0n });
	});

	it("of another amount stays open on both sides", async () => {
		await company(`PO-1,${day()},-900.00,CAD,settlement`);
		await bank(`PO-1,${day()},899.00,CAD`);
		expect((await items("open")).map(({ provider }) => provider).toSorted()).toEqual([BANK, "scripted"]);
		expect(await balances()).toEqual({ clearing: 100_000n, bank: 89_900n, suspense: -89_900n });
	});

	it.each([
		["that only the bank has leaves suspense", BANK, { clearing: 100_000n, bank: 5_000n, suspense: 0n }],
		["that never arrived is the operator's loss", "scripted", { clearing: 95_000n, bank: 0n, suspense: 0n }],
	])("%s by a write-off of two operators", async (_, provider, left) => {
		if (provider === BANK) await bank(`X-1,${day()},50.00,CAD`);
		else await company(`X-1,${day()},-50.00,CAD,settlement`);
		const [item] = await items("open");
		const input = { params: { item: item!.id }, body: { reason: "The bank confirmed it in writing." } };
		await app.approve((await app.client.call(proposeWriteOff, input, olga)).proposal);
		expect(await balances()).toEqual(left);
		expect(await items("open")).toEqual([]);
	});

	it("is matched once where both statements are imported at the same time", async () => {
		await Promise.all([company(`PO-1,${day()},-900.00,CAD,settlement`), bank(`PO-1,${day()},900.00,CAD`)]);
		expect(await balances()).toEqual({ clearing: 10_000n, bank: 90_000n, suspense: 0n });
	});

	it("of a type that there is not is refused with its line", async () => {
		await expect(company(`PO-1,${day()},-900.00,CAD,gift`)).rejects.toMatchObject({
			code: "STATEMENT_UNREADABLE",
			details: { line: 2, problem: "type" },
		});
	});
});
