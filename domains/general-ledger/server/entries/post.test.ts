import { OPERATOR_ACCOUNTS } from "@baize/ledger/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACCOUNTS, CONTROL_ACCOUNTS, type Entry, entryFault, type Line } from "../../contract/index.ts";
import { aDepositEntry, openTestGeneralLedger, posted, type TestGeneralLedger } from "../../testing/index.ts";

const line = (account: Line["account"], amountMinor: bigint, currency = "CAD", subject?: string): Line => ({
	account,
	currency,
	amountMinor,
	...(subject === undefined ? {} : { subject }),
});

describe("[WAL-05] an entry", () => {
	it.each<[string, Line[], string | undefined]>([
		["with two lines that sum to zero", [line("bank", 5n), line("suspense", -5n)], undefined],
		["with one line", [line("bank", 5n)], "an entry has at least two lines"],
		["that does not sum to zero", [line("bank", 5n), line("suspense", -4n)], "it does not sum to zero in CAD: 1"],
		[
			"that sums to zero over two currencies only",
			[line("bank", 5n), line("suspense", -5n, "EUR")],
			"it does not sum to zero in CAD: 5",
		],
		["with a line of nothing", [line("bank", 0n), line("suspense", 0n)], "a line of bank moves nothing"],
		[
			"to a provider that it does not name",
			[line("providerClearing", 5n), line("bank", -5n)],
			"providerClearing is posted to with a subject",
		],
		[
			"that names a subject of an account without any",
			[line("bank", 5n, "CAD", "tidal"), line("suspense", -5n)],
			"bank is posted to without a subject",
		],
	])("%s", (_, lines, fault) => {
		expect(entryFault({ lines })).toBe(fault);
	});

	it("has an account for each of the operator's accounts in a wallet", () => {
		expect(CONTROL_ACCOUNTS.map(({ controls }) => controls).toSorted()).toEqual(OPERATOR_ACCOUNTS.toSorted());
		expect(CONTROL_ACCOUNTS.every(({ account }) => ACCOUNTS[account].kind === "liability")).toBe(true);
	});
});

describe("[WAL-05] the general ledger", () => {
	let app: TestGeneralLedger;
	beforeAll(async () => {
		app = await openTestGeneralLedger();
	});
	afterAll(() => app.close());

	const balanceOf = async (account: string, currency: string, at?: Date) =>
		(await app.generalLedger.balances(app.database.reader, at)).find(
			(row) => row.account === account && row.currency === currency,
		)?.amount;

	it("posts an entry once for its id, however often it comes", async () => {
		const entry = aDepositEntry(app.newId(), 2_500n, "EUR");
		const answers = await Promise.all(Array.from({ length: 8 }, () => posted(app, entry)));
		expect(answers.toSorted()).toEqual(["posted", ...Array(7).fill("replayed")]);
		expect(await balanceOf("providerClearing:sandbox", "EUR")).toBe(2_500n);
		expect(await balanceOf("playersExternal", "EUR")).toBe(-2_500n);
	});

	it.each<[string, Partial<Entry>]>([
		["another amount", { lines: aDepositEntry(1n, 1n, "JPY").lines }],
		["another cause", { cause: "correction" }],
		["another reference", { reference: "d2" }],
	])("refuses the same id with %s and writes nothing", async (_, other) => {
		const entry = aDepositEntry(app.newId(), 300n, "JPY");
		await posted(app, entry);
		const before = await balanceOf("playersExternal", "JPY");
		expect(await posted(app, { ...entry, ...other })).toBe("conflict");
		expect(await balanceOf("playersExternal", "JPY")).toBe(before);
	});

	it("refuses an entry that does not balance, and leaves the caller's transaction undone", async () => {
		const entry = { ...aDepositEntry(app.newId(), 1n), lines: [line("bank", 5n), line("suspense", -4n)] };
		await expect(posted(app, entry)).rejects.toThrow("it does not sum to zero in CAD: 1");
		expect(await app.generalLedger.entries(app.database.reader, { limit: 10, account: "bank" })).toEqual([]);
	});

	it("points to the entry that it corrects, which stays", async () => {
		const wrong = aDepositEntry(app.newId(), 700n, "GBP");
		await posted(app, wrong);
		const lines = wrong.lines.map((each) => ({ ...each, amountMinor: -each.amountMinor }));
		const correction: Entry = {
			id: app.newId(),
			cause: "correction",
			reference: "wrong amount",
			corrects: wrong.id,
			lines,
		};
		await posted(app, correction);
		expect(await balanceOf("playersExternal", "GBP")).toBe(0n);
		const found = await app.generalLedger.entries(app.database.reader, { limit: 10, currency: "GBP" });
		expect(found.map(({ id, corrects }) => [id, corrects])).toEqual(
			expect.arrayContaining([
				[wrong.id, null],
				[correction.id, wrong.id],
			]),
		);
	});

	it("answers the balances of a moment in the past", async () => {
		await posted(app, aDepositEntry(app.newId(), 40n, "SEK"));
		const then = new Date(app.clock.nowMs());
		app.clock.set(then.getTime() + 1_000);
		await posted(app, aDepositEntry(app.newId(), 60n, "SEK"));
		expect(await balanceOf("playersExternal", "SEK", then)).toBe(-40n);
		expect(await balanceOf("playersExternal", "SEK")).toBe(-100n);
	});

	it("posts many at once from many sides without waiting for each other for ever", async () => {
		const entries = Array.from({ length: 40 }, () => aDepositEntry(app.newId(), 1n, "NOK"));
		const orders = [entries, entries.toReversed(), entries.toSorted((a, b) => Number((a.id % 7n) - (b.id % 7n)))];
		await Promise.all(orders.map((order) => app.database.transaction((tx) => app.generalLedger.postAll(tx, order))));
		expect(await balanceOf("playersExternal", "NOK")).toBe(-40n);
	});

	const raw = (statement: string) => sql.raw(statement).execute(app.database.reader);
	const INTO_ENTRY = "insert into general_ledger.entry (entry_id, series, number, at, cause, reference, lines) values";

	it.each<[string, () => Promise<unknown>, string]>([
		["a changed line", () => raw("update general_ledger.line set amount = amount + 1"), "is only added to"],
		["a changed entry", () => raw("update general_ledger.entry set cause = 'tax'"), "is only added to"],
		["a deleted entry", () => raw("delete from general_ledger.entry"), "is only added to"],
		["an emptied table", () => raw("truncate general_ledger.line"), "is only added to"],
		[
			"a line that is added later, with its opposite",
			() =>
				raw(`insert into general_ledger.line (entry_id, place, account, currency, amount)
					select entry_id, n, account, currency, case n when 8 then 5 else -5 end
					from (select * from general_ledger.line limit 1) l, (values (8), (9)) v (n)`),
			"lines, not 2",
		],
		["an entry without lines", () => raw(`${INTO_ENTRY} (5, 1, 900, now(), 'tax', 'x', 2)`), "has 0 lines, not 2"],
		[
			"an entry that does not balance, written past the function",
			() =>
				raw(`with e as (${INTO_ENTRY} (6, 1, 901, now(), 'tax', 'x', 2) returning entry_id)
					insert into general_ledger.line select entry_id, n, account, 'CAD', n
					from e, (values (1, 'bank'), (2, 'bank')) v (n, account)`),
			"does not sum to zero in CAD",
		],
	])("the database refuses %s", async (_, harm, why) => {
		await posted(app, { ...aDepositEntry(app.newId(), 10n), lines: [line("bank", 5n), line("suspense", -5n)] });
		await expect(harm()).rejects.toThrow(why);
	});
});
