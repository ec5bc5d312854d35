import type { Id } from "@baize/kernel/id";
import { DAY_MS, MINUTE_MS } from "@baize/kernel/time";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type JournalRow, KIND_NAMES, type Kind } from "../../contract/index.ts";
import { aRound, type ChainedOperation, openTestBooks, type TestBooks, writeLongChain } from "../../testing/index.ts";
import type { HistoryQuery, Period, Totals } from "../index.ts";
import { chainParts } from "./chain-parts.ts";

const COUNT = 1_900;
const START_MS = Date.UTC(2026, 0, 1);

let books: TestBooks;
let playerId: Id;
/** Oldest first, as they were read one by one. */
let rows: JournalRow[];

beforeAll(async () => {
	books = await openTestBooks();
	playerId = books.newId();
	await writeLongChain(books.database, { playerId, currency: "CAD" }, sample());
	await books.catchUp(chainParts);
	// Some more operations than are in parts, one of them in none and not followed.
	for (let round = 0; round < 3; round++) await books.ledger.post(aRound(books.newId(), playerId, 10n, 5n));
	rows = (await plainChain()).reverse();
});
afterAll(() => books.close());

/** Long runs of rounds, bets among them, and few of the others; the clocks of two processes differ by two minutes. */
function* sample(): Generator<ChainedOperation> {
	const open: Id[] = [];
	for (let place = 0; place < COUNT; place++) {
		const subject = books.newId();
		const atMs = START_MS + place * 20 * MINUTE_MS - (place % 3 === 0 ? 2 * MINUTE_MS : 0);
		const base = { subject, atMs, stakeMinor: 0n, winMinor: 0n };
		const bet = open.at(-1);
		if (place % 400 === 0) yield { ...base, kind: "deposit", winMinor: 1_000_000n };
		else if (place % 301 === 0) yield { ...base, kind: "withdrawalRequest", stakeMinor: 2_000n };
		else if (bet !== undefined && place % 11 === 3)
			yield { ...base, kind: "sportsSettle", subject: open.pop()!, stakeMinor: 300n, winMinor: BigInt(place) };
		else if (place > 700 && place < 1_200 && place % 11 === 1) {
			open.push(subject);
			yield { ...base, kind: "sportsBet", stakeMinor: 300n };
		} else yield { ...base, kind: "casinoRound", stakeMinor: 100n, winMinor: BigInt(place % 7) * 30n };
	}
}

async function plainChain(): Promise<JournalRow[]> {
	const all: JournalRow[] = [];
	for (let before: Id | undefined; ; before = all.at(-1)!.opId) {
		const page = await books.ledger.history(playerId, "CAD", { before, limit: 500 });
		if (page.length === 0) return all;
		all.push(...page);
	}
}

/** A period is what lies between the first operations at or after its ends, in the order of the wallet. */
function within({ fromMs, toMs }: Period): JournalRow[] {
	const placeAt = (ms: number | undefined, otherwise: number): number => {
		const place = ms === undefined ? otherwise : rows.findIndex(({ atMs }) => atMs >= ms);
		return place < 0 ? rows.length : place;
	};
	return rows.slice(placeAt(fromMs, 0), placeAt(toMs, rows.length));
}

function foldOf(period: Period): Totals {
	const inside = within(period);
	const before = rows[rows.indexOf(inside[0]!) - 1];
	const cashBefore = (row: JournalRow): bigint => rows[rows.indexOf(row) - 1]?.cashAfterMinor ?? 0n;
	const kinds = KIND_NAMES.flatMap((kind) => {
		const those = inside.filter((row) => row.kind === kind);
		if (those.length === 0) return [];
		const sum = (amount: (row: JournalRow) => bigint): bigint => those.reduce((all, row) => all + amount(row), 0n);
		return {
			kind,
			operations: those.length,
			stakeMinor: sum((row) => row.stakeMinor),
			winMinor: sum((row) => row.winMinor),
			cashMinor: sum((row) => row.cashAfterMinor - cashBefore(row)),
			stakePartsMinor: 0n,
			winPartsMinor: 0n,
		};
	});
	const openingMinor = before?.cashAfterMinor ?? 0n;
	return { openingMinor, closingMinor: inside.at(-1)?.cashAfterMinor ?? openingMinor, kinds };
}

const moments = fc.option(
	fc.integer({ min: -1_000, max: (COUNT + 10) * 20 }).map((minutes) => START_MS + minutes * MINUTE_MS),
	{ nil: undefined },
);
const kindLists = fc.option(fc.subarray(["deposit", "casinoRound", "sportsBet", "sportsSettle", "withdrawalRequest"]), {
	nil: undefined,
});

describe("[WAL-05] the history of a wallet", () => {
	it("has parts, and a rest that is in none", async () => {
		const { rows: parts } = await sql<{ first: bigint; last: bigint }>`select first_seq as first, last_seq as last
			from ledger.chain_part order by last_seq`.execute(books.database.reader);
		expect(parts.map(({ first, last }) => [Number(first), Number(last)])).toEqual(
			Array.from({ length: 7 }, (_, place) => [place * 256 + 1, (place + 1) * 256]),
		);
		expect(rows).toHaveLength(COUNT + 3);
		expect(await books.ledger.audit()).toEqual([]);
	});

	it("by kinds and period is what is so in its whole chain, page by page", async () => {
		await fc.assert(
			fc.asyncProperty(
				moments,
				moments,
				kindLists,
				fc.integer({ min: 1, max: 60 }),
				async (fromMs, toMs, kinds, limit) => {
					const wanted = within({ fromMs, toMs })
						.filter(({ kind }) => !kinds || (kinds as Kind[]).includes(kind))
						.reverse();
					const query: HistoryQuery = { fromMs, toMs, limit, ...(kinds ? { kinds: kinds as Kind[] } : {}) };
					const first = await books.ledger.history(playerId, "CAD", query);
					expect(first).toEqual(wanted.slice(0, limit));
					const middle = wanted[Math.floor(wanted.length / 2)];
					if (middle) {
						const at = wanted.indexOf(middle) + 1;
						const next = await books.ledger.history(playerId, "CAD", { ...query, before: middle.opId });
						expect(next).toEqual(wanted.slice(at, at + limit));
					}
				},
			),
			{ numRuns: 120 },
		);
	});

	it("adds up to the sums of its operations in any period, and to the balances at its ends", async () => {
		await fc.assert(
			fc.asyncProperty(moments, moments, async (one, other) => {
				const [fromMs, toMs] = one !== undefined && other !== undefined && one > other ? [other, one] : [one, other];
				const totals = await books.ledger.totals(playerId, "CAD", { fromMs, toMs });
				const byKind = totals.kinds.toSorted((a, b) => KIND_NAMES.indexOf(a.kind) - KIND_NAMES.indexOf(b.kind));
				const expected = foldOf({ fromMs, toMs });
				// What is empty has the balance of its moment at both ends.
				if (expected.kinds.length > 0) expect({ ...totals, kinds: byKind }).toEqual(expected);
				else expect(totals).toMatchObject({ kinds: [], closingMinor: totals.openingMinor });
			}),
			{ numRuns: 120 },
		);
	});

	it("of nothing is empty, and of a period that ends before it begins, too", async () => {
		const nothing = { openingMinor: 0n, closingMinor: 0n, kinds: [] };
		expect(await books.ledger.totals(books.newId(), "CAD", {})).toEqual(nothing);
		expect(await books.ledger.history(books.newId(), "CAD", { kinds: ["deposit"], limit: 5 })).toEqual([]);
		const period = { fromMs: START_MS + 3 * DAY_MS, toMs: START_MS };
		expect((await books.ledger.totals(playerId, "CAD", period)).kinds).toEqual([]);
		expect(await books.ledger.history(playerId, "CAD", { ...period, limit: 5 })).toEqual([]);
	});

	it("of another player begins nowhere", async () => {
		const other = await books.player(50n);
		expect(await books.ledger.history(other, "CAD", { before: rows.at(-1)!.opId, limit: 5 })).toEqual([]);
	});
});
