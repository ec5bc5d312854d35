import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDeposit, aRound, openTestBooks, type TestBooks } from "../../testing/index.ts";

let books: TestBooks;
beforeAll(async () => {
	books = await openTestBooks();
});
afterAll(async () => {
	await books.close();
});

const killMoneyConnections = () =>
	sql`select pg_terminate_backend(pid) from pg_stat_activity
		where application_name = 'baize-ledger' and datname = current_database()`.execute(books.database.reader);

describe("[WAL-05] a connection that is lost in the middle of a batch", () => {
	it("costs nothing: the batch is sent again and applied once", async () => {
		const players = await Promise.all(Array.from({ length: 40 }, () => books.player(1_000n)));
		const answers: Promise<unknown>[] = [];
		for (let batch = 0; batch < 12; batch++) {
			for (const playerId of players) answers.push(books.ledger.post(aRound(books.newId(), playerId, 10n, 5n)));
			await new Promise((resolve) => setImmediate(resolve));
			if (batch % 3 === 2) await killMoneyConnections();
		}
		const posted = await Promise.all(answers);
		expect(posted.every((each) => (each as { status: string }).status === "done")).toBe(true);
		for (const playerId of players) {
			expect(await books.ledger.balances(playerId, "CAD")).toMatchObject({ cash: 940n, seq: 13n });
		}
		expect(await books.ledger.audit()).toEqual([]);
	});

	it("while the batch waits inside the database, too", async () => {
		const playerId = await books.player(1_000n);
		const holder = await books.database.pool.connect();
		await holder.query("begin");
		await holder.query("select from ledger.wallet where player_id = $1 for update", [playerId]);
		const answer = books.ledger.post(aRound(books.newId(), playerId, 10n, 5n));
		await new Promise((resolve) => setTimeout(resolve, 50));
		await killMoneyConnections();
		await holder.query("rollback");
		holder.release();
		expect(await answer).toMatchObject({ status: "done", cashAfterMinor: 995n });
	});

	it("makes listeners that cached the wallet read it again, when the lost answer had been a success", async () => {
		const playerId = await books.player(1_000n);
		const received: unknown[] = [];
		books.ledger.changes.subscribe({ moved: () => {}, movedElsewhere: (wallets) => received.push(...wallets) });
		const holder = await books.database.pool.connect();
		await holder.query("begin");
		await holder.query("select from ledger.wallet where player_id = $1 for update", [playerId]);
		const deposit = aDeposit(books.newId(), playerId, 10n);
		const answer = books.ledger.post(deposit);
		await new Promise((resolve) => setTimeout(resolve, 50));
		await killMoneyConnections();
		// The first attempt's work, as if only its answer had been lost.
		await holder.query("rollback");
		await books.database.transaction((tx) => books.ledger.postIn(tx, deposit));
		holder.release();
		expect(await answer).toMatchObject({ status: "done", cashAfterMinor: 1_010n });
		expect(received).toEqual([{ playerId, currency: "CAD", seq: 2n }]);
	});
});
