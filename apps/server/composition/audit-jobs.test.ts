import { Writable } from "node:stream";
import { cashierModule } from "@baize/cashier/module";
import { aWithdrawal, openTestCashier, type Person, type TestCashier } from "@baize/cashier/testing";
import { idText } from "@baize/kernel/id";
import { ledgerModule } from "@baize/ledger/module";
import { openLog } from "@baize/platform-server";
import { type RawBuilder, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { auditJobs } from "./audit-jobs.ts";

let composition: TestCashier;
let person: Person;
let lines: string[];
let round: () => Promise<void>;

beforeEach(async () => {
	composition = await openTestCashier();
	person = await composition.player(20_000n);
	await aWithdrawal(person, 5_000);
	lines = [];
	const written = new Writable({
		write(line, _encoding, done) {
			lines.push(String(line));
			done();
		},
	});
	const { ledger, cashier } = composition;
	const parts = [ledgerModule.parts?.(ledger, {} as never), cashierModule.parts?.(cashier, {} as never)];
	const audits = parts.flatMap((part) => part?.audits ?? []);
	expect(audits).toHaveLength(4);
	const jobs = auditJobs({ log: openLog("info", written) }, audits);
	round = async () => {
		for (const { run } of jobs) await run();
	};
});
afterEach(() => composition.close());

describe("[WAL-05] the watch over the books", () => {
	it("logs nothing while the ledger is correct", async () => {
		await round();
		expect(lines).toEqual([]);
	});

	it.each<[string, RawBuilder<unknown>, string[], string]>([
		[
			"money that moved past the journal",
			sql`update ledger.wallet set bonus = 5, house_promotions = -5`,
			["a wallet is the fold of its journal"],
			"bonus is 5 and folds to",
		],
		[
			"an operation that was changed",
			sql`update ledger.journal set cash_after = cash_after + 1 where kind = 11`,
			["cash after is cash before and what moved", "the head of the chain is the wallet's last operation"],
			"20000 and -5000 are not 15001",
		],
		[
			"a withdrawal that ended without its money",
			sql`update cashier.withdrawal set state = 'failed'`,
			["pending withdrawals equal the sum of the open ones"],
			"open withdrawals: 0; pending in the books: 5000",
		],
	])("logs %s in a readable form", async (_case, harm, laws, detail) => {
		await harm.execute(composition.database.reader);
		await round();
		const logged = lines.map((line) => JSON.parse(line));
		const findings = logged.flatMap((line) => line.findings);
		expect(logged.every(({ level, msg }) => level === 60 && msg === "the books do not hold")).toBe(true);
		for (const invariant of laws)
			expect(findings).toContainEqual(
				expect.objectContaining({ invariant, player: idText(person.session.playerId), currency: "CAD" }),
			);
		expect(findings.map((each) => each.detail)).toContainEqual(expect.stringContaining(detail));
	});

	it("logs some where there are many, and how many", async () => {
		for (let i = 0; i < 60; i++) await composition.player();
		await sql`update ledger.wallet set bonus = 5, house_promotions = -5`.execute(composition.database.reader);
		await round();
		// One line of the wallets that moved, and one of all. Each wallet breaks three laws: two accounts and the grant.
		const { findings, count } = lines.map((line) => JSON.parse(line)).at(-1);
		expect(findings).toHaveLength(50);
		expect(count).toBe(3 * 61);
	});
});
