import { bucketOf } from "@baize/kernel/id";
import { readingsOf } from "@baize/testing";
import { type RawBuilder, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aWithdrawal, openTestCashier, type Person, type TestCashier } from "../../testing/index.ts";
import { pendingWithdrawalsIn } from "../reads/read-store.ts";

let app: TestCashier;
let person: Person;
beforeEach(async () => {
	app = await openTestCashier();
	person = await app.player(20_000n);
	await aWithdrawal(person, 5_000);
	await aWithdrawal(person, 3_000);
});
afterEach(() => app.close());

const audit = () => app.cashier.auditWithdrawals();

describe("[WAL-05] [CASH-04] the pending funds in the ledger equal the open withdrawals", () => {
	it("in correct books, also with withdrawals that are over, and with refused ones", async () => {
		await expect(aWithdrawal(person, 19_000)).rejects.toMatchObject({ code: "INSUFFICIENT_FUNDS" });
		expect(await audit()).toEqual([]);
	});

	it("at each moment while withdrawals come", async () => {
		const people = await Promise.all(Array.from({ length: 6 }, () => app.player(20_000n)));
		const requesting = Promise.all(people.map((each) => aWithdrawal(each, 4_000)));
		const looks = [await audit(), await audit(), await audit()];
		await requesting;
		expect([...looks, await audit()]).toEqual([[], [], [], []]);
	});

	it("which is read by an index of the withdrawals that are open", async () => {
		const { reader } = app.database;
		const { playerId } = person.session;
		await sql`insert into cashier.withdrawal (bucket, id, player_id, request_id, method, currency, amount, state, provider,
				destination, destination_label, created_at, changed_at)
			select ${bucketOf(playerId)}::int, n, ${playerId}::bigint, n, 'bankTransfer', 'CAD', 100, 'paid', 'sandbox', '', '', now(), now()
			from generate_series(1, 20000) n`.execute(reader);
		await sql`analyze cashier.withdrawal`.execute(reader);
		const readings = await readingsOf(reader, pendingWithdrawalsIn(bucketOf(playerId)), "withdrawal");
		expect(readings).toEqual([{ index: "withdrawal_open", rows: 2 }]);
		expect(await audit()).toEqual([]);
	});

	it.each<[string, RawBuilder<unknown>, string]>([
		[
			"a withdrawal that ended without its money",
			sql`update cashier.withdrawal set state = 'cancelled' where amount = 3000`,
			"open withdrawals: 5000; pending in the books: 8000",
		],
		[
			"money that came out of pending by itself",
			sql`update ledger.wallet set pending_withdrawal = 0, external = external + 8000`,
			"open withdrawals: 8000; pending in the books: 0",
		],
		[
			"a withdrawal that is gone",
			sql`delete from cashier.withdrawal`,
			"open withdrawals: 0; pending in the books: 8000",
		],
	])("and finds %s", async (_case, harm, detail) => {
		await harm.execute(app.database.reader);
		expect(await audit()).toEqual([{ playerId: person.session.playerId, currency: "CAD", detail }]);
	});
});
