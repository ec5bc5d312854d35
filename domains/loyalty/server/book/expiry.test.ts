import type { Id } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import { aRound } from "@baize/ledger/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aYearBefore, GRACE_DAYS, POINT, readLoyalty, readPoints, redeemPoints } from "../../contract/index.ts";
import { A_GAME, openTestLoyalty, type TestLoyalty, visitOf } from "../../testing/index.ts";
import { readAvailable, readEntries } from "./book-store.ts";
import { expiredOf } from "./expiry.ts";

let opened: TestLoyalty;
beforeAll(async () => {
	opened = await openTestLoyalty();
});
afterAll(() => opened.close());

async function earnPoints(playerId: Id, points: bigint): Promise<void> {
	await opened.ledger.post({ ...aRound(opened.newId(), playerId, points * 1_000n, 0n), gameId: A_GAME });
	await opened.catchUp();
}
const later = (days: number): void => opened.clock.set(opened.clock.nowMs() + days * DAY_MS);
const params = { params: { session: "h" } };
const points = (playerId: Id) => opened.call(readPoints, { ...params, query: {} }, visitOf(playerId));
const tier = (playerId: Id) => opened.call(readLoyalty, params, visitOf(playerId));

describe("[LOY-01] the first day whose points still count", () => {
	it.each([
		["2026-11-23T10:00:00Z", "2025-11-23"],
		["2028-02-29T00:00:00Z", "2027-03-01"],
		["2027-01-01T00:00:00Z", "2026-01-01"],
	])("on %s is after %s", (now, day) => {
		expect(aYearBefore(Date.parse(now))).toBe(day);
	});

	it.each([
		["all is new", 500n, 500n, 0n],
		["some are older", 500n, 300n, 200n],
		["all are older", 500n, 0n, 500n],
		["what is old was redeemed", 100n, 300n, 0n],
	])("what has expired where %s", (_name, available, came, expired) => {
		expect(expiredOf(available, came)).toBe(expired);
	});
});

describe("[LOY-01] points are kept for twelve months", () => {
	it("the oldest are redeemed first; what is left of them expires, whether a job has run or not", async () => {
		const playerId = await opened.player(100_000_000n);
		await earnPoints(playerId, 300n);
		later(200);
		await earnPoints(playerId, 200n);
		const body = { requestId: "some-of-them", points: 100 };
		await opened.call(redeemPoints, { ...params, body }, visitOf(playerId));
		expect(await points(playerId)).toMatchObject({ availablePoints: 400, expiringPoints: 0 });
		later(140);
		expect(await points(playerId)).toMatchObject({ availablePoints: 400, expiringPoints: 200 });
		later(30);
		expect(await points(playerId)).toMatchObject({ availablePoints: 200, expiringPoints: 0 });
		const tooMany = { requestId: "too-many-now", points: 201 };
		await expect(opened.call(redeemPoints, { ...params, body: tooMany }, visitOf(playerId))).rejects.toThrow(
			"NOT_ENOUGH_POINTS",
		);
		await opened.loyalty.expireAll();
		await opened.loyalty.expireAll();
		expect(await readAvailable(opened.database.reader, playerId)).toBe(200n * POINT);
		const entries = await readEntries(opened.database.reader, playerId, { limit: 10 });
		expect(entries.map(({ kind, points: moved }) => [kind, moved / POINT])).toEqual([
			["expired", 200n],
			["redeemed", 100n],
			["earned", 200n],
			["earned", 300n],
		]);
		for (let bucket = 0; bucket < 64; bucket++) expect(await opened.loyalty.audit(bucket)).toEqual([]);
	});

	it("and the tier follows what was earned in them, also when points are redeemed", async () => {
		const playerId = await opened.player(100_000_000n);
		expect(await tier(playerId)).toMatchObject({ tierPoints: 0, currentTierId: "starter" });
		await earnPoints(playerId, 600n);
		expect(await tier(playerId)).toMatchObject({ tierPoints: 600, currentTierId: "bronze" });
		const body = { requestId: "most-of-them", points: 500 };
		await opened.call(redeemPoints, { ...params, body }, visitOf(playerId));
		expect(await tier(playerId)).toMatchObject({ tierPoints: 600, currentTierId: "bronze" });
		later(366 + GRACE_DAYS);
		expect(await tier(playerId)).toMatchObject({ tierPoints: 0, currentTierId: "starter" });
	});
});
