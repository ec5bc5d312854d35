import { readFileSync } from "node:fs";
import type { Id } from "@baize/kernel/id";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aDeposit, anOperation, aRound, openTestBooks, type TestBooks } from "../../testing/index.ts";
import { openLedger } from "../index.ts";
import { type FollowedOperation, type Follower, openFollowing } from "./index.ts";

let books: TestBooks;
beforeEach(async () => {
	books = await openTestBooks();
	await sql`create table seen (place bigint generated always as identity, name text, op_id bigint)`.execute(
		books.database.reader,
	);
});
afterEach(() => books.close());

/** Writes what it gets into a table of its own, and keeps it as it came. */
function aFollower(name: string, from: Follower["from"] = "beginning") {
	const got: FollowedOperation[] = [];
	const follower: Follower = {
		name,
		from,
		async apply(tx, operations) {
			got.push(...operations);
			await sql`insert into seen (name, op_id)
				select ${name}, op_id from unnest(${operations.map(({ opId }) => opId)}::bigint[]) op_id`.execute(tx);
		},
	};
	return { follower, got };
}

async function seenBy(name: string): Promise<Id[]> {
	const { rows } = await sql<{ op_id: Id }>`select op_id from seen where name = ${name} order by place`.execute(
		books.database.reader,
	);
	return rows.map(({ op_id }) => op_id);
}

async function applied(): Promise<Set<Id>> {
	const { rows } = await sql<{ op_id: Id }>`select op_id from ledger.journal where kind > 0`.execute(
		books.database.reader,
	);
	return new Set(rows.map(({ op_id }) => op_id));
}

/** Every applied operation once, and those of each wallet numbered from 1 without a gap. */
async function expectAll(got: readonly FollowedOperation[], name: string): Promise<void> {
	expect(await seenBy(name)).toEqual(got.map(({ opId }) => opId));
	expect(new Set(got.map(({ opId }) => opId))).toEqual(await applied());
	const next = new Map<Id, bigint>();
	for (const { playerId, seq } of got) {
		expect(seq).toBe((next.get(playerId) ?? 0n) + 1n);
		next.set(playerId, seq);
	}
	expect(got.length).toBe((await applied()).size);
}

describe("[WAL-05] a follower of the journal", () => {
	it("gets every operation of concurrent posters once, those of a wallet in order, while they post", async () => {
		const players = await Promise.all(Array.from({ length: 12 }, () => books.player(1_000n)));
		const other = openLedger({ database: books.database, clock: books.clock });
		const { follower, got } = aFollower("all");
		let isPosting = true;
		const posting = (async () => {
			for (let turn = 0; turn < 25; turn++) {
				const ledger = turn % 2 === 0 ? books.ledger : other;
				await Promise.all([
					...players.slice(1).map((player) => ledger.post(aRound(books.newId(), player, 10n, 5n))),
					books.database.transaction(async (tx) => {
						await ledger.postIn(tx, aRound(books.newId(), players[0]!, 3n, 1n));
						await sql`select pg_sleep(0.01)`.execute(tx);
						await ledger.postIn(tx, aDeposit(books.newId(), players[turn % 3]!, 7n));
					}),
				]);
			}
			isPosting = false;
		})();
		while (isPosting) await books.catchUp(follower);
		await posting;
		await books.catchUp(follower);
		await expectAll(got, "all");
		expect(got.length).toBe(12 + 25 * 13);
		await other.close();
	});

	it("gets what a transaction did that was open for long, after what others did meanwhile", async () => {
		const [slow, quick, both] = await Promise.all([books.player(100n), books.player(100n), books.player(100n)]);
		const { follower, got } = aFollower("all");
		await books.catchUp(follower);
		const early = books.newId();
		const behind = books.newId();
		await books.database.transaction(async (tx) => {
			await books.ledger.postIn(tx, aRound(early, slow, 10n, 0n));
			// The same wallet moves elsewhere first, in a transaction that began later.
			await books.ledger.post(aRound(books.newId(), both, 10n, 0n));
			for (let round = 0; round < 3; round++) {
				await books.ledger.post(aRound(books.newId(), quick, 10n, 0n));
				await books.catchUp(follower);
			}
			expect(got.map(({ opId }) => opId)).not.toContain(early);
			await books.ledger.postIn(tx, aRound(behind, both, 10n, 0n));
		});
		await books.catchUp(follower);
		expect(got.slice(-2).map(({ opId }) => opId)).toEqual(expect.arrayContaining([early, behind]));
		await expectAll(got, "all");
	});

	it("gets the operations of a tick again, and writes them once, if it is killed between its write and the commit", async () => {
		const player = await books.player(100n);
		for (let round = 0; round < 5; round++) await books.ledger.post(aRound(books.newId(), player, 10n, 0n));
		const { follower, got } = aFollower("all");
		let kills = 2;
		const killed: Follower = {
			...follower,
			async apply(tx, operations) {
				await follower.apply(tx, operations);
				if (kills-- > 0) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
			},
		};
		await books.ledger.endTick();
		await expect(books.ledger.follow(killed).run()).rejects.toThrow();
		await expect(books.ledger.follow(killed).run()).rejects.toThrow();
		expect(await seenBy("all")).toEqual([]);
		got.length = 0;
		await books.catchUp(killed);
		await expectAll(got, "all");
	});

	it.each([
		["the beginning", "beginning", 4],
		["now", "now", 1],
	] as const)("that is added later begins at %s", async (_where, from, count) => {
		const player = await books.player(100n);
		await books.ledger.post(aRound(books.newId(), player, 10n, 0n));
		await books.ledger.post(aRound(books.newId(), player, 10n, 0n));
		const { follower, got } = aFollower("late", from);
		await books.ledger.follow(follower).run();
		const last = books.newId();
		await books.ledger.post(aRound(last, player, 10n, 0n));
		await books.catchUp(follower);
		expect(got).toHaveLength(count);
		expect(got.at(-1)).toMatchObject({ opId: last, playerId: player, currency: "CAD", kind: "casinoRound", seq: 4n });
	});

	it("does not get what was refused, what was repeated, or what was rolled back", async () => {
		const player = await books.player(100n);
		const round = aRound(books.newId(), player, 10n, 0n);
		await books.ledger.post(round);
		expect(await books.ledger.post(round)).toMatchObject({ replayed: true });
		expect(await books.ledger.post(aRound(books.newId(), player, 1_000n, 0n))).toMatchObject({
			status: "insufficient",
		});
		expect(await books.ledger.post(anOperation("sportsSettle", books.newId(), player, 5n))).toMatchObject({
			status: "conflict",
		});
		const undone = books.database.transaction(async (tx) => {
			await books.ledger.postIn(tx, aRound(books.newId(), player, 10n, 0n));
			throw new Error("undone");
		});
		await expect(undone).rejects.toThrow("undone");
		const { follower, got } = aFollower("all");
		await books.catchUp(follower);
		expect(got.map(({ kind }) => kind)).toEqual(["deposit", "casinoRound"]);
	});

	it("gets the same order as every other one, in steps of any size", async () => {
		const players = await Promise.all(Array.from({ length: 5 }, () => books.player(1_000n)));
		for (let turn = 0; turn < 6; turn++) {
			await Promise.all(players.map((player) => books.ledger.post(aRound(books.newId(), player, 10n, 5n))));
			if (turn % 4 === 0) await books.ledger.endTick();
		}
		await books.ledger.endTick();
		const orders: Id[][] = [];
		for (const stepOperations of [1, 3, 7, 100]) {
			const { follower, got } = aFollower(`by ${stepOperations}`);
			const sizes: number[] = [];
			const noted: Follower = {
				...follower,
				apply(tx, operations) {
					sizes.push(operations.length);
					return follower.apply(tx, operations);
				},
			};
			const following = openFollowing({ database: books.database, clock: books.clock, stepOperations });
			await following.follow(noted).run();
			expect(Math.max(...sizes)).toBeLessThanOrEqual(stepOperations);
			await expectAll(got, follower.name);
			orders.push(got.map(({ opId }) => opId));
		}
		for (const order of orders) expect(order).toEqual(orders[0]);
	});

	it("is stepped by one process at a time, and the others do nothing meanwhile", async () => {
		const player = await books.player(100n);
		await books.ledger.post(aRound(books.newId(), player, 10n, 0n));
		const { follower, got } = aFollower("all");
		await books.ledger.endTick();
		const here = openFollowing(books);
		const there = openFollowing(books);
		let runs = 0;
		const slow: Follower = {
			...follower,
			async apply(tx, operations) {
				runs++;
				await there.follow(slow).run();
				await follower.apply(tx, operations);
			},
		};
		await here.follow(slow).run();
		expect(runs).toBe(1);
		await expectAll(got, "all");
	});

	it("says how far it is behind", async () => {
		const player = await books.player(100n);
		const { follower } = aFollower("all");
		await books.catchUp(follower);
		await books.ledger.post(aRound(books.newId(), player, 10n, 0n));
		await books.ledger.endTick();
		books.clock.set(books.clock.nowMs() + 3_000);
		expect(await books.ledger.lags()).toEqual([{ name: "all", operations: 1n, sinceMs: 3_000, restedMs: 3_000 }]);
		await books.catchUp(follower);
		expect(await books.ledger.lags()).toEqual([{ name: "all", operations: 0n, sinceMs: 0, restedMs: 0 }]);
	});

	it("gets what was in the journal before there were followers, too", async () => {
		const players = await Promise.all(Array.from({ length: 3 }, () => books.player(1_000n)));
		const open = books.newId();
		await books.ledger.post(anOperation("withdrawalRequest", open, players[0]!, 50n));
		await books.ledger.post(anOperation("withdrawalPaid", open, players[0]!, 50n));
		await books.ledger.post(aRound(books.newId(), players[1]!, 10_000n, 0n));
		const { reader } = books.database;
		await sql`drop table ledger.applied, ledger.tick, ledger.follower`.execute(reader);
		await sql.raw(readFileSync(new URL("../migrations/0087-followers.sql", import.meta.url), "utf8")).execute(reader);
		const { follower, got } = aFollower("all");
		await books.catchUp(follower);
		await books.ledger.post(aRound(books.newId(), players[0]!, 10n, 0n));
		await books.catchUp(follower);
		await expectAll(got, "all");
		expect(got).toHaveLength(6);
	});

	it("stands still in a database that counts its transactions anew, where it cannot know what it has had", async () => {
		await books.player(100n);
		await sql`insert into ledger.tick (number, snapshot, operations, at)
			values (1, '900000000000:900000000000:', 1, now())`.execute(books.database.reader);
		await expect(books.ledger.endTick()).rejects.toThrow("restored from a dump");
	});
});
