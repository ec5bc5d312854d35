import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aChange, anOperation, openTestBooks, type TestBooks } from "../../testing/index.ts";

let books: TestBooks;
beforeAll(async () => {
	books = await openTestBooks();
});
afterAll(() => books.close());

describe("[WAL-05] the operations about one subject", () => {
	it("are found from each of them: what opened it, each part that was closed, and the corrections", async () => {
		const playerId = await books.player(1_000n);
		const [bet, part, end, change] = [books.newId(), books.newId(), books.newId(), books.newId()];
		const follows = (revision: number) => ({ opened: bet, revision });
		const all = [
			anOperation("sportsBet", bet, playerId, 100n),
			anOperation("sportsCashOut", bet, playerId, 40n, 55n),
			aChange("sportsCashOut", follows(2), part, playerId, 25n, 30n),
			aChange("sportsSettle", follows(3), end, playerId, 35n, 70n),
			aChange("sportsResettle", follows(4), change, playerId, 70n, 0n),
		];
		for (const operation of all) await books.ledger.post(operation);
		await books.ledger.post(anOperation("sportsBet", books.newId(), playerId, 10n));
		for (const { opId } of all) {
			const found = await books.ledger.subject(playerId, "CAD", opId);
			expect(found.map((row) => [row.opId, row.kind])).toEqual(all.map((each) => [each.opId, each.kind]));
		}
	});

	it("are none of what was refused, of another wallet, and of what there is not", async () => {
		const [playerId, other] = [await books.player(10n), await books.player(10n)];
		const [refused, theirs] = [books.newId(), books.newId()];
		expect(await books.ledger.post(anOperation("sportsBet", refused, playerId, 11n))).toMatchObject({
			status: "insufficient",
		});
		await books.ledger.post(anOperation("sportsBet", theirs, other, 10n));
		for (const opId of [refused, theirs, books.newId()])
			expect(await books.ledger.subject(playerId, "CAD", opId)).toEqual([]);
		expect(await books.ledger.subject(other, "EUR", theirs)).toEqual([]);
	});
});
