import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Kind, Operation, Posted } from "../contract/index.ts";
import { aChange, anOperation, openTestBooks, type TestBooks } from "../testing/index.ts";
import { batchValues } from "./posting/batch.ts";

let books: TestBooks;
beforeAll(async () => {
	books = await openTestBooks();
});
afterAll(async () => {
	expect(await books.ledger.audit()).toEqual([]);
	await books.close();
});

describe("[WAL-05] what is closed in parts", () => {
	const post = (operation: Operation): Promise<Posted> => books.ledger.post(operation);
	const change = (kind: Kind, opened: bigint, revision: number, playerId: bigint, amounts: [bigint, bigint?]) =>
		aChange(kind, { opened, revision }, books.newId(), playerId, ...amounts);
	const standing = (playerId: bigint, opened: bigint) => books.ledger.standing(books.database.reader, playerId, opened);

	it("is cashed out share by share, and what remains is settled", async () => {
		const playerId = await books.player(1_000n);
		const bet = books.newId();
		await post(anOperation("sportsBet", bet, playerId, 100n));
		expect(await standing(playerId, bet)).toEqual({ revision: 0, openMinor: 100n });
		await post(anOperation("sportsCashOut", bet, playerId, 40n, 55n));
		await post(change("sportsCashOut", bet, 2, playerId, [25n, 30n]));
		expect(await standing(playerId, bet)).toEqual({ revision: 2, openMinor: 35n });
		expect((await post(change("sportsSettle", bet, 3, playerId, [36n, 70n]))).status).toBe("conflict");
		await post(change("sportsSettle", bet, 3, playerId, [35n, 70n]));
		expect(await standing(playerId, bet)).toEqual({ revision: 3, openMinor: null });
		expect(await books.ledger.balances(playerId, "CAD")).toMatchObject({ cash: 1_055n, openStakes: 0n });
	});

	it.each<[string, Kind, number, [bigint, bigint?]]>([
		["more than is open", "sportsCashOut", 2, [61n, 10n]],
		["a settlement of the whole, after a part", "sportsSettle", 2, [100n, 0n]],
		["the number that was given already", "sportsCashOut", 1, [10n, 10n]],
		["a number that is not next", "sportsCashOut", 3, [10n, 10n]],
		["a correction of what is still open", "sportsResettle", 2, [0n, 10n]],
		["a closing of another kind", "casinoWin", 2, [0n, 10n]],
	])("refuses %s", async (_what, kind, revision, amounts) => {
		const playerId = await books.player(1_000n);
		const bet = books.newId();
		await post(anOperation("sportsBet", bet, playerId, 100n));
		await post(anOperation("sportsCashOut", bet, playerId, 40n, 55n));
		const late =
			revision === 1 ? anOperation(kind, bet, playerId, ...amounts) : change(kind, bet, revision, playerId, amounts);
		expect(await post(late)).toEqual({ status: "conflict" });
		expect(await standing(playerId, bet)).toEqual({ revision: 1, openMinor: 60n });
	});

	it("answers the same change again, and refuses its number to another and its id to another number", async () => {
		const playerId = await books.player(1_000n);
		const bet = books.newId();
		await post(anOperation("sportsBet", bet, playerId, 100n));
		await post(anOperation("sportsCashOut", bet, playerId, 40n, 55n));
		const second = change("sportsCashOut", bet, 2, playerId, [25n, 30n]);
		const done = await post(second);
		expect(await post(second)).toEqual({ ...done, replayed: true });
		expect(await post({ ...second, opId: books.newId() })).toEqual({ status: "conflict" });
		expect(await post({ ...second, follows: { opened: bet, revision: 3 } })).toEqual({ status: "conflict" });
	});

	it("gives a number to one of many that come at once, batched and in transactions", async () => {
		const playerId = await books.player(1_000n);
		const bet = books.newId();
		await post(anOperation("sportsBet", bet, playerId, 100n));
		await post(anOperation("sportsCashOut", bet, playerId, 40n, 55n));
		const posted = await Promise.all(
			Array.from({ length: 20 }, (_, i) => {
				const each = change("sportsCashOut", bet, 2, playerId, [5n, 5n]);
				return i % 2 === 0 ? post(each) : books.database.transaction((tx) => books.ledger.postIn(tx, each));
			}),
		);
		expect(posted.filter(({ status }) => status === "done")).toHaveLength(1);
		expect(posted.filter(({ status }) => status === "conflict")).toHaveLength(19);
		expect(await standing(playerId, bet)).toEqual({ revision: 2, openMinor: 55n });
	});

	it("has several wins in a round, and none after its end", async () => {
		const playerId = await books.player(1_000n);
		const round = books.newId();
		await post(anOperation("casinoStake", round, playerId, 100n));
		await post(anOperation("casinoWin", round, playerId, 0n, 30n));
		await post(change("casinoWin", round, 2, playerId, [0n, 40n]));
		await post(change("casinoSettle", round, 3, playerId, [0n, 50n]));
		expect((await post(change("casinoWin", round, 4, playerId, [0n, 10n]))).status).toBe("conflict");
		expect(await books.ledger.balances(playerId, "CAD")).toMatchObject({ cash: 1_020n });
	});

	it("is corrected after its end, as often as its result changes, each time once", async () => {
		const playerId = await books.player(1_000n);
		const bet = books.newId();
		await post(anOperation("sportsBet", bet, playerId, 100n));
		await post(anOperation("sportsSettle", bet, playerId, 100n, 250n));
		const lost = change("sportsResettle", bet, 2, playerId, [250n, 0n]);
		await post(lost);
		await post(change("sportsResettle", bet, 3, playerId, [0n, 120n]));
		expect(await post(lost)).toMatchObject({ status: "done", replayed: true });
		expect(await books.ledger.balances(playerId, "CAD")).toMatchObject({ cash: 1_020n });
		expect(await standing(playerId, bet)).toEqual({ revision: 3, openMinor: null });
	});

	it("is not taken back from a player who has spent it, and the number stays free", async () => {
		const playerId = await books.player(100n);
		const bet = books.newId();
		await post(anOperation("sportsBet", bet, playerId, 100n));
		await post(anOperation("sportsSettle", bet, playerId, 100n, 250n));
		await post(anOperation("withdrawalRequest", books.newId(), playerId, 200n));
		const refused = await post(change("sportsResettle", bet, 2, playerId, [250n, 0n]));
		expect(refused).toEqual({ status: "insufficient", cashMinor: 50n });
		expect((await post(change("sportsResettle", bet, 2, playerId, [50n, 0n]))).status).toBe("done");
	});

	it("is closed whole by a process of a version that knows no parts", async () => {
		const playerId = await books.player(1_000n);
		const bet = books.newId();
		await post(anOperation("sportsBet", bet, playerId, 100n));
		const values = batchValues([anOperation("sportsSettle", bet, playerId, 100n, 250n)], books.clock.nowMs());
		const { rows } = await books.database.pool.query(
			"select moved_cash from ledger.post_batch($1::timestamptz, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
			values.slice(0, 13),
		);
		expect(rows).toEqual([{ moved_cash: ["1150"] }]);
	});

	it("belongs to one player", async () => {
		const [playerId, other] = [await books.player(1_000n), await books.player(1_000n)];
		const bet = books.newId();
		await post(anOperation("sportsBet", bet, playerId, 100n));
		await post(anOperation("sportsCashOut", bet, playerId, 40n, 55n));
		expect(await post(change("sportsCashOut", bet, 2, other, [5n, 5n]))).toEqual({ status: "conflict" });
		expect(await standing(other, bet)).toBeUndefined();
	});
});
