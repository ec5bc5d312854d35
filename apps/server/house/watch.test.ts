import { Writable } from "node:stream";
import { aWithdrawal, openTestCashier, type Person, type TestCashier } from "@baize/cashier/testing";
import { idText } from "@baize/kernel/id";
import { openLog, type Rounds } from "@baize/platform-server";
import { type RawBuilder, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { watchTheBooks } from "./watch.ts";

let house: TestCashier;
let person: Person;
let lines: string[];
let round: () => Promise<void>;

beforeEach(async () => {
	house = await openTestCashier();
	person = await house.player(20_000n);
	await aWithdrawal(person, 5_000);
	lines = [];
	const work: (() => Promise<void>)[] = [];
	const rounds: Rounds = { every: (_intervalMs, _name, each) => void work.push(each), stop: async () => {} };
	const written = new Writable({
		write(line, _encoding, done) {
			lines.push(String(line));
			done();
		},
	});
	const { ledger, cashier } = house;
	const sports = { auditBets: async () => [] };
	watchTheBooks({ rounds, log: openLog("info", written) }, { ledger, sports, cashier });
	round = async () => {
		for (const each of work) await each();
	};
});
afterEach(() => house.close());

describe("[WAL-05] the watch over the books", () => {
	it("says nothing of books that hold", async () => {
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
			["what is pending is what open withdrawals hold"],
			"open withdrawals: 0; pending in the books: 5000",
		],
	])("tells of %s so that a person can read it", async (_case, harm, laws, detail) => {
		await harm.execute(house.database.reader);
		await round();
		const told = lines.map((line) => JSON.parse(line));
		const findings = told.flatMap((line) => line.findings);
		expect(told.every(({ level, msg }) => level === 60 && msg === "the books do not hold")).toBe(true);
		for (const law of laws)
			expect(findings).toContainEqual(
				expect.objectContaining({ law, player: idText(person.session.playerId), currency: "CAD" }),
			);
		expect(findings.map((each) => each.detail)).toContainEqual(expect.stringContaining(detail));
	});

	it("tells of some where there are many, and how many", async () => {
		for (let i = 0; i < 60; i++) await house.player();
		await sql`update ledger.wallet set bonus = 5, house_promotions = -5`.execute(house.database.reader);
		await round();
		const [{ findings, count }] = lines.map((line) => JSON.parse(line));
		expect(findings).toHaveLength(50);
		expect(count).toBe(122);
	});
});
