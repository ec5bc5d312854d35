import { BUCKET_COUNT } from "@baize/kernel/id";
import { readingsOf } from "@baize/testing";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestBooks, type TestBooks } from "../../testing/index.ts";
import { type HeldFund, type HeldSums, heldDifferences, readHeldDifferences, readHeldTotals } from "./store-held.ts";

/** Some of 20,000 wallets hold something, as of a site's players some have a bet that is open. */
const WALLETS = 20_000;
const HOLD_EACH = 100;
const BUCKETS = Number(BUCKET_COUNT);

let books: TestBooks;
beforeAll(async () => {
	books = await openTestBooks();
	await sql`insert into ledger.wallet (player_id, currency, bucket, cash, open_stakes, pending_withdrawal, transit, external)
		select n, 124, n % 64, 900, held, held, held, -900 - 3 * held
		from generate_series(1, ${WALLETS}::bigint) n, lateral (select case when n % ${HOLD_EACH} = 1 then n else 0 end) h (held)
	`.execute(books.database.reader);
	await sql`analyze ledger.wallet`.execute(books.database.reader);
});
afterAll(() => books.close());

const FUNDS: [HeldFund, index: string][] = [
	["openStakes", "wallet_with_open_stakes"],
	["pendingWithdrawal", "wallet_with_pending_withdrawal"],
	["transit", "wallet_with_transit"],
];

/** What a domain with the same sums would say; and one with others. */
const sumsOf = (bucket: number, held: RawBuilder<unknown> = sql`n`): HeldSums => sql`
	select n as player_id, 'CAD' as currency, ${held} as held from generate_series(1, ${WALLETS}::bigint, ${HOLD_EACH}) n
	where n % 64 = ${bucket}`;
const NO_SUMS: HeldSums = sql`select 0::bigint as player_id, '' as currency, 0::bigint as held limit 0`;

const differences = async (fund: HeldFund, sums: (bucket: number) => HeldSums) => {
	const found = [];
	for (let bucket = 0; bucket < BUCKETS; bucket++)
		found.push(...(await readHeldDifferences(books.database.reader, fund, bucket, sums(bucket))));
	return found;
};

describe.each(FUNDS)("[WAL-05] comparing what is held of %s", (fund, index) => {
	it("reads only the wallets that hold something, by an index of them", async () => {
		const readings = [];
		for (let bucket = 0; bucket < BUCKETS; bucket++)
			readings.push(...(await readingsOf(books.database.reader, heldDifferences(fund, bucket, NO_SUMS), "wallet")));
		expect(new Set(readings.map((reading) => reading.index))).toEqual(new Set([index]));
		expect(readings.reduce((sum, { rows }) => sum + rows, 0)).toBe(WALLETS / HOLD_EACH);
	});

	it("finds nothing where both say the same", async () => {
		expect(await differences(fund, sumsOf)).toEqual([]);
	});

	it("finds what one of them has more of, and what only one of them has", async () => {
		const domainMinor = sql`case n when 101 then 107 else n end`;
		const sums = (bucket: number): HeldSums => sql`
			select * from (${sumsOf(bucket, domainMinor)}) own where player_id <> 201
			union all select 202, 'CAD', 5 where ${bucket} = 202 % 64
			union all select 301, 'USD', 6 where ${bucket} = 301 % 64`;
		expect((await differences(fund, sums)).toSorted((a, b) => Number(a.playerId - b.playerId))).toEqual([
			{ playerId: 101n, currency: "CAD", domainMinor: 107n, ledgerMinor: 101n },
			{ playerId: 201n, currency: "CAD", domainMinor: 0n, ledgerMinor: 201n },
			{ playerId: 202n, currency: "CAD", domainMinor: 5n, ledgerMinor: 0n },
			{ playerId: 301n, currency: "USD", domainMinor: 6n, ledgerMinor: 0n },
		]);
	});

	it("adds both sides up over all wallets, by currency", async () => {
		const heldMinor = Array.from({ length: WALLETS / HOLD_EACH }, (_, at) => BigInt(1 + at * HOLD_EACH));
		const ledgerMinor = heldMinor.reduce((sum, each) => sum + each, 0n);
		const sums = (bucket: number): HeldSums => sql`
			select * from (${sumsOf(bucket)}) own where player_id <> 201
			union all select 301, 'USD', 6 where ${bucket} = 301 % 64`;
		expect(await readHeldTotals(books.database.reader, fund, sums)).toEqual([
			{ currency: "CAD", domainMinor: ledgerMinor - 201n, ledgerMinor },
			{ currency: "USD", domainMinor: 6n, ledgerMinor: 0n },
		]);
	});
});
