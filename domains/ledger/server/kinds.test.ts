import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, type Fund, isClosing, isCorrecting, isFund, type Kind, PLAIN_KINDS } from "../contract/index.ts";
import { aChange, anOperation, openTestBooks, type TestBooks } from "../testing/index.ts";

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
	/** What must be posted before, about the same subject; every player begins with a deposit of 10.00. */
	after?: Kind | readonly Kind[];
	/** The amounts of that. */
	opening?: { stake: bigint; win: bigint };
	funds: Partial<Record<Fund, bigint>>;
};

const CASES: Case[] = [
	{ kind: "casinoStake", stake: 300n, funds: { cash: 700n } },
	{ kind: "casinoSettle", win: 550n, after: "casinoStake", funds: { cash: 1_250n } },
	{ kind: "casinoSettle", win: 0n, after: "casinoStake", funds: { cash: 700n } },
	{ kind: "casinoRound", stake: 300n, win: 0n, funds: { cash: 700n } },
	{ kind: "casinoRound", stake: 1_000n, win: 2_500n, funds: { cash: 2_500n } },
	{ kind: "casinoWin", win: 120n, after: "casinoStake", funds: { cash: 820n } },
	{ kind: "casinoVoid", stake: 300n, after: "casinoStake", funds: { cash: 1_000n } },
	{ kind: "casinoResettle", stake: 0n, win: 500n, after: "casinoRound", funds: { cash: 1_200n } },
	{ kind: "deposit", win: 500n, funds: { cash: 1_500n } },
	{ kind: "withdrawalRequest", stake: 300n, funds: { cash: 700n, pendingWithdrawal: 300n } },
	{ kind: "withdrawalPaid", stake: 300n, after: "withdrawalRequest", funds: { cash: 700n } },
	{ kind: "withdrawalCancelled", stake: 300n, after: "withdrawalRequest", funds: { cash: 1_000n } },
	{ kind: "withdrawalFailed", stake: 300n, after: "withdrawalRequest", funds: { cash: 1_000n } },
	{ kind: "sportsBet", stake: 300n, funds: { cash: 700n, openStakes: 300n } },
	{ kind: "sportsSettle", stake: 300n, win: 570n, after: "sportsBet", funds: { cash: 1_270n } },
	{ kind: "sportsSettle", stake: 300n, win: 0n, after: "sportsBet", funds: { cash: 700n } },
	{ kind: "sportsVoid", stake: 300n, after: "sportsBet", funds: { cash: 1_000n } },
	{ kind: "sportsCashOut", stake: 120n, win: 100n, after: "sportsBet", funds: { cash: 800n, openStakes: 180n } },
	{ kind: "sportsResettle", stake: 0n, win: 570n, after: ["sportsBet", "sportsSettle"], funds: { cash: 1_270n } },
	{ kind: "casinoCorrection", stake: 10n, win: 250n, funds: { cash: 1_240n } },
	{ kind: "sportsCorrection", stake: 250n, funds: { cash: 750n } },
	{ kind: "promotionsCorrection", win: 250n, funds: { cash: 1_250n } },
	{ kind: "externalCorrection", stake: 250n, funds: { cash: 750n } },
	{ kind: "freeBet", stake: 300n, funds: { cash: 1_000n, openStakes: 300n } },
	{ kind: "freeBetSettle", stake: 300n, win: 270n, after: "freeBet", funds: { cash: 1_270n } },
	{ kind: "freeBetSettle", stake: 300n, win: 0n, after: "freeBet", funds: { cash: 1_000n } },
	{ kind: "freeBetVoid", stake: 300n, after: "freeBet", funds: { cash: 1_000n } },
	{ kind: "freeSpin", stake: 20n, win: 0n, funds: { cash: 1_000n } },
	{ kind: "freeSpin", stake: 20n, win: 150n, funds: { cash: 1_150n } },
	{ kind: "cashback", win: 50n, funds: { cash: 1_050n } },
	{ kind: "pointsRedeemed", win: 50n, funds: { cash: 1_050n } },
	{ kind: "referralPaid", win: 50n, funds: { cash: 1_050n } },
	{ kind: "prizePaid", win: 50n, funds: { cash: 1_050n } },
	{ kind: "jackpotWon", win: 99_999n, funds: { cash: 100_999n } },
	{ kind: "transferOut", stake: 300n, funds: { cash: 700n } },
	{ kind: "transferIn", win: 300n, funds: { cash: 1_300n } },
	{ kind: "transferReturned", stake: 300n, after: "transferOut", funds: { cash: 1_000n } },
	{ kind: "chargeback", stake: 1_000n, win: 0n, funds: {} },
	{ kind: "chargeback", stake: 400n, win: 600n, funds: { cash: 600n } },
	{ kind: "chargebackWon", win: 500n, funds: { cash: 1_500n } },
	{ kind: "adjustment", win: 250n, funds: { cash: 1_250n } },
	{ kind: "adjustment", stake: 250n, funds: { cash: 750n } },
	{
		kind: "debtRepaid",
		stake: 300n,
		after: "chargeback",
		opening: { stake: 0n, win: 300n },
		funds: { cash: 700n },
	},
];

describe("[WAL-05] each kind of operation", () => {
	/** A player of whom this is posted, after what it needs. */
	async function postCase({ kind, stake, win, after, opening = { stake: 300n, win: 0n } }: Case) {
		const playerId = await books.player(1_000n);
		const subject = books.newId();
		for (const before of [after ?? []].flat())
			await books.ledger.post(anOperation(before, subject, playerId, opening.stake, opening.win));
		const operation = isCorrecting(kind)
			? aChange(kind, { opened: subject, revision: 2 }, books.newId(), playerId, stake, win)
			: anOperation(kind, isClosing(kind) ? subject : books.newId(), playerId, stake, win);
		return { playerId, posted: await books.ledger.post(operation) };
	}

	it.each(CASES)("$kind with stake $stake and win $win leaves $funds", async (each) => {
		const { funds } = each;
		const { playerId, posted } = await postCase(each);
		expect(posted).toMatchObject({ status: "done", cashAfterMinor: funds.cash ?? 0n, replayed: false });
		const none = { cash: 0n, bonus: 0n, locked: 0n, npBonus: 0n, pendingWithdrawal: 0n, openStakes: 0n };
		expect(await books.ledger.balances(playerId, "CAD")).toMatchObject({ ...none, ...funds });
	});

	it("is tried above, or with the bonuses", () => {
		expect(new Set(CASES.map((each) => each.kind))).toEqual(new Set(PLAIN_KINDS));
	});

	it("debtRepaid of more than is owed is refused", async () => {
		const playerId = await books.player(1_000n);
		await books.ledger.post(anOperation("chargeback", books.newId(), playerId, 0n, 300n));
		const posted = await books.ledger.post(anOperation("debtRepaid", books.newId(), playerId, 301n));
		expect(posted).toEqual({ status: "insufficient", cashMinor: 1_000n });
	});

	it.each([
		"casinoStake",
		"casinoRound",
		"withdrawalRequest",
		"sportsBet",
		"externalCorrection",
		"transferOut",
		"adjustment",
	] as const)("%s of more than the cash is refused with the true balance", async (kind) => {
		const playerId = await books.player(1_000n);
		const posted = await books.ledger.post(anOperation(kind, books.newId(), playerId, 1_001n));
		expect(posted).toEqual({ status: "insufficient", cashMinor: 1_000n });
		expect(await books.ledger.balances(playerId, "CAD")).toMatchObject({ cash: 1_000n, seq: 1n });
	});

	it.each(CASES)("$kind with stake $stake and win $win has entries that sum to zero", async (each) => {
		const { playerId } = await postCase(each);
		const { rows } = await sql<{ account: Account; amount: bigint }>`select account, sum(amount)::bigint as amount
			from ledger.entry where player_id = ${playerId} group by 1`.execute(books.database.reader);
		expect(rows.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
		const ofFunds = rows.filter(({ account, amount }) => isFund(account) && amount !== 0n);
		expect(Object.fromEntries(ofFunds.map(({ account, amount }) => [account, amount]))).toEqual(each.funds);
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
