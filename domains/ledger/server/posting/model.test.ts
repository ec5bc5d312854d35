import type { Id } from "@baize/kernel/id";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	FUNDS,
	isClosing,
	isCorrecting,
	KIND_SPECS,
	type Kind,
	type Leg,
	type Operation,
	PLAIN_KINDS,
	type Posted,
} from "../../contract/index.ts";
import { aChange, anOperation, LedgerModel, openTestBooks, type TestBooks } from "../../testing/index.ts";

let books: TestBooks;
beforeAll(async () => {
	books = await openTestBooks();
});
afterAll(async () => {
	await books.close();
});

const SUBJECTS = 6;

// Few subjects, ids and small amounts, so that sequences often repeat, contradict and run out of money.
const amounts = fc.integer({ min: 0, max: 4 }).map((tens) => BigInt(tens * 10));
const stepOf = (kinds: readonly Kind[], subjects = SUBJECTS): fc.Arbitrary<Step> =>
	fc.record({
		kind: fc.constantFrom(...kinds),
		subject: fc.integer({ min: 0, max: subjects - 1 }),
		stake: amounts,
		win: amounts,
		further: fc.option(fc.record({ revision: fc.integer({ min: 2, max: 4 }), id: fc.integer({ min: 0, max: 5 }) })),
	});
type Step = {
	kind: Kind;
	subject: number;
	stake: bigint;
	win: bigint;
	/** For a closing that is not the first, and for a correction: one of a few ids of its own. */
	further: { revision: number; id: number } | null;
};

type Ids = { subjects: readonly Id[]; further: readonly Id[] };

function operationOf({ kind, subject, stake, win, further }: Step, ids: Ids, playerId: Id): Operation {
	const legs: readonly Leg[] = KIND_SPECS[kind].legs;
	const moves = (amount: Leg["amount"]): boolean => legs.some((leg) => leg.amount === amount);
	const [stakeMinor, winMinor] = [moves("stake") ? stake : 0n, moves("win") ? win : 0n];
	const opened = ids.subjects[subject]!;
	const isFurther = isCorrecting(kind) || (isClosing(kind) && further !== null);
	if (!isFurther) return anOperation(kind, opened, playerId, stakeMinor, winMinor);
	const { revision, id } = further ?? { revision: 2, id: 0 };
	return aChange(kind, { opened, revision }, ids.further[id]!, playerId, stakeMinor, winMinor);
}

const newIds = (count: number): Id[] => Array.from({ length: count }, () => books.newId());

/** A player, and what is posted for them: the same for the ledger and for the model. */
async function openSequence(steps: readonly Step[]) {
	const playerId = await books.player();
	const ids = { subjects: newIds(SUBJECTS), further: newIds(SUBJECTS) };
	return { playerId, ids, model: new LedgerModel(), operations: steps.map((step) => operationOf(step, ids, playerId)) };
}

async function expectSameBooks(playerId: Id, model: LedgerModel, { subjects }: Ids): Promise<void> {
	const funds = Object.fromEntries(FUNDS.map((fund) => [fund, model.accounts[fund]]));
	expect(await books.ledger.balances(playerId, "CAD")).toMatchObject({ ...funds, seq: model.seq });
	for (const subject of subjects)
		expect(await books.ledger.standing(books.database.reader, playerId, subject)).toEqual(model.standing(subject));
}

describe("[WAL-05] any sequence of operations", () => {
	it("gives the same answers and balances as a simple model", async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(stepOf(PLAIN_KINDS), { maxLength: 30 }), async (steps) => {
				const { playerId, ids, model, operations } = await openSequence(steps);
				const posted = await Promise.all(operations.map((operation) => books.ledger.post(operation)));
				expect(posted).toEqual(operations.map((operation) => model.post(operation)));
				await expectSameBooks(playerId, model, ids);
			}),
			{ numRuns: 150 },
		);
		expect(await books.ledger.audit()).toEqual([]);
	});
});

const IN_PARTS: readonly Kind[] = [
	"deposit",
	"sportsBet",
	"sportsCashOut",
	"sportsCashOut",
	"sportsSettle",
	"sportsVoid",
	"sportsResettle",
	"casinoStake",
	"casinoWin",
	"casinoSettle",
	"casinoVoid",
	"casinoRound",
	"casinoResettle",
];

describe("[WAL-05] any sequence of parts, ends and corrections of two bets", () => {
	it("gives the same as the model: no more is closed than was opened, and each change comes once and in order", async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(stepOf(IN_PARTS, 2), { minLength: 10, maxLength: 40 }), async (steps) => {
				const { playerId, ids, model, operations } = await openSequence(steps);
				operations.unshift(anOperation("deposit", books.newId(), playerId, 0n, 200n));
				const posted = await Promise.all(operations.map((operation) => books.ledger.post(operation)));
				expect(posted).toEqual(operations.map((operation) => model.post(operation)));
				await expectSameBooks(playerId, model, ids);
			}),
			{ numRuns: 100 },
		);
		expect(await books.ledger.audit()).toEqual([]);
	});

	it("stays the same when connections are lost under way, and when all of it is posted again", async () => {
		const withoutReplayed = (posted: readonly Posted[]) => posted.map((each) => ({ ...each, replayed: undefined }));
		await fc.assert(
			fc.asyncProperty(fc.array(stepOf(IN_PARTS, 2), { minLength: 20, maxLength: 40 }), async (steps) => {
				const { playerId, ids, model, operations } = await openSequence(steps);
				operations.unshift(anOperation("deposit", books.newId(), playerId, 0n, 200n));
				const answers = operations.map((operation) => books.ledger.post(operation));
				await Promise.all([killMoneyConnections(), ...answers]);
				expect(withoutReplayed(await Promise.all(answers))).toEqual(
					withoutReplayed(operations.map((operation) => model.post(operation))),
				);
				await expectSameBooks(playerId, model, ids);
				for (const { operation, posted } of model.recorded.values()) {
					const again = posted.status === "done" ? { ...posted, replayed: true } : posted;
					expect(await books.ledger.post(operation)).toEqual(again);
				}
				await expectSameBooks(playerId, model, ids);
			}),
			{ numRuns: 12 },
		);
		expect(await books.ledger.audit()).toEqual([]);
	});
});

const killMoneyConnections = () =>
	sql`select pg_terminate_backend(pid) from pg_stat_activity
		where application_name = 'baize-ledger' and datname = current_database()`.execute(books.database.reader);
