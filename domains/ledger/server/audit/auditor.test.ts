import type { Id } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import { type RawBuilder, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aChange, anOperation, aRound, openTestBooks, type TestBooks } from "../../testing/index.ts";
import { auditPlayers, type Invariant } from "./auditor.ts";

let books: TestBooks;
let playerId: Id;
beforeEach(async () => {
	books = await openTestBooks();
	playerId = await books.player(1_000n);
	const cap = { number: 7, measure: "stake", window: { rollingMs: DAY_MS }, maxMinor: 1_000n } as const;
	await books.database.transaction((tx) => books.ledger.setCaps(tx, playerId, "CAD", [cap]));
	await books.ledger.post(aRound(books.newId(), playerId, 10n, 5n));
	await books.ledger.post(anOperation("sportsBet", books.newId(), playerId, 100n));
	await books.ledger.post(anOperation("withdrawalRequest", books.newId(), playerId, 200n));
	const bet = books.newId();
	await books.ledger.post(anOperation("sportsBet", bet, playerId, 100n));
	await books.ledger.post(anOperation("sportsCashOut", bet, playerId, 40n, 30n));
	await books.ledger.post(aChange("sportsCashOut", { opened: bet, revision: 2 }, books.newId(), playerId, 20n, 15n));
});
afterEach(() => books.close());

/** What is done, what it breaks, and whether the recent audit and the scan along the chains find it. */
type Planted = [string, RawBuilder<unknown>, Invariant[], isRecent: boolean, isInScan: boolean];

const newest = sql`(bucket, op_id) = (select bucket, last_op from ledger.wallet)`;

describe("[WAL-05] the auditor", () => {
	it("finds nothing in correct books, whole or recent", async () => {
		expect(await books.ledger.audit()).toEqual([]);
		expect(await books.ledger.audit({ sinceMs: books.clock.nowMs() })).toEqual([]);
		expect(await auditPlayers(books.database, 0n, playerId)).toEqual([]);
	});

	it.each([
		[
			"money moved past the journal",
			sql`update ledger.wallet set cash = cash + 5, house_casino = house_casino - 5`,
			["the head of the chain is the wallet's last operation", "a wallet is the fold of its journal"],
			true,
			true,
		],
		[
			"an amount changed afterwards",
			sql`update ledger.journal set stake = stake + 1 where kind = 3`,
			["cash after is cash before and what moved", "a wallet is the fold of its journal"],
			true,
			true,
		],
		[
			"a deleted row",
			sql`delete from ledger.journal where kind = 3`,
			["the chain is unbroken and its numbers have no gap", "a wallet is the fold of its journal"],
			true,
			true,
		],
		[
			"a deleted newest row",
			sql`delete from ledger.journal where ${newest}`,
			["the head of the chain is the wallet's last operation", "a wallet is the fold of its journal"],
			true,
			true,
		],
		[
			"a row written beside the chain",
			sql`insert into ledger.journal select op_id + 1000, prev_op, player_id, reference, seq, stake, win, cash_after, at,
				game_id, bucket, currency, kind from ledger.journal where kind = 3`,
			["the chain is unbroken and its numbers have no gap", "a wallet is the fold of its journal"],
			true,
			false,
		],
		[
			"a cap that has counted too little",
			sql`update ledger.cap set used = used - 1`,
			["a cap has counted what the journal holds"],
			false,
			true,
		],
		[
			"open stakes without an open bet",
			sql`update ledger.wallet set open_stakes = open_stakes + 5, house_sports = house_sports - 5`,
			["what is pending or open is what was opened and not closed", "a wallet is the fold of its journal"],
			false,
			true,
		],
		[
			"a part that took more than its row says",
			sql`update ledger.revision set open_after = open_after + 1`,
			["what is closed in parts is no more than was opened, in order"],
			false,
			true,
		],
		[
			"a part whose number is gone",
			sql`delete from ledger.revision`,
			[
				"what is closed in parts is no more than was opened, in order",
				"what is pending or open is what was opened and not closed",
			],
			false,
			true,
		],
		[
			"a number that was left out",
			sql`update ledger.revision set number = 3`,
			["what is closed in parts is no more than was opened, in order"],
			false,
			true,
		],
		[
			"a balance without its row's sum, where the guard was removed",
			sql`update ledger.wallet set house_casino = house_casino + 1`,
			["every wallet sums to zero"],
			true,
			true,
		],
		[
			"a fund below zero, where the guard was removed",
			sql`update ledger.wallet set locked = -1, bonus = 1`,
			["no fund is below zero"],
			true,
			true,
		],
	] satisfies Planted[])("finds %s", async (_, harm, invariants, isRecent, isInScan) => {
		await sql`alter table ledger.wallet drop constraint sums_to_zero, drop constraint no_fund_below_zero`.execute(
			books.database.reader,
		);
		await harm.execute(books.database.reader);
		const broken = new Set((await books.ledger.audit()).map((finding) => finding.invariant));
		for (const invariant of invariants) expect(broken).toContain(invariant);
		const recent = await books.ledger.audit({ sinceMs: books.clock.nowMs() });
		expect(recent.length > 0).toBe(isRecent);
		// The scan follows the chains, so it never reaches rows beside them.
		const scanned = new Set((await auditPlayers(books.database, 0n, playerId)).map((finding) => finding.invariant));
		for (const invariant of isInScan ? invariants : []) expect(scanned).toContain(invariant);
		expect(scanned.size > 0).toBe(isInScan);
	});
});
