import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDeposit, openTestBooks, type TestBooks } from "../../testing/index.ts";
import { batchValues } from "./batch.ts";
import { failureOf, openPostingConnection, type PostingConnection } from "./posting-connection.ts";

const PATIENCE_MS = 3_000;

let books: TestBooks;
let connection: PostingConnection;
beforeAll(async () => {
	books = await openTestBooks();
	connection = openPostingConnection(books.database.url, PATIENCE_MS);
});
afterAll(async () => {
	await connection.close();
	await books.close();
});

/** Makes every batch that touches the wallet wait. */
async function lockWallet(playerId: bigint): Promise<() => Promise<void>> {
	const holder = await books.database.pool.connect();
	await holder.query("begin");
	await holder.query("select from ledger.wallet where player_id = $1 for update", [playerId]);
	return async () => {
		await holder.query("rollback");
		holder.release();
	};
}

const send = (playerId: bigint, amountMinor: bigint) =>
	connection.run(batchValues([aDeposit(books.newId(), playerId, amountMinor)], books.clock.nowMs()));

const underWay = async (): Promise<number> => {
	const { rows } = await books.database.pool.query(
		`select count(*)::int as count from pg_stat_activity
		where application_name = 'baize-ledger' and datname = current_database() and state = 'active'`,
	);
	return rows[0].count;
};

describe("[WAL-05] batches that wait in the database for longer than we wait for them", () => {
	it("are over there before they are given up here, so that none is applied later", async () => {
		const playerId = await books.player(1_000n);
		const letGo = await lockWallet(playerId);
		const sent = [send(playerId, 1n), send(playerId, 2n)].map((answer) => answer.catch((error: unknown) => error));
		const failures = (await Promise.all(sent)).map(failureOf);
		expect(await underWay()).toBe(0);
		await letGo();
		await new Promise((resolve) => setTimeout(resolve, 200));
		expect(await books.ledger.balances(playerId, "CAD")).toMatchObject({ cash: 1_000n, seq: 1n });
		expect(failures).toEqual(["overdue", "overdue"]);
	});

	it("leave the connection as it was: what comes next is applied", async () => {
		const [locked, other] = [await books.player(1_000n), await books.player(1_000n)];
		const letGo = await lockWallet(locked);
		const late = send(locked, 1n).catch(failureOf);
		const behind = send(other, 5n);
		expect(await late).toBe("overdue");
		await behind;
		expect(await books.ledger.balances(other, "CAD")).toMatchObject({ cash: 1_005n, seq: 2n });
		await letGo();
		await send(locked, 7n);
		expect(await books.ledger.balances(locked, "CAD")).toMatchObject({ cash: 1_007n, seq: 2n });
	});
});
