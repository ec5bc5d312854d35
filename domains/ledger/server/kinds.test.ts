import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Fund, KIND_NAMES, KINDS, type Kind, type Leg } from "../contract/index.ts";
import { anOperation, openTestBooks, type TestBooks } from "../testing/index.ts";

let books: TestBooks;
beforeAll(async () => {
	books = await openTestBooks();
});
afterAll(async () => {
	expect(await books.ledger.audit()).toEqual([]);
	await books.close();
});

type Case = {
	kind: Kind;
	stake?: bigint;
	win?: bigint;
	/** What must be opened before, with the same subject; every player begins with a deposit of 10.00. */
	after?: Kind;
	funds: Partial<Record<Fund, bigint>>;
};

const CASES: Case[] = [
	{ kind: "casinoStake", stake: 300n, funds: { cash: 700n } },
	{ kind: "casinoSettle", win: 550n, after: "casinoStake", funds: { cash: 1_250n } },
	{ kind: "casinoSettle", win: 0n, after: "casinoStake", funds: { cash: 700n } },
	{ kind: "casinoRound", stake: 300n, win: 0n, funds: { cash: 700n } },
	{ kind: "casinoRound", stake: 1_000n, win: 2_500n, funds: { cash: 2_500n } },
	{ kind: "deposit", win: 500n, funds: { cash: 1_500n } },
	{ kind: "withdrawalRequest", stake: 300n, funds: { cash: 700n, pendingWithdrawal: 300n } },
	{ kind: "withdrawalPaid", stake: 300n, after: "withdrawalRequest", funds: { cash: 700n } },
	{ kind: "withdrawalCancelled", stake: 300n, after: "withdrawalRequest", funds: { cash: 1_000n } },
	{ kind: "withdrawalFailed", stake: 300n, after: "withdrawalRequest", funds: { cash: 1_000n } },
	{ kind: "sportsBet", stake: 300n, funds: { cash: 700n, openStakes: 300n } },
	{ kind: "sportsSettle", stake: 300n, win: 570n, after: "sportsBet", funds: { cash: 1_270n } },
	{ kind: "sportsSettle", stake: 300n, win: 0n, after: "sportsBet", funds: { cash: 700n } },
	{ kind: "sportsVoid", stake: 300n, after: "sportsBet", funds: { cash: 1_000n } },
	{ kind: "casinoCorrection", stake: 10n, win: 250n, funds: { cash: 1_240n } },
	{ kind: "sportsCorrection", stake: 250n, funds: { cash: 750n } },
	{ kind: "promotionsCorrection", win: 250n, funds: { cash: 1_250n } },
	{ kind: "externalCorrection", stake: 250n, funds: { cash: 750n } },
];

describe("[WAL-05] each kind of operation", () => {
	it.each(CASES)("$kind with stake $stake and win $win leaves $funds", async ({ kind, stake, win, after, funds }) => {
		const playerId = await books.player(1_000n);
		const subject = books.newId();
		if (after) await books.ledger.post(anOperation(after, subject, playerId, 300n));
		const posted = await books.ledger.post(anOperation(kind, subject, playerId, stake, win));
		expect(posted).toMatchObject({ status: "done", cashAfterMinor: funds.cash, replayed: false });
		const none = { cash: 0n, bonus: 0n, locked: 0n, npBonus: 0n, pendingWithdrawal: 0n, openStakes: 0n };
		expect(await books.ledger.balances(playerId, "CAD")).toMatchObject({ ...none, ...funds });
	});

	it("is tried above", () => {
		expect(new Set(CASES.map((each) => each.kind))).toEqual(new Set(KIND_NAMES));
	});

	it.each(["casinoStake", "casinoRound", "withdrawalRequest", "sportsBet", "externalCorrection"] as const)(
		"%s of more than the cash is refused with the true balance",
		async (kind) => {
			const playerId = await books.player(1_000n);
			const posted = await books.ledger.post(anOperation(kind, books.newId(), playerId, 1_001n));
			expect(posted).toEqual({ status: "insufficient", cashMinor: 1_000n });
			expect(await books.ledger.balances(playerId, "CAD")).toMatchObject({ cash: 1_000n, seq: 1n });
		},
	);

	it("stands in the database as in the contract", async () => {
		const { rows } = await sql<{ name: Kind; kind: number; legs: Leg[] }>`
			select name, kind, json_agg(json_build_object('amount', amount, 'from', replace(from_account, 'house', 'operator'), 'to', replace(to_account, 'house', 'operator')) order by leg)
				as legs from ledger.op_kind group by 1, 2`.execute(books.database.reader);
		const chart = Object.fromEntries(rows.map(({ name, kind, legs }) => [name, { number: kind, legs }]));
		const contract = KIND_NAMES.map((kind) => [kind, { number: KINDS[kind].number, legs: KINDS[kind].legs }]);
		expect(chart).toEqual(Object.fromEntries(contract));
	});
});

describe("[WAL-05] what closes", () => {
	const SEQUENCES: [Kind, Kind, Kind][] = [
		["sportsBet", "sportsSettle", "sportsVoid"],
		["sportsBet", "sportsVoid", "sportsSettle"],
		["withdrawalRequest", "withdrawalPaid", "withdrawalCancelled"],
		["withdrawalRequest", "withdrawalFailed", "withdrawalPaid"],
	];

	it.each(SEQUENCES)("a %s ended by %s is not ended again by %s", async (opens, closes, late) => {
		const playerId = await books.player(1_000n);
		const subject = books.newId();
		await books.ledger.post(anOperation(opens, subject, playerId, 300n));
		await books.ledger.post(anOperation(opens, books.newId(), playerId, 300n));
		await books.ledger.post(anOperation(closes, subject, playerId, 300n));
		expect(await books.ledger.post(anOperation(late, subject, playerId, 300n))).toEqual({ status: "conflict" });
		const again = await books.ledger.post(anOperation(closes, subject, playerId, 300n));
		expect(again).toMatchObject({ status: "done", replayed: true });
	});

	it("finds nothing to close before it was opened, and still closes it afterwards", async () => {
		const playerId = await books.player(1_000n);
		const subject = books.newId();
		const settle = anOperation("sportsSettle", subject, playerId, 300n, 600n);
		expect(await books.ledger.post(settle)).toEqual({ status: "conflict" });
		await books.ledger.post(anOperation("sportsBet", subject, playerId, 300n));
		expect(await books.ledger.post(settle)).toMatchObject({ status: "done", cashAfterMinor: 1_300n });
	});

	it("closes the whole stake, of the same player, of the right kind", async () => {
		const [playerId, other] = [await books.player(1_000n), await books.player(1_000n)];
		const [bet, withdrawal] = [books.newId(), books.newId()];
		await books.ledger.post(anOperation("sportsBet", bet, playerId, 300n));
		await books.ledger.post(anOperation("sportsBet", books.newId(), other, 300n));
		await books.ledger.post(anOperation("withdrawalRequest", withdrawal, playerId, 300n));
		for (const wrong of [
			anOperation("sportsSettle", bet, playerId, 299n),
			anOperation("sportsSettle", bet, other, 300n),
			anOperation("sportsSettle", withdrawal, playerId, 300n),
			anOperation("withdrawalPaid", bet, playerId, 300n),
		]) {
			expect(await books.ledger.post(wrong)).toEqual({ status: "conflict" });
		}
	});

	it("cannot close a bet that was refused", async () => {
		const playerId = await books.player(100n);
		const bet = books.newId();
		await books.ledger.post(anOperation("sportsBet", bet, playerId, 300n));
		const settled = await books.ledger.post(anOperation("sportsVoid", bet, playerId, 300n));
		expect(settled).toEqual({ status: "conflict" });
	});
});
