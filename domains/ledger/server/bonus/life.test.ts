import { BrokenInvariant } from "@baize/kernel/check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BonusActivation, Operation, Posted, WagerTerms } from "../../contract/index.ts";
import { activate, aSlotRound, playerWithBonus, promise, remove, someTerms } from "../../testing/bonuses.ts";
import { anOperation, openTestBooks, type TestBooks } from "../../testing/index.ts";

let books: TestBooks;
beforeAll(async () => {
	books = await openTestBooks();
});
afterAll(async () => {
	expect(await books.ledger.audit()).toEqual([]);
	await books.close();
});

const TERMS: Partial<WagerTerms> = {
	gameShares: [
		{ gameId: 21, shareX1000: null },
		{ gameId: 22, shareX1000: 500 },
	],
};
const funds = (playerId: bigint) => books.ledger.balances(playerId, "CAD");
const activationOf = (playerId: bigint, grant: bigint, over: Partial<BonusActivation> = {}): BonusActivation => ({
	playerId,
	currency: "CAD",
	grant,
	activationId: books.newId(),
	terms: someTerms(books.clock.nowMs()),
	lockMinor: 0n,
	lockId: books.newId(),
	...over,
});
const activateBy = (activation: BonusActivation) =>
	books.database.transaction((tx) => books.ledger.bonuses.activate(tx, activation));

describe("[PROMO-02] a bonus", () => {
	it("is promised, comes into force with a lock, and is given up: every amount goes its way and back", async () => {
		const playerId = await books.player(70n);
		const grant = await promise(books, playerId, 50n);
		expect(await funds(playerId)).toMatchObject({ cash: 70n, npBonus: 50n, bonus: 0n });
		await activate(books, { playerId, grant }, TERMS, 40n);
		expect(await funds(playerId)).toMatchObject({ cash: 30n, npBonus: 0n, bonus: 50n, locked: 40n });
		const { termsHash, ...terms } = someTerms(books.clock.nowMs(), TERMS);
		const wager = await books.ledger.wager(books.database.reader, playerId, "CAD");
		expect(wager).toMatchObject({ ...terms, grant, leftX1000: 1_000_000n });
		expect(Buffer.from(wager!.termsHash)).toEqual(Buffer.from(termsHash));
		const removed = { status: "done", replayed: false, bonusMinor: 50n, promisedMinor: 0n, releasedMinor: 40n };
		expect(await remove(books, { playerId, grant })).toEqual(removed);
		expect(await funds(playerId)).toMatchObject({ cash: 70n, npBonus: 0n, bonus: 0n, locked: 0n });
		expect(await books.ledger.wager(books.database.reader, playerId, "CAD")).toBeUndefined();
		expect(await remove(books, { playerId, grant })).toEqual({ status: "done", replayed: true });
	});

	it("that is only promised can be taken back, and never comes into force then", async () => {
		const playerId = await books.player(70n);
		const [grant, other] = [await promise(books, playerId, 50n), await promise(books, playerId, 8n)];
		expect(await remove(books, { playerId, grant })).toMatchObject({ promisedMinor: 50n, bonusMinor: 0n });
		expect(await funds(playerId)).toMatchObject({ npBonus: 8n });
		expect(await activateBy(activationOf(playerId, grant))).toEqual({ status: "ended" });
		expect((await activateBy(activationOf(playerId, other))).status).toBe("done");
	});

	it("is granted and put in force once, however often it is asked", async () => {
		const playerId = await books.player(0n);
		const grant = books.newId();
		const ask = (amountMinor: bigint) =>
			books.database.transaction((tx) =>
				books.ledger.bonuses.grant(tx, { playerId, currency: "CAD", grant, amountMinor }),
			);
		expect(await ask(50n)).toEqual({ status: "done", replayed: false });
		expect(await ask(50n)).toEqual({ status: "done", replayed: true });
		expect(await ask(51n)).toEqual({ status: "conflict" });
		const activation = activationOf(playerId, grant);
		const answers = await Promise.all([activateBy(activation), activateBy(activation), activateBy(activation)]);
		expect(answers.filter((each) => each.status === "done" && !each.replayed)).toHaveLength(1);
		expect(answers.filter((each) => each.status === "done" && each.replayed)).toHaveLength(2);
		expect(await funds(playerId)).toMatchObject({ bonus: 50n, npBonus: 0n });
		const otherTerms = someTerms(books.clock.nowMs(), { termsHash: Buffer.from("others") });
		expect(await activateBy({ ...activation, terms: otherTerms })).toEqual({ status: "conflict" });
	});

	it.each<[string, (playerId: bigint, grant: bigint) => Promise<BonusActivation>, object]>([
		["no wallet", async (_, grant) => activationOf(books.newId(), grant), { status: "missing" }],
		["another currency", async (id, grant) => activationOf(id, grant, { currency: "EUR" }), { status: "missing" }],
		["no such grant", async (id) => activationOf(id, books.newId()), { status: "unknown" }],
		[
			"the grant of another player",
			async (_, grant) => activationOf(await books.player(1n), grant),
			{ status: "unknown" },
		],
		[
			"more to lock than there is",
			async (id, grant) => activationOf(id, grant, { lockMinor: 71n }),
			{ status: "insufficient", cashMinor: 70n },
		],
	])("does not come into force for %s", async (_what, activationFor, expected) => {
		const playerId = await books.player(70n);
		const grant = await promise(books, playerId, 50n);
		expect(await activateBy(await activationFor(playerId, grant))).toEqual(expected);
		expect(await funds(playerId)).toMatchObject({ cash: 70n, npBonus: 50n, bonus: 0n, locked: 0n });
	});

	it("is one at a time in a wallet", async () => {
		const { playerId } = await playerWithBonus(books, { bonus: 10n });
		const next = await promise(books, playerId, 5n);
		expect(await activateBy(activationOf(playerId, next))).toEqual({ status: "otherInForce" });
		expect(await funds(playerId)).toMatchObject({ bonus: 10n, npBonus: 5n });
	});

	it("that ends while a stake waits for the wallet gives no part to that stake", async () => {
		const player = await playerWithBonus(books, { cash: 50n, bonus: 100n }, { fundsOrder: "bonusFirst" });
		let waiting: Promise<Posted> | undefined;
		await books.database.transaction(async (tx) => {
			await books.ledger.bonuses.remove(tx, { ...player, currency: "CAD", releaseId: books.newId() });
			waiting = books.ledger.post(aSlotRound(books, player.playerId, 20n));
			await new Promise((resolve) => setTimeout(resolve, 150));
		});
		expect(await waiting).toMatchObject({ status: "done", cashAfterMinor: 30n });
		expect(await funds(player.playerId)).toMatchObject({ cash: 30n, bonus: 0n });
	});

	it("that comes into force while a stake waits takes its part of that stake", async () => {
		const playerId = await books.player(50n);
		const grant = await promise(books, playerId, 100n);
		const terms = someTerms(books.clock.nowMs(), { fundsOrder: "bonusFirst" });
		let waiting: Promise<Posted> | undefined;
		await books.database.transaction(async (tx) => {
			await books.ledger.bonuses.activate(tx, activationOf(playerId, grant, { terms }));
			waiting = books.ledger.post(aSlotRound(books, playerId, 20n, 40n));
			await new Promise((resolve) => setTimeout(resolve, 150));
		});
		expect(await waiting).toMatchObject({ status: "done", cashAfterMinor: 50n });
		expect(await funds(playerId)).toMatchObject({ cash: 50n, bonus: 120n });
	});
});

describe("[PROMO-02] what only a mistake of ours can ask", () => {
	const refused = async (work: Promise<unknown>) => expect(work).rejects.toThrow(BrokenInvariant);

	it.each<[string, Partial<WagerTerms>]>([
		["nothing to wager", { requiredX1000: 0n }],
		["a negative requirement", { requiredX1000: -1n }],
		["a requirement beyond the books", { requiredX1000: 2n ** 63n }],
		["a share below zero", { sharesX1000: { slots: -1 } }],
		["a share with a fraction", { sharesX1000: { slots: 0.5 } }],
		["a share that is no number", { sharesX1000: { slots: Number.NaN } }],
		["a game without a number", { gameShares: [{ gameId: 0, shareX1000: null }] }],
		["a game's share below zero", { gameShares: [{ gameId: 7, shareX1000: -1 }] }],
		[
			"a game that is named twice",
			{
				gameShares: [
					{ gameId: 7, shareX1000: null },
					{ gameId: 7, shareX1000: 10 },
				],
			},
		],
		["a negative maximum", { maxStakeMinor: -1n }],
		["a maximum beyond the books", { maxConvertedMinor: 2n ** 53n }],
		["an infinite multiple of wins", { perWinX1000: Number.POSITIVE_INFINITY }],
		["no end", { untilMs: Number.NaN }],
		["no hash", { termsHash: new Uint8Array() }],
	])("%s is refused, and nothing has changed", async (_what, terms) => {
		const playerId = await books.player(10n);
		const grant = await promise(books, playerId, 50n);
		await refused(activate(books, { playerId, grant }, terms));
		expect(await funds(playerId)).toMatchObject({ cash: 10n, npBonus: 50n, bonus: 0n });
	});

	it.each([-1n, 2n ** 53n, 2n ** 64n])("a bonus of %d is refused", async (amountMinor) => {
		await refused(promise(books, await books.player(), amountMinor));
	});

	it("an operation of a bonus is not posted without its command, nor bonus money won without its grant", async () => {
		const playerId = await books.player(10n);
		const post = async (operation: Operation) => books.ledger.post(operation);
		for (const kind of ["bonusGranted", "bonusActivated", "depositLocked", "bonusConverted", "bonusRemoved"] as const)
			await refused(post(anOperation(kind, books.newId(), playerId)));
		await refused(post(anOperation("freeSpinWonBonus", books.newId(), playerId, 1n, 1n)));
		const round = aSlotRound(books, playerId, 1n);
		await refused(post({ ...round, grant: -5n }));
	});
});
