import { MINUTE_MS } from "@baize/kernel/time";
import { readingsOf } from "@baize/testing";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { KIND_NAMES, KINDS, OPERATOR_ACCOUNTS } from "../../contract/index.ts";
import { anOperation, aRound, openTestBooks, type TestBooks } from "../../testing/index.ts";
import { operatorMovesOf } from "./count-totals.ts";
import { COUNTED_ACCOUNTS, COUNTED_COLUMNS } from "./counted-accounts.data.ts";
import { avoidNestedLoops, countStatement, since } from "./store-totals.ts";

let books: TestBooks;
beforeAll(async () => {
	books = await openTestBooks();
});
afterAll(() => books.close());

async function counted(scope: "recent" | "all" = "recent") {
	books.clock.set(books.clock.nowMs() + MINUTE_MS);
	return books.database.transaction((tx) => books.ledger.countOperatorTotals(tx, scope), "repeatable read");
}

/** What the totals must be: the sums over the wallets as they are. */
async function summed(): Promise<Record<string, bigint>> {
	const columns = COUNTED_ACCOUNTS.map(
		(account) => sql`sum(${sql.ref(COUNTED_COLUMNS[account].wallet)})::bigint as ${sql.ref(account)}`,
	);
	const { rows } = await sql<Record<string, bigint>>`select ${sql.join(columns)} from ledger.wallet`.execute(
		books.database.reader,
	);
	return rows[0]!;
}

const totals = async (of: "byWalletsMinor" | "byJournalMinor") =>
	Object.fromEntries(
		(await books.ledger.operatorTotals(books.database.reader)).map((each) => [each.account, each[of]]),
	);

describe("[WAL-05] the sums of the operator's accounts over all wallets", () => {
	it("cover every account of the operator", () => {
		expect(new Set(COUNTED_ACCOUNTS)).toEqual(new Set(OPERATOR_ACCOUNTS));
	});

	it.each(KIND_NAMES)("know what %s moves: as much as the player's funds, the other way", (kind) => {
		const { number, legs } = KINDS[kind];
		const moved = operatorMovesOf(number, 7n, 3n).reduce((sum, [, minor]) => sum + minor, 0n);
		const isOperators = (account: string) => (OPERATOR_ACCOUNTS as readonly string[]).includes(account);
		const expected = legs.reduce((sum, { amount, from, to }) => {
			const minor = amount === "stake" ? 7n : 3n;
			return sum + (isOperators(to) ? minor : 0n) - (isOperators(from) ? minor : 0n);
		}, 0n);
		expect(moved).toBe(expected);
	});

	it("begin with what the wallets have, and are right after any operations and counts", async () => {
		const players = await Promise.all([1_000n, 5_000n, 0n].map((cash) => books.player(cash)));
		expect((await counted()).isFirst).toBe(true);
		const step = fc.record({
			player: fc.nat(players.length - 1),
			act: fc.constantFrom("round", "bet", "lost", "promotion", "deposit", "count", "all"),
			amount: fc.bigInt({ min: 1n, max: 300n }),
		});
		await fc.assert(
			fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
				for (const { player, act, amount } of steps) {
					const [playerId, id] = [players[player]!, books.newId()];
					if (act === "round") await books.ledger.post(aRound(id, playerId, amount, amount / 2n));
					if (act === "bet" || act === "lost") await books.ledger.post(anOperation("sportsBet", id, playerId, amount));
					if (act === "lost") await books.ledger.post(anOperation("sportsSettle", id, playerId, amount));
					if (act === "promotion")
						await books.ledger.post(anOperation("promotionsCorrection", id, playerId, 0n, amount));
					if (act === "deposit") await books.ledger.post(anOperation("deposit", id, playerId, 0n, amount));
					if (act === "count" || act === "all") await counted(act === "all" ? "all" : "recent");
				}
				await counted();
				const expected = await summed();
				expect(await totals("byWalletsMinor")).toMatchObject(expected);
				expect(await totals("byJournalMinor")).toMatchObject(expected);
			}),
			{ numRuns: 15 },
		);
	});

	it("are read by time and key: a minute's operations do not read all wallets", async () => {
		await sql`insert into ledger.wallet (player_id, currency, bucket, cash, external)
			select n, 124, n % 64, 5, -5 from generate_series(1, 20000) n`.execute(books.database.reader);
		await sql`analyze ledger.wallet`.execute(books.database.reader);
		const statement = countStatement(since(new Date(books.clock.nowMs() - MINUTE_MS)));
		const readings = await books.database.transaction(async (tx) => {
			await avoidNestedLoops(tx);
			return readingsOf(tx, statement, "wallet");
		});
		expect(readings.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThan(100);
	});
});
