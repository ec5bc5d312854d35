import type { Id } from "@baize/kernel/id";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aRound, openTestBooks, type TestBooks } from "../testing/index.ts";
import { openPatrol, type Patrol } from "./patrol.ts";
import type { Portion } from "./store-audited.ts";

let books: TestBooks;
beforeEach(async () => {
	books = await openTestBooks();
});
afterEach(() => books.close());

/** As a process has it that has just started. */
const aPatrol = (portion?: Portion): Patrol => openPatrol(books.database, books.clock, portion);

const round = (playerId: Id) => books.ledger.post(aRound(books.newId(), playerId, 10n, 5n));

/** What a look tells, as laws. */
async function toldBy(look: Patrol["recent"]): Promise<string[]> {
	const told: string[] = [];
	await look((findings) => void told.push(...findings.map(({ law }) => law)));
	return told;
}

const spoilNewest = () =>
	sql`update ledger.journal set cash_after = cash_after + 1 where op_id = (select max(last_op) from ledger.wallet)`.execute(
		books.database.reader,
	);

describe("[WAL-05] the look at what moved", () => {
	it("begins where the last one ended, whichever process that was and however long ago it stopped", async () => {
		const playerId = await books.player(1_000n);
		expect(await toldBy(aPatrol().recent)).toEqual([]);
		books.clock.advance(MINUTE_MS / 2);
		await round(playerId);
		await spoilNewest();
		books.clock.advance(HOUR_MS);
		expect(await toldBy(aPatrol().recent)).toContain("cash after is cash before and what moved");
	});

	it("does not tell for ever of what it has told", async () => {
		await round(await books.player(1_000n));
		await spoilNewest();
		const patrol = aPatrol();
		expect(await toldBy(patrol.recent)).not.toEqual([]);
		books.clock.advance(HOUR_MS);
		expect(await toldBy(patrol.recent)).not.toEqual([]);
		books.clock.advance(HOUR_MS);
		expect(await toldBy(patrol.recent)).toEqual([]);
	});

	it("tells it again where nobody could hear it", async () => {
		await round(await books.player(1_000n));
		await spoilNewest();
		await expect(
			aPatrol().recent(() => {
				throw new Error("the process ends here");
			}),
		).rejects.toThrow();
		expect(await toldBy(aPatrol().recent)).not.toEqual([]);
	});
});

describe("[WAL-05] the walk through all wallets", () => {
	/** Moves money past the journal, long before anybody looks. */
	async function spoiledWallet(): Promise<void> {
		const playerId = await books.player(1_000n);
		await sql`update ledger.wallet set open_stakes = 5, house_sports = -5 where player_id = ${playerId}`.execute(
			books.database.reader,
		);
	}

	it("comes to each, portion by portion, also where a new process goes on with it", async () => {
		for (let i = 0; i < 3; i++) await round(await books.player(1_000n));
		await spoiledWallet();
		const small: Portion = { wallets: 2, operations: 1 };
		const found = [];
		for (let i = 0; i < 5; i++) found.push(await toldBy(aPatrol(small).onward));
		expect(found.map((laws) => laws.length > 0)).toEqual([false, false, false, true, false]);
	});

	it("goes as far in one portion as there are few operations", async () => {
		await books.player(1_000n);
		await spoiledWallet();
		expect(await toldBy(aPatrol().onward)).not.toEqual([]);
	});

	it("begins once for each process, and then each day", async () => {
		await spoiledWallet();
		const patrol = aPatrol();
		const told = async () => (await toldBy(patrol.onward)).length > 0;
		expect([await told(), await told(), await told()]).toEqual([true, false, false]);
		books.clock.advance(DAY_MS - 1);
		expect(await told()).toBe(false);
		books.clock.advance(1);
		expect([await told(), await told()]).toEqual([true, false]);
		expect(await toldBy(aPatrol().onward)).not.toEqual([]);
	});
});
