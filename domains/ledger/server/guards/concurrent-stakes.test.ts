import type { Id } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import type { Tx } from "@baize/platform-server";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Cap } from "../../contract/index.ts";
import { aRound, openTestBooks, type TestBooks } from "../../testing/index.ts";

let books: TestBooks;
beforeAll(async () => {
	books = await openTestBooks();
});
afterEach(async () => {
	expect(await books.ledger.audit()).toEqual([]);
});
afterAll(() => books.close());

const day: Cap = { number: 11, measure: "stake", window: { rollingMs: DAY_MS }, maxMinor: 100_000n };
const week: Cap = { number: 12, measure: "stake", window: { rollingMs: 7 * DAY_MS }, maxMinor: 1_000n };

const setCaps = (playerId: Id, ...caps: Cap[]) =>
	books.database.transaction((tx) => books.ledger.setCaps(tx, playerId, "CAD", caps));
const round = (playerId: Id, stakeMinor: bigint) => aRound(books.newId(), playerId, stakeMinor, 0n);

/** Does something while the wallet is locked, long enough for what it starts to be waiting. */
const whileLocked = (playerId: Id, act: (tx: Tx) => Promise<void>) =>
	books.database.transaction(async (tx) => {
		await sql`select from ledger.wallet where player_id = ${playerId} for update`.execute(tx);
		await act(tx);
	});
const othersWait = () => new Promise((resolve) => setTimeout(resolve, 150));

describe("[SAFE-01] caps that are set while stakes come", () => {
	it("do not meet them in a deadlock when they are removed", async () => {
		const playerId = await books.player(10_000n);
		await setCaps(playerId, day);
		let removed: Promise<void> | undefined;
		await whileLocked(playerId, async (tx) => {
			removed = setCaps(playerId);
			removed.catch(() => {});
			await othersWait();
			expect((await books.ledger.postIn(tx, round(playerId, 100n))).status).toBe("done");
		});
		await removed;
		expect(await books.ledger.caps(books.database.reader, playerId, "CAD")).toEqual([]);
	});

	it("come and go under a rain of stakes, and none of either fails", async () => {
		const playerId = await books.player(100_000n);
		const stakes = Array.from({ length: 60 }, () => books.ledger.post(round(playerId, 1n)));
		for (let i = 0; i < 15; i++) await setCaps(playerId, ...(i % 2 === 0 ? [day, week] : []));
		expect(new Set((await Promise.all(stakes)).map(({ status }) => status))).toEqual(new Set(["done"]));
	});

	it("are asked again by a stake that was judged before they became lower, and by no other of its batch", async () => {
		const [playerId, other] = [await books.player(10_000n), await books.player(10_000n)];
		for (const each of [playerId, other]) await setCaps(each, day);
		let waiting: Promise<unknown> | undefined;
		await whileLocked(playerId, async (tx) => {
			await books.ledger.setCaps(tx, playerId, "CAD", [{ ...day, maxMinor: 50n }]);
			waiting = Promise.all([playerId, other].map((each) => books.ledger.post(round(each, 100n))));
			await othersWait();
		});
		expect(await waiting).toMatchObject([{ status: "blocked", guard: 11, headroomMinor: 50n }, { status: "done" }]);
	});

	it("and begin late count everything in their window, though a stake removes what an older one had counted", async () => {
		const playerId = await books.player(10_000n);
		await setCaps(playerId, day);
		await books.ledger.post(round(playerId, 900n));
		books.clock.advance(DAY_MS + 1);
		const waiting: Promise<unknown>[] = [];
		await whileLocked(playerId, async () => {
			waiting.push(books.ledger.post(round(playerId, 1n)));
			await othersWait();
			waiting.push(setCaps(playerId, day, week));
			await othersWait();
		});
		await Promise.all(waiting);
		expect(await books.ledger.caps(books.database.reader, playerId, "CAD")).toMatchObject([
			{ number: 11, usedMinor: 1n },
			{ number: 12, usedMinor: 901n },
		]);
		expect(await books.ledger.post(round(playerId, 900n))).toMatchObject({
			status: "blocked",
			guard: 12,
			headroomMinor: 99n,
		});
	});
});
