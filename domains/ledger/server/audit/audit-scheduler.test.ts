import type { Id } from "@baize/kernel/id";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aRound, openTestBooks, type TestBooks } from "../../testing/index.ts";
import { type AuditScheduler, openAuditScheduler } from "./audit-scheduler.ts";
import type { Portion } from "./store-audited.ts";

let books: TestBooks;
beforeEach(async () => {
	books = await openTestBooks();
});
afterEach(() => books.close());

/** Like a process that has just started. */
const startScheduler = (portion?: Portion): AuditScheduler => openAuditScheduler(books.database, books.clock, portion);

const round = (playerId: Id) => books.ledger.post(aRound(books.newId(), playerId, 10n, 5n));

/** The invariants that an audit reports. */
async function reportedBy(look: AuditScheduler["recent"]): Promise<string[]> {
	const reported: string[] = [];
	await look((findings) => void reported.push(...findings.map(({ invariant }) => invariant)));
	return reported;
}

const spoilNewest = () =>
	sql`update ledger.journal set cash_after = cash_after + 1 where op_id = (select max(last_op) from ledger.wallet)`.execute(
		books.database.reader,
	);

describe("[WAL-05] the look at what moved", () => {
	it("begins where the last one ended, in any process and after any pause", async () => {
		const playerId = await books.player(1_000n);
		expect(await reportedBy(startScheduler().recent)).toEqual([]);
		books.clock.advance(MINUTE_MS / 2);
		await round(playerId);
		await spoilNewest();
		books.clock.advance(HOUR_MS);
		expect(await reportedBy(startScheduler().recent)).toContain("cash after is cash before and what moved");
	});

	it("does not report the same finding for ever", async () => {
		await round(await books.player(1_000n));
		await spoilNewest();
		const auditScheduler = startScheduler();
		expect(await reportedBy(auditScheduler.recent)).not.toEqual([]);
		books.clock.advance(HOUR_MS);
		expect(await reportedBy(auditScheduler.recent)).not.toEqual([]);
		books.clock.advance(HOUR_MS);
		expect(await reportedBy(auditScheduler.recent)).toEqual([]);
	});

	it("reports it again if the report had failed", async () => {
		await round(await books.player(1_000n));
		await spoilNewest();
		await expect(
			startScheduler().recent(() => {
				throw new Error("the process ends here");
			}),
		).rejects.toThrow();
		expect(await reportedBy(startScheduler().recent)).not.toEqual([]);
	});
});

describe("[WAL-05] the scan over all wallets", () => {
	/** Moves money past the journal, long before the audit. */
	async function spoiledWallet(): Promise<void> {
		const playerId = await books.player(1_000n);
		await sql`update ledger.wallet set open_stakes = 5, house_sports = -5 where player_id = ${playerId}`.execute(
			books.database.reader,
		);
	}

	it("reaches each, portion by portion, also if a new process continues it", async () => {
		for (let i = 0; i < 3; i++) await round(await books.player(1_000n));
		await spoiledWallet();
		const small: Portion = { wallets: 2, operations: 1 };
		const found = [];
		for (let i = 0; i < 5; i++) found.push(await reportedBy(startScheduler(small).nextPortion));
		expect(found.map((invariants) => invariants.length > 0)).toEqual([false, false, false, true, false]);
	});

	it("goes as far in one portion as there are few operations", async () => {
		await books.player(1_000n);
		await spoiledWallet();
		expect(await reportedBy(startScheduler().nextPortion)).not.toEqual([]);
	});

	it("begins once for each process, and then each day", async () => {
		await spoiledWallet();
		const auditScheduler = startScheduler();
		const reported = async () => (await reportedBy(auditScheduler.nextPortion)).length > 0;
		expect([await reported(), await reported(), await reported()]).toEqual([true, false, false]);
		books.clock.advance(DAY_MS - 1);
		expect(await reported()).toBe(false);
		books.clock.advance(1);
		expect([await reported(), await reported()]).toEqual([true, false]);
		expect(await reportedBy(startScheduler().nextPortion)).not.toEqual([]);
	});
});
