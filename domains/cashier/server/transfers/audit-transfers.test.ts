import { bucketOf } from "@baize/kernel/id";
import { readingsOf } from "@baize/testing";
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

	it("is read each minute from the open ones alone, by an index of them, however many are over", async () => {
		const { reader } = app.database;
		const { playerId, address } = await aNamedPlayer(app, 9_000n);
		const ann = await aNamedPlayer(app, 9_000n);
		const bucket = bucketOf(ann.playerId);
		await aTransfer(ann, address, 2_500);
		await sql`insert into cashier.transfer (bucket, id, player_id, receiver_id, request_id, address_hash, sender_label,
				receiver_label, currency, amount, state, ending, arrival_id, hold_causes, created_at, changed_at, expires_at)
			select ${bucket}::int, n, ${ann.playerId}::bigint, ${playerId}::bigint, n, '', '', '', 'CAD', 100, 'returned',
				'expired', n, '{}', now(), now(), now()
			from generate_series(1, 20000) n`.execute(reader);
		await sql`analyze cashier.transfer`.execute(reader);
		const open = app.cashier.heldIn.transit(bucket);
		const readings = await readingsOf(reader, open, "transfer");
		expect(new Set(readings.map(({ index }) => index))).toEqual(new Set(["transfer_open"]));
		expect(readings.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThan(10);
		const { rows } = await sql<{
			held: bigint;
		}>`select held from (${open}) o where player_id = ${ann.playerId}`.execute(reader);
		expect(rows).toEqual([{ held: 2_500n }]);
	});

	it("is in the comparison of the books over all wallets, whatever each of them has", async () => {
		const ann = await aNamedPlayer(app, 9_000n);
		const bea = await aNamedPlayer(app);
		await take(bea, await aReadyTransfer(app, ann, bea.address, 1_500));
		await aTransfer(ann, bea.address, 2_500);
		const totals = () => app.ledger.heldTotals(app.database.reader, "transit", app.cashier.heldIn.transit);
		const [total] = await totals();
		expect(total).toMatchObject({
			currency: "CAD",
			domainMinor: (await sums()).open,
			ledgerMinor: (await sums()).transit,
		});
		expect(total!.domainMinor).toBe(total!.ledgerMinor);
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
