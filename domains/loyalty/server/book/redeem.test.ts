import type { Id } from "@baize/kernel/id";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { POINT, redeemPoints } from "../../contract/index.ts";
import { openTestLoyalty, type TestLoyalty, visitOf } from "../../testing/index.ts";
import { addEntry, lockAvailable, readAvailable } from "./book-store.ts";
import { worthOf } from "./redeem.ts";

let opened: TestLoyalty;
beforeAll(async () => {
	opened = await openTestLoyalty();
});
afterAll(() => opened.close());

/** A player with so many points and without money. */
async function playerWith(points: bigint, currency = "CAD"): Promise<Id> {
	const playerId = opened.newId();
	await opened.wallet.open(opened.database.reader, playerId, currency);
	await give(playerId, points);
	return playerId;
}

const give = (playerId: Id, points: bigint) =>
	opened.database.transaction(async (tx) => {
		await lockAvailable(tx, playerId);
		const atMs = opened.clock.nowMs();
		const day = new Date(atMs).toISOString().slice(0, 10);
		const cause = `a gift ${opened.newId()}`;
		await addEntry(tx, {
			...{ playerId, cause, entryId: opened.newId(), kind: "granted", reason: "for a test" },
			...{ points: points * POINT, day, atMs },
		});
	});

const redeem = (playerId: Id, points: number, requestId = `request-${opened.newId()}`, currency = "CAD") =>
	opened.call(redeemPoints, { params: { session: "h" }, body: { requestId, points } }, visitOf(playerId, { currency }));
const cashOf = async (playerId: Id, currency = "CAD") => (await opened.ledger.balances(playerId, currency))?.cash ?? 0n;
const pointsOf = (playerId: Id) => readAvailable(opened.database.reader, playerId);
const postings = async (playerId: Id) =>
	(await opened.ledger.history(playerId, "CAD", { limit: 50 })).map(({ kind, winMinor }) => [kind, winMinor]);

describe("[LOY-01] what points are worth", () => {
	it.each([
		["CAD", 100, 100n],
		["CAD", 250, 250n],
		["JPY", 100, 10_000n],
		["BTC", 100, 1_000n],
		["USDT", 101, 101_000_000n],
	])("in %s, %d points", (currency, points, amountMinor) => {
		expect(worthOf(points, currency)).toBe(amountMinor);
	});
});

describe("[LOY-01] redeeming points", () => {
	it("takes the points and pays the money in one posting of kind 53", async () => {
		const playerId = await playerWith(300n);
		const reply = await redeem(playerId, 250);
		expect(reply).toMatchObject({ points: 250, amountMinor: 250, currency: "CAD", availablePoints: 50 });
		expect(await cashOf(playerId)).toBe(250n);
		expect(await pointsOf(playerId)).toBe(50n * POINT);
		expect(await postings(playerId)).toEqual([["pointsRedeemed", 250n]]);
	});

	it("happens once for a requestId, also where both requests come at once", async () => {
		const playerId = await playerWith(300n);
		const answers = await Promise.all(Array.from({ length: 4 }, () => redeem(playerId, 100, "the-same-one")));
		const again = await redeem(playerId, 100, "the-same-one");
		expect(new Set([...answers, again].map(({ receipt }) => receipt)).size).toBe(1);
		expect(await cashOf(playerId)).toBe(100n);
		expect(await pointsOf(playerId)).toBe(200n * POINT);
	});

	it("is refused under a requestId that stands for other points", async () => {
		const playerId = await playerWith(300n);
		await redeem(playerId, 100, "first-points");
		await expect(redeem(playerId, 101, "first-points")).rejects.toThrow("IDEMPOTENCY_CONFLICT");
		expect(await cashOf(playerId)).toBe(100n);
	});

	it("the same requestId of two players stands for two redemptions", async () => {
		const [one, other] = [await playerWith(100n), await playerWith(100n)];
		await redeem(one, 100, "the-same-words");
		await redeem(other, 100, "the-same-words");
		expect([await cashOf(one), await cashOf(other)]).toEqual([100n, 100n]);
	});

	it("never takes more than there is, whatever comes at once", async () => {
		const playerId = await playerWith(250n);
		const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => redeem(playerId, 100)));
		expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
		expect(await cashOf(playerId)).toBe(200n);
		expect(await pointsOf(playerId)).toBe(50n * POINT);
		await expect(redeem(playerId, 100)).rejects.toMatchObject({ code: "NOT_ENOUGH_POINTS", details: { points: 50 } });
	});

	it("takes neither points nor money if the process is killed before the commit", async () => {
		const playerId = await playerWith(100n);
		const { wallet } = opened;
		const killing = await openTestLoyalty({
			database: opened.database,
			clock: opened.clock,
			ids: opened.newId,
			wallet: {
				async redeemPoints(tx, payment) {
					const moved = await wallet.redeemPoints(tx, payment);
					await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
					return moved;
				},
			},
		});
		const body = { requestId: "the-killed-one", points: 100 };
		await expect(killing.call(redeemPoints, { params: { session: "h" }, body }, visitOf(playerId))).rejects.toThrow();
		expect([await cashOf(playerId), await pointsOf(playerId)]).toEqual([0n, 100n * POINT]);
		// The player sends it again.
		await redeem(playerId, 100, body.requestId);
		expect([await cashOf(playerId), await pointsOf(playerId)]).toEqual([100n, 0n]);
		await killing.close();
	});

	it("is open to players who are excluded: the money can be withdrawn", async () => {
		const playerId = await playerWith(100n);
		opened.excluded.add(playerId);
		expect(await redeem(playerId, 100)).toMatchObject({ amountMinor: 100 });
	});

	it("is refused while the programme is closed, except for what was done before", async () => {
		const playerId = await playerWith(300n);
		await redeem(playerId, 100, "before-closing");
		opened.flag.isOn = false;
		await expect(redeem(playerId, 100)).rejects.toThrow("LOYALTY_CLOSED");
		expect(await redeem(playerId, 100, "before-closing")).toMatchObject({ amountMinor: 100 });
		opened.flag.isOn = true;
	});

	it("is refused while a break in the books has closed redeeming, and points remain", async () => {
		const playerId = await playerWith(300n);
		opened.flag.mayRedeem = false;
		await expect(redeem(playerId, 100)).rejects.toThrow("REDEMPTION_CLOSED");
		expect(await pointsOf(playerId)).toBe(300n * POINT);
		opened.flag.mayRedeem = true;
		expect(await redeem(playerId, 100)).toMatchObject({ amountMinor: 100 });
	});

	it("is refused without a wallet, and then no points are taken", async () => {
		const playerId = await playerWith(100n, "EUR");
		await expect(redeem(playerId, 100, "no-such-wallet", "CAD")).rejects.toThrow("WALLET_MISSING");
		expect(await pointsOf(playerId)).toBe(100n * POINT);
	});

	it("pays in the player's currency", async () => {
		const playerId = await playerWith(100n, "JPY");
		expect(await redeem(playerId, 100, undefined, "JPY")).toMatchObject({ amountMinor: 10_000, currency: "JPY" });
		expect(await cashOf(playerId, "JPY")).toBe(10_000n);
	});
});

describe("[LOY-01] a redemption of a bad number of points", () => {
	it.each([
		["none", 0],
		["fewer than the least", 99],
		["below zero", -100],
		["a fraction", 100.5],
		["more than the most", 1_000_001],
		["2^53 + 1", 2 ** 53 + 2],
		["1e308", 1e308],
		["no number", Number.NaN],
		["text", "100"],
		["a list", [100]],
		["an object", { points: 100 }],
		["nothing", null],
	])("is refused, and nothing moves: %s", async (_name, points) => {
		const playerId = await playerWith(200n);
		await expect(redeem(playerId, points as number)).rejects.toThrow("VALIDATION_ERROR");
		expect([await cashOf(playerId), await pointsOf(playerId)]).toEqual([0n, 200n * POINT]);
	});

	it.each([["short"], ["with a space"], [""], ["x".repeat(65)]])("so is the requestId %j", async (requestId) => {
		const playerId = await playerWith(200n);
		await expect(redeem(playerId, 100, requestId)).rejects.toThrow("VALIDATION_ERROR");
	});
});

it("[LOY-01] the cost of redeemed points is the operator's promotions", async () => {
	const playerId = await playerWith(100n);
	await redeem(playerId, 100);
	const { rows } = await sql<{ promotions: bigint }>`
		select house_promotions as promotions from ledger.wallet where player_id = ${playerId}`.execute(
		opened.database.reader,
	);
	expect(rows).toEqual([{ promotions: -100n }]);
});
