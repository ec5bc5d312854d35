import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Operation, Parts, Posted, WagerTerms } from "../../contract/index.ts";
import {
	aboveCeiling,
	activate,
	aSlotRound,
	inClass,
	playerWithBonus,
	promise,
	remove,
} from "../../testing/bonuses.ts";
import { aChange, anOperation, openTestBooks, type TestBooks } from "../../testing/index.ts";

let books: TestBooks;
beforeAll(async () => {
	books = await openTestBooks();
});
afterAll(async () => {
	expect(await books.ledger.audit()).toEqual([]);
	await books.close();
});

const post = (operation: Operation): Promise<Posted> => books.ledger.post(operation);
const funds = (playerId: bigint) => books.ledger.balances(playerId, "CAD");
const left = async (playerId: bigint) => (await books.ledger.wager(books.database.reader, playerId, "CAD"))?.leftX1000;
const partsOf = (posted: Posted): Parts | undefined => (posted.status === "done" ? posted.parts : undefined);

describe("[PROMO-02] the parts of a stake", () => {
	it.each<[Partial<WagerTerms>, bigint, object]>([
		[{ fundsOrder: "cashFirst" }, 30n, { cash: 20n, locked: 30n, bonus: 100n }],
		[{ fundsOrder: "cashFirst" }, 60n, { cash: 0n, locked: 20n, bonus: 100n }],
		[{ fundsOrder: "cashFirst" }, 130n, { cash: 0n, locked: 0n, bonus: 50n }],
		[{ fundsOrder: "bonusFirst" }, 60n, { cash: 50n, locked: 30n, bonus: 40n }],
		[{ fundsOrder: "bonusFirst" }, 110n, { cash: 50n, locked: 20n, bonus: 0n }],
		[{ fundsOrder: "bonusFirst" }, 180n, { cash: 0n, locked: 0n, bonus: 0n }],
		[{ fundsOrder: "inProportion" }, 18n, { cash: 45n, locked: 27n, bonus: 90n }],
		// 1/180 of each is less than a unit, so cash pays it.
		[{ fundsOrder: "inProportion" }, 1n, { cash: 49n, locked: 30n, bonus: 100n }],
		// What is left of the division is more than the cash that there is.
		[{ fundsOrder: "inProportion" }, 179n, { cash: 0n, locked: 1n, bonus: 0n }],
		[{ fundsOrder: "inProportion" }, 180n, { cash: 0n, locked: 0n, bonus: 0n }],
	])("with %o of %i leave %o", async (terms, stake, expected) => {
		const { playerId } = await playerWithBonus(books, { cash: 50n, locked: 30n, bonus: 100n }, terms);
		expect((await post(aSlotRound(books, playerId, stake))).status).toBe("done");
		expect(await funds(playerId)).toMatchObject(expected);
	});

	it("decide where the win goes: to each fund in the proportion of the stake, the remainder to cash", async () => {
		const { playerId, grant } = await playerWithBonus(books, { cash: 37n, bonus: 100n });
		const posted = await post(aSlotRound(books, playerId, 100n, 500n));
		expect(posted).toMatchObject({ status: "done", cashAfterMinor: 185n });
		expect(partsOf(posted)).toEqual({
			grant,
			stakeBonusMinor: 63n,
			stakeLockedMinor: 0n,
			stakeRemovedMinor: 0n,
			winBonusMinor: 315n,
			winLockedMinor: 0n,
			winRemovedMinor: 0n,
			countedX1000: 63_000n,
		});
		expect(await funds(playerId)).toMatchObject({ cash: 185n, bonus: 352n });
		expect(await left(playerId)).toBe(937_000n);
	});

	it("are exact for the largest amounts", async () => {
		const largest = BigInt(Number.MAX_SAFE_INTEGER);
		const terms = { requiredX1000: largest * 1_000n, fundsOrder: "inProportion" } as const;
		const { playerId } = await playerWithBonus(books, { cash: largest, bonus: largest }, terms);
		const posted = await post(aSlotRound(books, playerId, largest, largest));
		const half = (largest - 1n) / 2n;
		expect(partsOf(posted)).toMatchObject({ stakeBonusMinor: half, winBonusMinor: (largest * half) / largest });
		expect(await left(playerId)).toBe(largest * 1_000n - half * 1_000n);
	});

	it("are none where the caller names no class, where the time is over, and of what is no stake of the player", async () => {
		const { playerId } = await playerWithBonus(books, { cash: 50n, bonus: 100n }, { fundsOrder: "bonusFirst" });
		await post(anOperation("casinoRound", books.newId(), playerId, 10n));
		await post(anOperation("withdrawalRequest", books.newId(), playerId, 5n));
		await post(inClass(anOperation("freeSpin", books.newId(), playerId, 5n, 5n)));
		expect(await funds(playerId)).toMatchObject({ cash: 40n, bonus: 100n });
		const late = await playerWithBonus(books, { cash: 50n, bonus: 100n }, { untilMs: books.clock.nowMs() });
		await post(aSlotRound(books, late.playerId, 10n));
		expect(await funds(late.playerId)).toMatchObject({ cash: 40n, bonus: 100n });
		expect(await post(aSlotRound(books, late.playerId, 41n))).toEqual({ status: "insufficient", cashMinor: 40n });
	});

	it("of more than all funds together are refused, recorded, with the true cash", async () => {
		const { playerId } = await playerWithBonus(books, { cash: 50n, bonus: 100n });
		const round = aSlotRound(books, playerId, 151n);
		for (const _ of [1, 2]) expect(await post(round)).toEqual({ status: "insufficient", cashMinor: 50n });
		expect(await funds(playerId)).toMatchObject({ cash: 50n, bonus: 100n });
	});
});

describe("[PROMO-02] wagering", () => {
	it.each<[string, Partial<WagerTerms>, bigint]>([
		["the bonus and locked part at its share", {}, 60_000n],
		["all of the stake where all counts", { counts: "all" }, 70_000n],
		["a share of 5 % of the smallest unit", { sharesX1000: { slots: 50 }, counts: "all" }, 3_500n],
		["nothing at a share of 0", { sharesX1000: { slots: 0 } }, 0n],
		["no more than is left", { requiredX1000: 59_999n, maxConvertedMinor: 0n }, 59_999n],
	])("counts %s", async (_what, terms, counted) => {
		const { playerId } = await playerWithBonus(books, { cash: 10n, bonus: 100n }, terms);
		expect(partsOf(await post(aSlotRound(books, playerId, 70n)))?.countedX1000).toBe(counted);
	});

	it("of a bet counts when it is settled, and not when it is void or cashed out", async () => {
		const { playerId } = await playerWithBonus(books, { bonus: 300n });
		const bets = [books.newId(), books.newId(), books.newId()] as const;
		for (const bet of bets) await post(inClass(anOperation("sportsBet", bet, playerId, 100n), "sports"));
		expect(await left(playerId)).toBe(1_000_000n);
		await post(anOperation("sportsVoid", bets[0], playerId, 100n));
		await post(anOperation("sportsCashOut", bets[1], playerId, 40n, 39n));
		expect(await left(playerId)).toBe(1_000_000n);
		await post(aChange("sportsSettle", { opened: bets[1], revision: 2 }, books.newId(), playerId, 60n, 0n));
		await post(anOperation("sportsSettle", bets[2], playerId, 100n, 190n));
		expect(await left(playerId)).toBe(840_000n);
		expect(await funds(playerId)).toMatchObject({ cash: 0n, bonus: 329n, openStakes: 0n });
	});

	it("and funds are restored by a void, also after wins in between", async () => {
		const { playerId } = await playerWithBonus(books, { cash: 30n, bonus: 100n, locked: 20n });
		const round = books.newId();
		await post(inClass(anOperation("casinoStake", round, playerId, 90n)));
		expect(await left(playerId)).toBe(940_000n);
		await post(anOperation("casinoWin", round, playerId, 0n, 9n));
		await post(aChange("casinoVoid", { opened: round, revision: 2 }, books.newId(), playerId, 90n));
		// The win of 9 stays: 4 to the bonus, 2 locked, 3 in cash.
		expect(await funds(playerId)).toMatchObject({ cash: 33n, bonus: 104n, locked: 22n });
		expect(await left(playerId)).toBe(1_000_000n);
	});

	it("grows by what is won as bonus money, where the terms say so", async () => {
		const { playerId, grant } = await playerWithBonus(books, {}, { requiredX1000: 5_000n, perWinX1000: 35_000 });
		const spin = { ...anOperation("freeSpinWonBonus", books.newId(), playerId, 20n, 150n), grant };
		expect((await post(spin)).status).toBe("done");
		const free = books.newId();
		await post(anOperation("freeBet", free, playerId, 10n));
		await post({ ...anOperation("freeBetWonBonus", free, playerId, 10n, 7n), grant });
		expect(await funds(playerId)).toMatchObject({ cash: 0n, bonus: 157n, openStakes: 0n });
		expect(await left(playerId)).toBe(5_000n + 157n * 35_000n);
	});
});

/** Terms in which slots count in full and roulette in a tenth, one slot in half, another not at all, and a third is excluded. */
const GAME_SHARES = [
	{ gameId: 21, shareX1000: 500 },
	{ gameId: 22, shareX1000: 0 },
	{ gameId: 23, shareX1000: null },
];
const onGame = (operation: Operation, gameId: number): Operation => ({ ...operation, gameId });

describe("[PROMO-02] a game with a share of its own", () => {
	const terms = { gameShares: GAME_SHARES, fundsOrder: "bonusFirst" } as const;
	const opened = () => playerWithBonus(books, { cash: 50n, bonus: 100n }, terms);

	it.each<[string, number, bigint]>([
		["that is not named counts as its class", 20, 60_000n],
		["counts by its own share", 21, 30_000n],
		["may count nothing, and is played with the bonus", 22, 0n],
	])("%s", async (_what, gameId, counted) => {
		const { playerId } = await opened();
		const posted = await post(onGame(aSlotRound(books, playerId, 60n), gameId));
		expect(partsOf(posted)).toMatchObject({ stakeBonusMinor: 60n, countedX1000: counted });
	});

	it("takes no stake where the terms exclude it: recorded, the same when repeated, while others of its class do", async () => {
		const { playerId } = await opened();
		const excluded = onGame(aSlotRound(books, playerId, 1n), 23);
		for (const _ of [1, 2]) expect(await post(excluded)).toEqual(aboveCeiling(0n));
		const staged = onGame(inClass(anOperation("casinoStake", books.newId(), playerId, 1n)), 23);
		expect(await post(staged)).toEqual(aboveCeiling(0n));
		expect(await funds(playerId)).toMatchObject({ cash: 50n, bonus: 100n });
		expect((await post(onGame(aSlotRound(books, playerId, 1n), 20))).status).toBe("done");
	});

	it("is judged alike alone, in a batch with others, and in a transaction", async () => {
		const players = await Promise.all(Array.from({ length: 9 }, opened));
		const games = [20, 21, 22, 23];
		const rounds = players.map(({ playerId }, at) => onGame(aSlotRound(books, playerId, 60n), games[at % 4]!));
		const batched = await Promise.all(rounds.slice(0, 5).map(post));
		const inOne = await books.database.transaction((tx) => books.ledger.postAllIn(tx, rounds.slice(5)));
		const counted = [...batched, ...inOne].map((each) => partsOf(each)?.countedX1000 ?? each.status);
		expect(counted).toEqual([60_000n, 30_000n, 0n, "blocked", 60_000n, 30_000n, 0n, "blocked", 60_000n]);
	});

	it("is settled and given back by the share that it had when it was staked", async () => {
		const { playerId } = await opened();
		const round = books.newId();
		const staked = await post(onGame(inClass(anOperation("casinoStake", round, playerId, 80n)), 21));
		expect(partsOf(staked)?.countedX1000).toBe(40_000n);
		await post(anOperation("casinoVoid", round, playerId, 80n));
		expect(await left(playerId)).toBe(1_000_000n);
	});

	it("does not bring an excluded class back, nor a stake whose caller names no class", async () => {
		const { playerId } = await opened();
		const poker = inClass(aSlotRound(books, playerId, 1n), "poker");
		expect(await post(onGame(poker, 21))).toEqual(aboveCeiling(0n));
		const unnamed = onGame(anOperation("casinoRound", books.newId(), playerId, 10n), 23);
		expect(partsOf(await post(unnamed))).toBeUndefined();
		expect(await funds(playerId)).toMatchObject({ cash: 40n, bonus: 100n });
	});

	it("is a plain one again once the grant has ended", async () => {
		const player = await opened();
		await remove(books, player);
		expect((await post(onGame(aSlotRound(books, player.playerId, 1n), 23))).status).toBe("done");
		const next = await promise(books, player.playerId, 40n);
		await activate(books, { playerId: player.playerId, grant: next });
		expect((await post(onGame(aSlotRound(books, player.playerId, 1n), 23))).status).toBe("done");
	});
});

describe("[PROMO-02] the operation that counts the last unit", () => {
	it("converts in the same call, is answered with its own balance, and repeated with it again", async () => {
		const terms = { requiredX1000: 50_000n, maxConvertedMinor: 60n } as const;
		const { playerId, grant } = await playerWithBonus(books, { bonus: 100n, locked: 15n }, terms);
		const round = aSlotRound(books, playerId, 65n, 65n);
		const posted = await post(round);
		expect(posted).toMatchObject({ status: "done", cashAfterMinor: 0n, seq: 5n, replayed: false });
		expect(await funds(playerId)).toMatchObject({ cash: 75n, bonus: 0n, locked: 0n, seq: 6n });
		expect(await left(playerId)).toBeUndefined();
		expect(await post(round)).toEqual({ status: "done", cashAfterMinor: 0n, seq: 5n, replayed: true });
		expect(await remove(books, { playerId, grant })).toEqual({ status: "converted" });
		expect(await activate(books, { playerId, grant })).toEqual({ status: "ended" });
		const [last] = await books.ledger.history(playerId, "CAD", { limit: 1 });
		expect(last).toMatchObject({ kind: "bonusConverted", stakeMinor: 60n, winMinor: 40n, cashAfterMinor: 75n });
		expect(last?.parts).toMatchObject({ stakeLockedMinor: -15n });
		expect((await post(aSlotRound(books, playerId, 75n))).status).toBe("done");
	});

	it("is one of many at once, in batches and in transactions together", async () => {
		const { playerId } = await playerWithBonus(books, { bonus: 1_000n }, { requiredX1000: 300_000n });
		const posted = await Promise.all(
			Array.from({ length: 48 }, (_, i) => {
				const round = aSlotRound(books, playerId, 10n, 10n);
				return i % 2 === 0 ? post(round) : books.database.transaction((tx) => books.ledger.postIn(tx, round));
			}),
		);
		expect(new Set(posted.map(({ status }) => status))).toEqual(new Set(["done"]));
		expect(posted.reduce((sum, each) => sum + (partsOf(each)?.countedX1000 ?? 0n), 0n)).toBe(300_000n);
		expect(await funds(playerId)).toMatchObject({ cash: 1_000n, bonus: 0n, seq: 51n });
	});

	it("refuses nothing whose statement began before it, and came to the wallet after it", async () => {
		const first = await playerWithBonus(books, { cash: 100n });
		const { playerId } = await playerWithBonus(books, { bonus: 100n }, { requiredX1000: 50_000n });
		const [hold, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
		const holding = books.database.transaction(async (tx) => {
			await books.ledger.postIn(tx, aSlotRound(books, first.playerId, 10n));
			held.resolve();
			await hold.promise;
		});
		await held.promise;
		const rounds = [aSlotRound(books, first.playerId, 20n), aSlotRound(books, playerId, 30n, 5n)];
		const waiting = books.database.transaction((tx) => books.ledger.postAllIn(tx, rounds));
		await expect.poll(isAnyWaiting).toBe(true);
		await post(aSlotRound(books, playerId, 65n, 65n));
		hold.resolve();
		await holding;
		expect(await waiting).toMatchObject([{ status: "done" }, { status: "done", cashAfterMinor: 75n, replayed: false }]);
		expect(await funds(playerId)).toMatchObject({ cash: 75n, bonus: 0n });
		expect(await books.ledger.audit()).toEqual([]);
	});

	async function isAnyWaiting(): Promise<boolean> {
		const { rows } = await sql`select from pg_stat_activity
			where datname = current_database() and wait_event_type = 'Lock'`.execute(books.database.reader);
		return rows.length > 0;
	}
});

describe("[PROMO-02] what closes after the grant has ended", () => {
	async function openBet(bonus = 63n) {
		const player = await playerWithBonus(books, { cash: 100n - bonus, bonus: bonus + 10n });
		const bet = books.newId();
		await post(inClass(anOperation("sportsBet", bet, player.playerId, 100n), "sports"));
		return { ...player, bet };
	}

	it("pays a part of a converted bonus to cash", async () => {
		const { playerId, bet } = await openBet();
		await post({ ...aSlotRound(books, playerId, 10n, 2_000n) });
		for (let i = 0; i < 1; i++) await post(aSlotRound(books, playerId, 1_000n, 1_000n));
		expect(await left(playerId)).toBeUndefined();
		const before = (await funds(playerId))!.cash;
		await post(anOperation("sportsSettle", bet, playerId, 100n, 500n));
		expect(await funds(playerId)).toMatchObject({ cash: before + 500n, bonus: 0n });
	});

	it("pays a part of a removed bonus to the operator, gives it back for a correction, and takes none from the player", async () => {
		const { playerId, grant, bet } = await openBet();
		expect(await remove(books, { playerId, grant })).toMatchObject({ bonusMinor: 10n, promisedMinor: 0n });
		const settled = await post(anOperation("sportsSettle", bet, playerId, 100n, 500n));
		expect(settled).toMatchObject({ cashAfterMinor: 185n });
		expect(partsOf(settled)).toMatchObject({ winRemovedMinor: 315n, stakeBonusMinor: 63n });
		const back = aChange("sportsResettle", { opened: bet, revision: 2 }, books.newId(), playerId, 500n, 0n);
		expect(await post(back)).toMatchObject({ status: "done", cashAfterMinor: 0n });
		expect(partsOf(await post({ ...back, opId: books.newId() }))).toBeUndefined();
	});

	it("returns the stake of a void bet without the bonus in it", async () => {
		const { playerId, grant, bet } = await openBet();
		await remove(books, { playerId, grant });
		await post(anOperation("sportsVoid", bet, playerId, 100n));
		expect(await funds(playerId)).toMatchObject({ cash: 37n, bonus: 0n, openStakes: 0n });
	});

	it("leaves another grant alone that has come into force meanwhile", async () => {
		const { playerId, grant, bet } = await openBet();
		await remove(books, { playerId, grant });
		const next = await promise(books, playerId, 40n);
		expect((await activate(books, { playerId, grant: next })).status).toBe("done");
		await post(anOperation("sportsSettle", bet, playerId, 100n, 500n));
		expect(await funds(playerId)).toMatchObject({ cash: 185n, bonus: 40n });
		expect(await left(playerId)).toBe(1_000_000n);
	});

	it("is corrected out of the bonus as far as there is any, while the grant is in force", async () => {
		const { playerId, bet } = await openBet();
		await post(anOperation("sportsSettle", bet, playerId, 100n, 500n));
		expect(await funds(playerId)).toMatchObject({ cash: 185n, bonus: 325n });
		const change = (revision: number, stake: bigint, win: bigint) =>
			post(aChange("sportsResettle", { opened: bet, revision }, books.newId(), playerId, stake, win));
		await change(2, 500n, 200n);
		expect(await funds(playerId)).toMatchObject({ cash: 74n, bonus: 136n });
		await change(3, 200n, 0n);
		expect(await funds(playerId)).toMatchObject({ cash: 0n, bonus: 10n });
	});
});

describe("[PROMO-02] the ceiling of the terms", () => {
	it("holds a higher stake back, and one in a class that is excluded; recorded, in any class and without one", async () => {
		const { playerId } = await playerWithBonus(books, { cash: 500n, bonus: 100n }, { maxStakeMinor: 50n });
		const high = aSlotRound(books, playerId, 51n);
		for (const _ of [1, 2]) expect(await post(high)).toEqual(aboveCeiling(50n));
		expect(await post(anOperation("sportsBet", books.newId(), playerId, 51n))).toEqual(aboveCeiling(50n));
		expect(await post(inClass(aSlotRound(books, playerId, 1n), "poker"))).toEqual(aboveCeiling(0n));
		expect((await post(aSlotRound(books, playerId, 50n))).status).toBe("done");
		expect(await funds(playerId)).toMatchObject({ cash: 450n, bonus: 100n });
	});

	it("is gone with the grant, but not for what was refused", async () => {
		const player = await playerWithBonus(books, { cash: 500n, bonus: 100n }, { maxStakeMinor: 50n });
		const high = aSlotRound(books, player.playerId, 51n);
		await post(high);
		await remove(books, player);
		expect(await post(high)).toMatchObject({ status: "blocked", headroomMinor: 0n });
		expect((await post(aSlotRound(books, player.playerId, 51n))).status).toBe("done");
	});
});

describe("[PROMO-02] terms that are not those that were shown", () => {
	it.each<[string, (grant: bigint) => bigint | null, boolean, string]>([
		["the grant in force", (grant) => grant, true, "done"],
		["another grant", (grant) => grant + 1n, true, "termsChanged"],
		["none, where one is in force", () => null, true, "termsChanged"],
		["none, where none is", () => null, false, "done"],
		["a grant that has ended", (grant) => grant, false, "termsChanged"],
	])("%s", async (_what, shownOf, isInForce, status) => {
		const player = await playerWithBonus(books, { cash: 500n, bonus: 100n });
		if (!isInForce) await remove(books, player);
		const round = aSlotRound(books, player.playerId, 10n);
		const shown = { ...round, grant: shownOf(player.grant) };
		expect((await post(shown)).status).toBe(status);
		// Nothing was recorded, so the same id may be tried under the terms as they are.
		expect(await post(round)).toMatchObject({ status: "done", replayed: status === "done" });
	});

	it("hold back what is won as bonus money for a grant that is not in force, also of a free bet", async () => {
		const player = await playerWithBonus(books, { cash: 500n, bonus: 100n });
		await remove(books, player);
		const { playerId, grant } = player;
		const free = books.newId();
		await post(anOperation("freeBet", free, playerId, 10n));
		const won = { ...anOperation("freeBetWonBonus", free, playerId, 10n, 7n), grant };
		expect(await post(won)).toEqual({ status: "termsChanged" });
		const spin = { ...anOperation("freeSpinWonBonus", books.newId(), playerId, 10n, 7n), grant };
		expect(await post(spin)).toEqual({ status: "termsChanged" });
		expect(await post(anOperation("freeBetSettle", free, playerId, 10n, 7n))).toMatchObject({ cashAfterMinor: 507n });
	});
});
