import type { Id } from "@baize/kernel/id";
import { DAY_MS, MINUTE_MS } from "@baize/kernel/time";
import { LONGEST_MOVE_MS } from "@baize/wallet/server";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { giveUpSpinsBonus, listOwnSpins, listPlayableSpins } from "../contract/index.ts";
import { aGrant, openTestSpins, type TestSpins, visitOf } from "../testing/index.ts";
import { limitTransaction } from "./store.ts";
import type { SpinsGrant } from "./types.ts";
import { LONGEST_USE_MS } from "./use-spin.ts";

let app: TestSpins;
beforeAll(async () => {
	app = await openTestSpins();
});
afterEach(async () => {
	expect(await app.ledger.audit()).toEqual([]);
	app.flag.isOn = true;
});
afterAll(() => app.close());

const BONUS = { wageringTimes: 2, daysToWager: 7 } as const;
const fundsOf = async (playerId: Id) => {
	const { cash, bonus } = (await app.ledger.balances(playerId, "CAD"))!;
	return { cash, bonus };
};
const operators = async (playerId: Id) => {
	const sql = "select house_casino as casino, house_promotions as promotions from ledger.wallet where player_id = $1";
	return (await app.database.pool.query(sql, [playerId])).rows[0];
};
const use = (playerId: Id, grantId: Id, winMinor = 0n) => app.spins.use(app.round(playerId, grantId, { winMinor }));
const ownOf = (playerId: Id) => app.call(listOwnSpins, { params: { session: "h" } }, visitOf(playerId));
const playableOf = async (playerId: Id, gameId?: string) => {
	const query = gameId === undefined ? {} : { gameId };
	return (await app.call(listPlayableSpins, { params: { session: "h" }, query }, visitOf(playerId))).games;
};
const leftOf = async (playerId: Id) => (await ownOf(playerId)).grants.map(({ left }) => left);

describe("[PROMO-01] granting spins", () => {
	it("gives them once for each key, and notifies the player's pages", async () => {
		const playerId = await app.player();
		const asked = aGrant(playerId, app.clock.nowMs());
		const answers = await Promise.all([app.spins.grant(asked), app.spins.grant(asked), app.spins.grant(asked)]);
		expect(new Set(answers.map((answer) => (answer.status === "granted" ? answer.grantId : answer.status))).size).toBe(
			1,
		);
		expect(answers.filter((answer) => answer.status === "granted" && !answer.replayed)).toHaveLength(1);
		expect(await leftOf(playerId)).toEqual([3]);
		expect(app.sent).toContain(`spins:${playerId}`);
	});

	it.each<[string, Partial<SpinsGrant>]>([
		["another count", { count: 4 }],
		["another stake", { stakeMinor: 40n }],
		["other games", { titleIds: ["ember-court"] }],
		["other terms", { wins: BONUS }],
		["another maximum", { maxWinMinor: 100n }],
	])("refuses the same key with %s", async (_case, over) => {
		const playerId = await app.player();
		await app.grant(playerId);
		expect(await app.spins.grant(aGrant(playerId, app.clock.nowMs(), over))).toEqual({ status: "conflict" });
	});

	it("is the caller's transaction where one is given: nothing is granted if that is rolled back", async () => {
		const playerId = await app.player();
		const granting = app.database.transaction(async (tx) => {
			await app.spins.grant(aGrant(playerId, app.clock.nowMs()), tx);
			throw new Error("rolled back");
		});
		await expect(granting).rejects.toThrow("rolled back");
		expect(await leftOf(playerId)).toEqual([]);
	});
});

describe("[PROMO-01] the playable list", () => {
	it("has each game with what is left on it, also of one game alone", async () => {
		const playerId = await app.player();
		const first = await app.grant(playerId, { titleIds: ["tidal-book", "ember-court"] });
		await app.grant(playerId, { grantKey: "second", count: 5, untilMs: app.clock.nowMs() + 2 * DAY_MS });
		await use(playerId, first);
		const games = await playableOf(playerId);
		expect(games.map(({ gameId, left }) => [gameId, left])).toEqual([
			["tidal-book", 7],
			["ember-court", 2],
		]);
		expect(games[0]).toMatchObject({ name: "Tidal Book", grants: [{ left: 2, stakeMinor: 20 }, { left: 5 }] });
		expect((await playableOf(playerId, "ember-court")).map(({ gameId }) => gameId)).toEqual(["ember-court"]);
		expect(await playableOf(playerId, "night-orchard")).toEqual([]);
	});

	it("is empty while the flag is off, when all are used, and when their time is over", async () => {
		const playerId = await app.player();
		const grantId = await app.grant(playerId, { count: 1 });
		app.flag.isOn = false;
		expect(await playableOf(playerId)).toEqual([]);
		app.flag.isOn = true;
		expect(await playableOf(playerId)).toHaveLength(1);
		await use(playerId, grantId);
		expect(await playableOf(playerId)).toEqual([]);
		await app.grant(playerId, { grantKey: "second" });
		app.clock.set(app.clock.nowMs() + DAY_MS);
		expect(await playableOf(playerId)).toEqual([]);
		expect((await ownOf(playerId)).grants.map(({ state }) => state)).toEqual(["ended", "used"]);
	});
});

describe("[PROMO-01] using a spin", () => {
	it("takes no stake of the player's; the operator's promotions pay it, and a win becomes cash", async () => {
		const playerId = await app.player(1_000n);
		const grantId = await app.grant(playerId);
		expect(await use(playerId, grantId)).toMatchObject({ status: "done" });
		expect(await use(playerId, grantId, 150n)).toMatchObject({ status: "done", moved: { cashAfterMinor: 1_150n } });
		expect(await fundsOf(playerId)).toEqual({ cash: 1_150n, bonus: 0n });
		expect(await operators(playerId)).toEqual({ casino: 40n - 150n, promotions: -40n });
		const [won] = await app.ledger.history(playerId, "CAD", { limit: 1 });
		expect(won).toMatchObject({ kind: "freeSpin", stakeMinor: 20n, winMinor: 150n, isSealed: true });
	});

	it("pays no more than the maximum of all wins, and says in the round what it paid", async () => {
		const playerId = await app.player();
		const grantId = await app.grant(playerId, { maxWinMinor: 100n });
		const paid: string[] = [];
		for (const winMinor of [70n, 70n, 70n]) {
			const used = await use(playerId, grantId, winMinor);
			if (used.status === "done") paid.push(Buffer.from(used.sealed).toString());
		}
		expect(paid).toEqual(["paid 70", "paid 30", "paid 0"]);
		expect(await fundsOf(playerId)).toEqual({ cash: 100n, bonus: 0n });
	});

	it("is refused cleanly", async () => {
		const playerId = await app.player();
		const stranger = await app.player();
		const grantId = await app.grant(playerId, { count: 1 });
		const round = (over: object) => app.spins.use(app.round(playerId, grantId, over));
		expect(await app.spins.use(app.round(stranger, grantId))).toEqual({ status: "notFound" });
		expect(await round({ gameId: "ember-court" })).toEqual({ status: "notFound" });
		expect(await round({ currency: "EUR" })).toEqual({ status: "notFound" });
		expect(await use(playerId, app.newId())).toEqual({ status: "notFound" });
		await use(playerId, grantId);
		expect(await use(playerId, grantId)).toEqual({ status: "ended", why: "used" });
		const late = await app.grant(playerId, { grantKey: "late" });
		app.clock.set(app.clock.nowMs() + DAY_MS);
		expect(await use(playerId, late)).toEqual({ status: "ended", why: "ended" });
	});

	it("is refused by a bar of the wallet, and then nothing is used", async () => {
		const playerId = await app.player();
		const grantId = await app.grant(playerId);
		const bonusGrant = await app.grant(playerId, { grantKey: "bonus", wins: BONUS });
		const bar = { number: 2, fromMs: app.clock.nowMs() - 1, untilMs: app.clock.nowMs() + MINUTE_MS };
		await app.database.transaction((tx) => app.ledger.setBars(tx, playerId, "CAD", [bar]));
		expect(await use(playerId, grantId, 50n)).toMatchObject({ status: "blocked", moved: { guard: 2 } });
		expect(await use(playerId, bonusGrant, 50n)).toMatchObject({ status: "blocked", moved: { guard: 2 } });
		expect(await leftOf(playerId)).toEqual([3, 3]);
		expect(await fundsOf(playerId)).toEqual({ cash: 0n, bonus: 0n });
		expect(await app.ledger.wager(app.database.reader, playerId, "CAD")).toBeUndefined();
	});

	it("uses each spin exactly once, of many at once in two processes", async () => {
		const playerId = await app.player();
		const grantId = await app.grant(playerId, { count: 5 });
		const other = app.openAnother();
		const answers = await Promise.all(
			Array.from({ length: 16 }, (_, at) =>
				(at % 2 ? other : app.spins).use(app.round(playerId, grantId, { winMinor: 10n })),
			),
		);
		expect(answers.filter(({ status }) => status === "done")).toHaveLength(5);
		expect(answers.filter(({ status }) => status === "ended")).toHaveLength(11);
		expect(await fundsOf(playerId)).toEqual({ cash: 50n, bonus: 0n });
		expect(await operators(playerId)).toEqual({ casino: 50n, promotions: -100n });
	});

	it("uses one spin for a round that is sent many times at once", async () => {
		const playerId = await app.player();
		const grantId = await app.grant(playerId);
		const round = app.round(playerId, grantId, { winMinor: 10n });
		const answers = await Promise.all([1, 2, 3, 4].map(() => app.spins.use(round)));
		expect(answers.map(({ status }) => status).sort()).toEqual(["done", "recorded", "recorded", "recorded"]);
		expect(await leftOf(playerId)).toEqual([2]);
		expect(await fundsOf(playerId)).toEqual({ cash: 10n, bonus: 0n });
	});

	it("answers the repetition of the last one as recorded, though none is left", async () => {
		const playerId = await app.player();
		const grantId = await app.grant(playerId, { count: 1 });
		const round = app.round(playerId, grantId);
		await app.spins.use(round);
		expect(await app.spins.use(round)).toEqual({ status: "recorded" });
	});

	it("uses none for the id of a round that the player has paid for", async () => {
		const playerId = await app.player(1_000n);
		const grantId = await app.grant(playerId);
		const round = app.round(playerId, grantId);
		await app.wallet.batched.instantRound({ ...round, gameId: 1, stakeMinor: 20n, winMinor: 0n });
		expect(await app.spins.use(round)).toEqual({ status: "recorded" });
		expect(await leftOf(playerId)).toEqual([3]);
	});

	it("is undone by the database after a while, so that what it was drawn from is not revealed before it is decided", async () => {
		const playerId = await app.player();
		const grantId = await app.grant(playerId);
		const limits = await app.database
			.transaction(async (tx) => {
				await limitTransaction(tx, 300);
				const waiting = sql`select pg_sleep(2)`.execute(tx);
				return waiting.then(
					() => "waited",
					() => "undone",
				);
			})
			.catch(() => "undone");
		expect(limits).toBe("undone");
		expect(LONGEST_USE_MS).toBeLessThan(LONGEST_MOVE_MS);
		expect(await use(playerId, grantId)).toMatchObject({ status: "done" });
	});

	it("uses none where the process fails before the commit", async () => {
		const playerId = await app.player();
		const grantId = await app.grant(playerId);
		const failing = {
			...app.round(playerId, grantId),
			seal: () => {
				throw new Error("the process has ended");
			},
		};
		await expect(app.spins.use(failing)).rejects.toThrow("ended");
		expect(await leftOf(playerId)).toEqual([3]);
		expect(await use(playerId, grantId)).toMatchObject({ status: "done" });
	});
});

describe("[PROMO-01] wins as bonus money", () => {
	it("begin one bonus with the first win; later ones add to it, and to what is to be wagered", async () => {
		const playerId = await app.player(1_000n);
		const grantId = await app.grant(playerId, { wins: BONUS });
		await use(playerId, grantId);
		expect((await ownOf(playerId)).bonus).toBeNull();
		await use(playerId, grantId, 150n);
		await use(playerId, grantId, 50n);
		expect(await fundsOf(playerId)).toEqual({ cash: 1_000n, bonus: 200n });
		expect(await operators(playerId)).toEqual({ casino: 60n - 200n, promotions: -60n });
		const { bonus } = await ownOf(playerId);
		expect(bonus).toMatchObject({ amountMinor: 200, leftToWagerMinor: 400 });
		const explained = await app.spins.whys(playerId, "CAD");
		expect(explained.bonus).toMatchObject([{ code: "wageringUnmet", because: [{ amountMinor: 400 }] }]);
	});

	it("of two grants with equal terms go to the same bonus", async () => {
		const playerId = await app.player();
		for (const grantKey of ["first", "second"])
			await use(playerId, await app.grant(playerId, { grantKey, wins: BONUS }), 100n);
		expect(await fundsOf(playerId)).toEqual({ cash: 0n, bonus: 200n });
		const kinds = (await app.ledger.history(playerId, "CAD", { limit: 20 })).map(({ kind }) => kind);
		expect(kinds.filter((kind) => kind === "bonusGranted")).toHaveLength(1);
	});

	it.each([0n, 100n])("are refused while another bonus is in force, whether a spin has drawn %s", async (winMinor) => {
		const playerId = await app.player();
		const first = await app.grant(playerId, { grantKey: "first", wins: BONUS });
		await use(playerId, first, 10n);
		const other = await app.grant(playerId, { grantKey: "other", wins: { ...BONUS, wageringTimes: 5 } });
		expect(await use(playerId, other, winMinor)).toEqual({ status: "otherBonus" });
		expect(await leftOf(playerId)).toEqual([3, 2]);
	});

	it("are cash once they are wagered; the next win begins another bonus", async () => {
		const playerId = await app.player();
		const grantId = await app.grant(playerId, { wins: BONUS });
		await use(playerId, grantId, 100n);
		for (const winMinor of [100n, 100n]) {
			const round = { playerId, currency: "CAD", roundId: app.newId(), gameId: 1, stakeMinor: 100n, winMinor };
			await app.wallet.batched.instantRound({ ...round, gameClass: "slots" });
		}
		expect(await fundsOf(playerId)).toEqual({ cash: 100n, bonus: 0n });
		await use(playerId, grantId, 30n);
		expect(await fundsOf(playerId)).toEqual({ cash: 100n, bonus: 30n });
	});

	it("end when their time is over: they cannot be staked from then on, and a job takes them back", async () => {
		const playerId = await app.player();
		const grantId = await app.grant(playerId, { wins: BONUS, untilMs: app.clock.nowMs() + 30 * DAY_MS });
		await use(playerId, grantId, 100n);
		app.clock.set(app.clock.nowMs() + 7 * DAY_MS);
		expect((await ownOf(playerId)).bonus).toBeNull();
		await app.spins.endOverdue();
		await app.spins.endOverdue();
		expect(await fundsOf(playerId)).toEqual({ cash: 0n, bonus: 0n });
		expect(await use(playerId, grantId, 40n)).toMatchObject({ status: "done" });
		expect(await fundsOf(playerId)).toEqual({ cash: 0n, bonus: 40n });
	});

	it("give way to the next where their time is over and the job has not come by", async () => {
		const playerId = await app.player();
		const grantId = await app.grant(playerId, { wins: BONUS, untilMs: app.clock.nowMs() + 30 * DAY_MS });
		await use(playerId, grantId, 100n);
		app.clock.set(app.clock.nowMs() + 7 * DAY_MS);
		expect(await use(playerId, grantId, 40n)).toMatchObject({ status: "done" });
		expect(await fundsOf(playerId)).toEqual({ cash: 0n, bonus: 40n });
		await app.spins.endOverdue();
		expect(await fundsOf(playerId)).toEqual({ cash: 0n, bonus: 40n });
	});

	it("can be given up once, by their player", async () => {
		const [playerId, stranger] = [await app.player(), await app.player()];
		await use(playerId, await app.grant(playerId, { wins: BONUS }), 100n);
		const bonus = (await ownOf(playerId)).bonus!.bonusId;
		const giveUp = (by: Id) => app.call(giveUpSpinsBonus, { params: { session: "h", bonus } }, visitOf(by));
		await expect(giveUp(stranger)).rejects.toMatchObject({ code: "SPINS_BONUS_NOT_FOUND" });
		await giveUp(playerId);
		expect(await fundsOf(playerId)).toEqual({ cash: 0n, bonus: 0n });
		await expect(giveUp(playerId)).rejects.toMatchObject({ code: "SPINS_BONUS_NOT_FOUND" });
	});

	it("of many spins at once begin one bonus", async () => {
		const playerId = await app.player();
		const grantId = await app.grant(playerId, { count: 8, wins: BONUS });
		const other = app.openAnother();
		const used = await Promise.all(
			Array.from({ length: 8 }, (_, at) =>
				(at % 2 ? other : app.spins).use(app.round(playerId, grantId, { winMinor: 10n })),
			),
		);
		expect(used.every(({ status }) => status === "done")).toBe(true);
		expect(await fundsOf(playerId)).toEqual({ cash: 0n, bonus: 80n });
	});
});
