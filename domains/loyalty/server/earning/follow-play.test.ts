import type { Id } from "@baize/kernel/id";
import type { FollowedOperation, Follower } from "@baize/ledger/server";
import { anOperation, aRound } from "@baize/ledger/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { POINT } from "../../contract/index.ts";
import { A_GAME, openTestLoyalty, type TestLoyalty } from "../../testing/index.ts";
import { readAvailable, readEntries } from "../book/book-store.ts";

let opened: TestLoyalty;
beforeAll(async () => {
	opened = await openTestLoyalty();
});
afterAll(() => opened.close());

const available = (playerId: Id) => readAvailable(opened.database.reader, playerId);
const entriesOf = async (playerId: Id) =>
	(await readEntries(opened.database.reader, playerId, { limit: 100 })).map(({ kind, product, points }) => ({
		kind,
		product,
		points,
	}));

async function play(playerId: Id, stakeMinor = 1_000n): Promise<void> {
	await opened.ledger.post({ ...aRound(opened.newId(), playerId, stakeMinor, 0n), gameId: A_GAME });
}

async function expectSound(): Promise<void> {
	for (let bucket = 0; bucket < 64; bucket++) expect(await opened.loyalty.audit(bucket)).toEqual([]);
}

describe("[LOY-01] points come from the followed journal", () => {
	it("rounds of a day are one entry, which grows", async () => {
		const playerId = await opened.player();
		await play(playerId);
		await play(playerId);
		await opened.catchUp();
		expect(await entriesOf(playerId)).toEqual([{ kind: "earned", product: "casino", points: 2n * POINT }]);
		await play(playerId);
		await opened.catchUp();
		expect(await entriesOf(playerId)).toEqual([{ kind: "earned", product: "casino", points: 3n * POINT }]);
		expect(await available(playerId)).toBe(3n * POINT);
		await expectSound();
	});

	it("a bet earns when it is settled, and a void one nothing", async () => {
		const { newId, wallet, virtual, catchUp } = opened;
		const playerId = await opened.player();
		const whose = { playerId, currency: "CAD", stakeMinor: 1_000n };
		const [won, voided, race] = [newId(), newId(), newId()];
		virtual.add(race);
		for (const betId of [won, voided, race]) await wallet.batched.bet({ ...whose, betId });
		await catchUp();
		expect(await available(playerId)).toBe(0n);
		await wallet.batched.settle({ ...whose, betId: won, winMinor: 1_500n });
		await wallet.batched.voidBet({ ...whose, betId: voided });
		await wallet.batched.settle({ ...whose, betId: race, winMinor: 0n });
		await catchUp();
		const entries = await entriesOf(playerId);
		expect(entries).toHaveLength(2);
		expect(entries).toContainEqual({ kind: "earned", product: "sports", points: 1_145_000n });
		expect(entries).toContainEqual({ kind: "earned", product: "virtuals", points: 2_272_500n });
	});

	it("a round with decisions earns when it ends, across steps; a void one is taken back", async () => {
		const { newId, wallet, catchUp, database } = opened;
		const playerId = await opened.player();
		const whose = { playerId, currency: "CAD", gameId: A_GAME };
		const [ended, voided] = [newId(), newId()];
		await wallet.batched.stakeRound({ ...whose, roundId: ended, stakeMinor: 1_000n });
		await wallet.batched.stakeRound({ ...whose, roundId: voided, stakeMinor: 1_000n });
		await catchUp();
		expect(await available(playerId)).toBe(0n);
		await wallet.batched.settleRound({ ...whose, roundId: ended, winMinor: 0n });
		await wallet.batched.voidRound({ ...whose, roundId: voided, stakeMinor: 1_000n });
		await catchUp();
		expect(await available(playerId)).toBe(POINT);
		const { rows } = await sql`select from loyalty.open_round where player_id = ${playerId}`.execute(database.reader);
		expect(rows).toEqual([]);
	});

	it("an excluded player earns nothing, and earns again afterwards", async () => {
		const playerId = await opened.player();
		opened.excluded.add(playerId);
		await play(playerId);
		await opened.catchUp();
		expect(await entriesOf(playerId)).toEqual([]);
		opened.excluded.delete(playerId);
		await play(playerId);
		await opened.catchUp();
		expect(await available(playerId)).toBe(POINT);
	});

	it("what the operator stakes, and what is deposited, earns nothing", async () => {
		const playerId = await opened.player();
		await opened.ledger.post({ ...anOperation("freeSpin", opened.newId(), playerId, 1_000n, 50n), gameId: A_GAME });
		await opened.catchUp();
		expect(await entriesOf(playerId)).toEqual([]);
	});
});

describe("[LOY-01] an operation of the journal earns once", () => {
	/** Follows as the domain does, and keeps what it got. */
	function watched() {
		const got: FollowedOperation[] = [];
		const { follower } = opened.loyalty;
		const keeping: Follower = {
			...follower,
			async apply(tx, operations) {
				got.push(...operations);
				await follower.apply(tx, operations);
			},
		};
		return { keeping, got };
	}

	it("if all are given again, in another order", async () => {
		const [one, other] = [await opened.player(), await opened.player()];
		for (let n = 0; n < 5; n++) {
			await play(one);
			await play(other, 2_000n);
		}
		const { keeping, got } = watched();
		await opened.ledger.endTick();
		await opened.ledger.follow(keeping).run();
		expect(got.length).toBeGreaterThanOrEqual(10);
		for (const again of [got, [...got].reverse(), [...got, ...got]])
			await opened.database.transaction((tx) => opened.loyalty.follower.apply(tx, again));
		expect(await available(one)).toBe(5n * POINT);
		expect(await available(other)).toBe(10n * POINT);
		await expectSound();
	});

	it("if the process is killed between writing the points and the commit", async () => {
		const playerId = await opened.player();
		for (let n = 0; n < 3; n++) await play(playerId);
		const { follower } = opened.loyalty;
		let kills = 2;
		const killed: Follower = {
			...follower,
			async apply(tx, operations) {
				await follower.apply(tx, operations);
				if (kills-- > 0) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
			},
		};
		await opened.ledger.endTick();
		await expect(opened.ledger.follow(killed).run()).rejects.toThrow();
		await expect(opened.ledger.follow(killed).run()).rejects.toThrow();
		expect(await available(playerId)).toBe(0n);
		await opened.ledger.follow(killed).run();
		expect(await available(playerId)).toBe(3n * POINT);
		await opened.catchUp();
		expect(await available(playerId)).toBe(3n * POINT);
		await expectSound();
	});
});
