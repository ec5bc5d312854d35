import { readCsv } from "@baize/kernel/csv";
import { DAY_MS } from "@baize/kernel/time";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	type Entry,
	listAccountBalances,
	listBookDays,
	listLedgerEntries,
	proposeOpening,
} from "../../contract/index.ts";
import { aDepositEntry, openTestGeneralLedger, operatorVisit, posted } from "../../testing/index.ts";
import { entriesCsv } from "../entries/entries-csv.ts";
import { dayText } from "./period.ts";

let app: Awaited<ReturnType<typeof openTestGeneralLedger>>;
/** The first day of three, at noon. */
let startMs: number;
const day = (place: number): string => dayText(new Date(startMs + place * DAY_MS));

const fee = (amountMinor: bigint): Omit<Entry, "id"> => ({
	cause: "statement",
	reference: "s1",
	lines: [
		{ account: "providerFees", subject: "sandbox", currency: "CAD", amountMinor },
		{ account: "providerClearing", subject: "sandbox", currency: "CAD", amountMinor: -amountMinor },
	],
});

beforeAll(async () => {
	app = await openTestGeneralLedger();
	startMs = Math.floor(app.clock.nowMs() / DAY_MS) * DAY_MS + DAY_MS / 2;
	app.clock.set(startMs);
	await posted(app, aDepositEntry(app.newId(), 1_000n));
	app.clock.set(startMs + DAY_MS);
	await posted(app, aDepositEntry(app.newId(), 500n));
	await posted(app, { id: app.newId(), ...fee(20n) });
	app.clock.set(startMs + 2 * DAY_MS);
	await posted(app, aDepositEntry(app.newId(), 4n));
	const suspended = { currency: "CAD", amountMinor: 7n };
	await posted(app, {
		id: app.newId(),
		cause: "statement",
		reference: "s2",
		lines: [
			{ account: "bank", ...suspended },
			{ account: "suspense", currency: "CAD", amountMinor: -7n },
		],
	});
});
afterAll(() => app.close());

const visit = operatorVisit("audit");
const clearing = async (query: { from?: string; to?: string }) =>
	(await app.call(listAccountBalances, { query }, visit)).accounts.find(
		({ account }) => account === "providerClearing:sandbox",
	);

describe("[WAL-05] a period of the books", () => {
	it.each<[string, [from?: number | undefined, to?: number], object]>([
		["of one day", [1, 1], { openingMinor: 1_000, debitMinor: 500, creditMinor: 20, amountMinor: 1_480 }],
		["from a day on", [1], { openingMinor: 1_000, debitMinor: 504, creditMinor: 20, amountMinor: 1_484 }],
		["until a day", [undefined, 0], { openingMinor: 0, debitMinor: 1_000, creditMinor: 0, amountMinor: 1_000 }],
		["of the whole books", [], { openingMinor: 0, debitMinor: 1_504, creditMinor: 20, amountMinor: 1_484 }],
		["before the first entry", [-3, -2], { openingMinor: 0, debitMinor: 0, creditMinor: 0, amountMinor: 0 }],
	])("%s has what was before it, what moved and what was after it", async (_, [from, to], sums) => {
		const query = {
			...(from === undefined ? {} : { from: day(from) }),
			...(to === undefined ? {} : { to: day(to) }),
		};
		expect(await clearing(query)).toMatchObject(sums);
	});

	it("has its entries only, both days included", async () => {
		const query = { from: day(1), to: day(1) };
		const { entries } = await app.call(listLedgerEntries, { query }, visit);
		expect(entries.map(({ cause }) => cause)).toEqual(["statement", "deposit"]);
	});

	it.each(["2026-13-01", "yesterday", "2026-1-1", ""])("is refused with the day %j", async (from) => {
		await expect(app.call(listLedgerEntries, { query: { from } }, visit)).rejects.toThrow("VALIDATION_ERROR");
	});
});

describe("[WAL-05] a day of the books", () => {
	const days = async (query: { from?: string; to?: string }) => (await app.call(listBookDays, { query }, visit)).days;

	it("shows what players own, where it is, and that nothing is unexplained", async () => {
		const shown = await days({ from: day(0), to: day(1) });
		const common = { currency: "CAD", bankMinor: 0, incomeMinor: 0, discrepancies: 0, unexplainedMinor: 0 };
		expect(shown).toMatchObject([
			{ ...common, day: day(1), playersMinor: 1_500, clearingMinor: 1_480, expenseMinor: 20 },
			{ ...common, day: day(0), playersMinor: 1_000, clearingMinor: 1_000, expenseMinor: 0 },
		]);
	});

	it("is left out where nothing was there and nothing moved", async () => {
		expect((await days({ from: day(-2), to: day(0) })).map((each) => each.day)).toEqual([day(0)]);
	});

	it("shows what stands in suspense as unexplained", async () => {
		expect((await days({}))[0]).toMatchObject({ day: day(2), bankMinor: 7, unexplainedMinor: 7 });
	});

	it("shows a difference with the wallets as unexplained until it is accepted", async () => {
		app.clock.set(startMs + 3 * DAY_MS);
		// No wallet has what the entries say.
		await app.generalLedger.compare();
		const [newest, before] = await days({});
		expect(newest).toMatchObject({ day: day(3), discrepancies: 1, unexplainedMinor: 1_511 });
		expect(before).toMatchObject({ day: day(2), discrepancies: 0, unexplainedMinor: 7 });
		const { proposal } = await app.call(
			proposeOpening,
			{ params: { product: "payments" }, body: { reason: "A test without wallets." } },
			operatorVisit("withdrawals"),
		);
		await app.approve(proposal);
		expect((await days({}))[0]).toMatchObject({ discrepancies: 0, unexplainedMinor: 7 });
	});
});

it("[WAL-05] entries are written as CSV, a line for each of theirs, exactly and in any number of pages", async () => {
	const filter = { since: new Date(startMs + DAY_MS / 2), ended: new Date(startMs + DAY_MS + DAY_MS / 2) };
	let file = "";
	for await (const part of entriesCsv(app.database.reader, filter)) file += part;
	const [head, ...lines] = readCsv(file).map(({ fields }) => fields);
	expect(head).toEqual([
		...["entry", "time", "cause", "reference", "corrects", "account", "currency", "debit", "credit"],
	]);
	expect(lines.map((fields) => fields.slice(2))).toEqual([
		["statement", "s1", "", "providerFees:sandbox", "CAD", "0.20", ""],
		["statement", "s1", "", "providerClearing:sandbox", "CAD", "", "0.20"],
		["deposit", "d1", "", "providerClearing:sandbox", "CAD", "5.00", ""],
		["deposit", "d1", "", "playersExternal", "CAD", "", "5.00"],
	]);
});
