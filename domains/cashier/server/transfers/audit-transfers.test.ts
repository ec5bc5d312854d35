import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	aNamedPlayer,
	aReadyTransfer,
	aTransfer,
	type Neighbours,
	openTestTransfers,
	type TestCashier,
	take,
} from "../../testing/index.ts";

let app: TestCashier & Neighbours;
beforeAll(async () => {
	app = await openTestTransfers();
});
afterAll(() => app.close());

/** Both sides of the law, over all wallets. */
async function sums(): Promise<{ transit: bigint; open: bigint }> {
	const found = await sql<{ transit: bigint; open: bigint }>`select
		(select coalesce(sum(transit), 0)::bigint from ledger.wallet) as transit,
		(select coalesce(sum(amount), 0)::bigint from cashier.transfer where state in ('waiting', 'accepted')) as open`.execute(
		app.database.reader,
	);
	return found.rows[0]!;
}

describe("[CASH-05] [WAL-05] the money in transit", () => {
	it("is what the open transfers say, over all wallets and in each of them", async () => {
		const ann = await aNamedPlayer(app, 9_000n);
		const bea = await aNamedPlayer(app, 9_000n);
		await take(bea, await aReadyTransfer(app, ann, bea.address, 1_500));
		await aTransfer(ann, bea.address, 2_500);
		await aTransfer(bea, ann.address, 1_000);
		expect(await sums()).toEqual({ transit: 3_500n, open: 3_500n });
		expect(await app.cashier.auditTransfers()).toEqual([]);
	});

	it("is found where it is not: in a wallet, and in a transfer", async () => {
		const ann = await aNamedPlayer(app, 9_000n);
		const bea = await aNamedPlayer(app);
		await aTransfer(ann, bea.address, 2_500);
		await sql`update cashier.transfer set amount = amount + 1 where player_id = ${ann.playerId}`.execute(
			app.database.reader,
		);
		expect(await app.cashier.auditTransfers()).toEqual([
			{ playerId: ann.playerId, currency: "CAD", detail: "by the transfers: 2501; in transit in the books: 2500" },
		]);
		await sql`update cashier.transfer set amount = amount - 1 where player_id = ${ann.playerId}`.execute(
			app.database.reader,
		);
		await sql`update ledger.wallet set transit = transit - 7, cash = cash + 7 where player_id = ${bea.playerId}`.execute(
			app.database.reader,
		);
		expect(await app.cashier.auditTransfers()).toMatchObject([{ playerId: bea.playerId }]);
	});
});
