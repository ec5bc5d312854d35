import { MINUTE_MS } from "@baize/kernel/time";
import { anOperation, aRound } from "@baize/ledger/testing";
import { type RawBuilder, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Law, listLaws, proposeOpening } from "../../contract/index.ts";
import {
	aDepositEntry,
	openTestGeneralLedger,
	operatorVisit,
	posted,
	type TestGeneralLedger,
} from "../../testing/index.ts";

let app: TestGeneralLedger;
beforeEach(async () => {
	app = await openTestGeneralLedger();
});
afterEach(() => app.close());

/** A player whose deposit is in the books, too, as the cashier posts it. */
async function aFundedPlayer(cashMinor: bigint): Promise<bigint> {
	const playerId = await app.player(cashMinor);
	await posted(app, aDepositEntry(app.newId(), cashMinor));
	return playerId;
}

const balances = async () =>
	Object.fromEntries(
		(await app.generalLedger.balances(app.database.reader)).map(({ account, amount }) => [account, amount]),
	);

/** A minute later, so that what was posted is before it. */
async function compared() {
	app.clock.set(app.clock.nowMs() + MINUTE_MS);
	const { sums } = await app.generalLedger.compare();
	return sums.filter(({ leftMinor, rightMinor }) => leftMinor !== rightMinor);
}

const harmed = (statement: RawBuilder<unknown>) => statement.execute(app.database.reader);

describe("[WAL-05] the comparison of the books with the wallets", () => {
	it("begins with what the wallets had before, and then follows what the games earn", async () => {
		const playerId = await app.player(1_000n);
		await app.ledger.post(aRound(app.newId(), playerId, 100n, 30n));
		expect(await compared()).toEqual([]);
		expect(await balances()).toEqual({ playersExternal: -1_000n, playersCasino: 70n, openingBalance: 930n });
		const other = await aFundedPlayer(500n);
		await app.ledger.post(aRound(app.newId(), other, 200n, 250n));
		const bet = app.newId();
		await app.ledger.post(anOperation("sportsBet", bet, other, 40n));
		await app.ledger.post(anOperation("sportsSettle", bet, other, 40n, 10n));
		await app.ledger.post(anOperation("promotionsCorrection", app.newId(), other, 0n, 15n));
		expect(await compared()).toEqual([]);
		expect(await balances()).toEqual({
			"providerClearing:sandbox": 500n,
			playersExternal: -1_500n,
			playersCasino: 20n,
			playersSports: 30n,
			playersPromotions: -15n,
			casinoRevenue: 50n,
			sportsRevenue: -30n,
			promotionsCost: 15n,
			openingBalance: 930n,
		});
		expect(await compared()).toEqual([]);
	});

	it("is made once where several processes make it at the same time", async () => {
		const playerId = await app.player(1_000n);
		await Promise.all(Array.from({ length: 3 }, () => app.generalLedger.compare()));
		await app.ledger.post(aRound(app.newId(), playerId, 100n, 30n));
		await Promise.all(Array.from({ length: 3 }, () => app.generalLedger.compare()));
		expect(await compared()).toEqual([]);
		expect(await balances()).toEqual({
			playersExternal: -1_000n,
			playersCasino: 70n,
			casinoRevenue: -70n,
			openingBalance: 1_000n,
		});
	});

	it("finds nothing while many wallets move at the same time", async () => {
		await compared();
		const players = await Promise.all(Array.from({ length: 5 }, () => aFundedPlayer(1_000n)));
		const playing = players.map(async (playerId) => {
			for (let round = 0; round < 20; round++) await app.ledger.post(aRound(app.newId(), playerId, 10n, BigInt(round)));
		});
		const found = [];
		for (let run = 0; run < 6; run++) found.push(...(await app.generalLedger.compare()).sums);
		await Promise.all(playing);
		found.push(...(await app.generalLedger.compare()).sums);
		expect(found.filter(({ leftMinor, rightMinor }) => leftMinor !== rightMinor)).toEqual([]);
		expect((await balances()).playersCasino).toBe(50n);
	});

	it("counts an operation that was committed long after its time", async () => {
		const playerId = await aFundedPlayer(1_000n);
		await compared();
		let commit: () => void = () => {};
		const waiting = new Promise<void>((resolve) => {
			commit = resolve;
		});
		let begun: () => void = () => {};
		const isPosted = new Promise<void>((resolve) => {
			begun = resolve;
		});
		const late = app.database.transaction(async (tx) => {
			await app.ledger.postIn(tx, aRound(app.newId(), playerId, 100n, 0n));
			begun();
			await waiting;
		});
		await isPosted;
		for (let run = 0; run < 3; run++) expect(await compared()).toEqual([]);
		commit();
		await late;
		await app.ledger.post(aRound(app.newId(), playerId, 7n, 0n));
		expect(await compared()).toEqual([]);
		expect((await balances()).casinoRevenue).toBe(-107n);
	});

	it.each<[string, RawBuilder<unknown>, Law[], string]>([
		[
			"money that moved in a wallet past the journal",
			sql`update ledger.wallet set cash = cash + 5, house_casino = house_casino - 5`,
			["walletsAndJournal", "walletsAndBooks"],
			"casinoGames",
		],
		[
			"an operation that was changed before it was counted",
			sql`update ledger.journal set win = win + 3 where kind = 3`,
			["walletsAndJournal", "walletsAndBooks"],
			"casinoGames",
		],
		[
			"a deposit that the books do not have",
			sql`update ledger.wallet set cash = cash + 9, external = external - 9`,
			["walletsAndJournal", "walletsAndBooks"],
			"payouts",
		],
		[
			"money that promotions gave past the journal",
			sql`update ledger.wallet set cash = cash + 5, house_promotions = house_promotions - 5`,
			["walletsAndJournal", "walletsAndBooks"],
			"promotionPayouts",
		],
		[
			"a balance that was changed",
			sql`update general_ledger.balance set amount = amount + 1 where account = 'playersExternal'`,
			["walletsAndBooks", "balancesAndLines", "booksSumToZero"],
			"payouts",
		],
		[
			"an entry that is missing",
			sql`update general_ledger.series set last_number = last_number + 1 where series = 3`,
			["entriesAreWhole"],
			"payouts",
		],
	])("finds %s, and closes its product", async (_, harm, laws, flag) => {
		const playerId = await aFundedPlayer(1_000n);
		expect(await compared()).toEqual([]);
		await app.ledger.post(aRound(app.newId(), playerId, 50n, 0n));
		await harmed(harm);
		const found = await compared();
		expect(new Set(found.map(({ law }) => law))).toEqual(new Set(laws));
		expect([...app.switches.off]).toContain(flag);
	});

	it("compares what wallets hold with what it is held for, and closes the product that holds it", async () => {
		let missingMinor = 0n;
		app.generalLedger.addHolder({
			fund: "openStakes",
			sumsIn: (bucket) => sql`select player_id, 'CAD'::text as currency, open_stakes - ${missingMinor}::bigint as held
				from ledger.wallet where bucket = ${bucket} and open_stakes <> 0`,
		});
		const playerId = await aFundedPlayer(1_000n);
		await app.ledger.post(anOperation("sportsBet", app.newId(), playerId, 40n));
		expect(await compared()).toEqual([]);
		const shown = async () =>
			(await app.call(listLaws, {}, operatorVisit("audit"))).laws.find(({ id }) => id === "heldForSomething");
		expect(await shown()).toMatchObject({
			isHeld: true,
			sums: [{ subject: "openStakes", currency: "CAD", leftMinor: 40, rightMinor: 40, differenceMinor: 0 }],
		});
		missingMinor = 15n;
		expect(await compared()).toEqual([
			{ law: "heldForSomething", subject: "openStakes", currency: "CAD", leftMinor: 40n, rightMinor: 25n },
		]);
		expect([...app.switches.off]).toEqual(["sportsBetting"]);
		expect(await shown()).toMatchObject({ isHeld: false, heldSince: null });
	});

	it("finds money that moved in a wallet which does not move, once everything is compared", async () => {
		await aFundedPlayer(1_000n);
		expect(await compared()).toEqual([]);
		await harmed(sql`update ledger.wallet set cash = cash + 9, external = external - 9`);
		app.clock.set(app.clock.nowMs() + 24 * 60 * MINUTE_MS);
		expect((await compared()).map(({ subject, leftMinor, rightMinor }) => [subject, leftMinor - rightMinor])).toEqual([
			["external", -9n],
			["playersExternal", -9n],
		]);
	});
});

describe("[WAL-05] a product that is closed by a discrepancy", () => {
	const reason = "A test entry, posted past the cashier.";
	const propose = (product: "payments" | "casino", role = "withdrawals") =>
		app.call(proposeOpening, { params: { product }, body: { reason } }, operatorVisit(role));
	const end = async (product: "payments" | "casino") => app.approve((await propose(product)).proposal);
	const laws = () => app.call(listLaws, {}, operatorVisit("audit"));

	beforeEach(async () => {
		await aFundedPlayer(1_000n);
		await compared();
		await posted(app, aDepositEntry(app.newId(), 400n));
		await compared();
	});

	it("[BO-01] is shown with its difference, until two operators open it with a reason", async () => {
		const { laws: shown, freezes } = await laws();
		expect(shown.find(({ id }) => id === "walletsAndBooks")).toMatchObject({
			isHeld: false,
			sums: expect.arrayContaining([
				{ subject: "playersExternal", currency: "CAD", leftMinor: -1_000, rightMinor: -1_400, differenceMinor: 400 },
			]),
		});
		expect(freezes).toMatchObject([
			{ product: "payments", discrepancies: [{ subject: "playersExternal", differenceMinor: 400 }] },
		]);
		expect(app.switches.off).toEqual(new Set(["cashierDeposit", "cashierWithdraw", "payouts"]));
		const { proposal } = await propose("payments");
		expect(app.switches.off).toContain("payouts");
		expect((await laws()).freezes).toMatchObject([{ proposal: { id: proposal, byName: "Olga Novak" } }]);
		await expect(app.approve(proposal, 100n)).rejects.toMatchObject({ code: "SECOND_PERSON_NEEDED" });
		expect(await app.approve(proposal)).toMatchObject({
			effect: expect.arrayContaining([
				{
					what: "books.effects.walletsAndBooks",
					about: "playersExternal CAD",
					currency: "CAD",
					beforeMinor: 400,
					after: "books.effects.accepted",
				},
			]),
		});
		expect(app.switches.off).toEqual(new Set());
		expect((await laws()).freezes).toEqual([]);
		expect(app.audit.entries).toMatchObject([{ action: "books.freezeEnded", target: "payments", details: { reason } }]);
	});

	it("[BO-01] stays closed where another difference was found after the proposal, which has expired then", async () => {
		const { proposal } = await propose("payments");
		await posted(app, aDepositEntry(app.newId(), 1n));
		await compared();
		await expect(app.approve(proposal)).rejects.toMatchObject({ code: "PROPOSAL_EXPIRED" });
		expect(app.switches.off).toContain("payouts");
		await end("payments");
		expect(app.switches.off).toEqual(new Set());
	});

	it("stays open while the accepted difference is the same, and closes with another one", async () => {
		await end("payments");
		expect(await compared()).toHaveLength(1);
		expect(app.switches.off).toEqual(new Set());
		await posted(app, aDepositEntry(app.newId(), 1n));
		await compared();
		expect(app.switches.off).toContain("payouts");
	});

	it("stays closed when the difference is gone, because something had moved", async () => {
		const lines = aDepositEntry(1n, -400n).lines;
		await posted(app, { id: app.newId(), cause: "correction", reference: "d1", lines });
		expect(await compared()).toEqual([]);
		expect(app.switches.off).toContain("payouts");
		expect((await laws()).freezes).toHaveLength(1);
	});

	it("is closed again where its flag was switched on without a reason for the books", async () => {
		app.switches.off.delete("payouts");
		await compared();
		expect(app.switches.off).toContain("payouts");
	});

	it("does not switch on what an operator had switched off before", async () => {
		await end("payments");
		app.switches.off.add("cashierDeposit");
		await posted(app, aDepositEntry(app.newId(), 1n));
		await compared();
		await end("payments");
		expect(app.switches.off).toEqual(new Set(["cashierDeposit"]));
	});

	it("is opened by operators with the role only, and once", async () => {
		await expect(propose("payments", "audit")).rejects.toThrow("NOT_ALLOWED");
		await propose("payments");
		await expect(propose("payments")).rejects.toMatchObject({ code: "PROPOSAL_OPEN" });
		await expect(end("casino")).rejects.toMatchObject({ code: "NOT_FROZEN" });
	});
});
