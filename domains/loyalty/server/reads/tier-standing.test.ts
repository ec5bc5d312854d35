import type { Id } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import { aRound } from "@baize/ledger/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aYearBefore, dayOf, GRACE_DAYS, readLoyalty, readPoints } from "../../contract/index.ts";
import { A_GAME, openTestLoyalty, type TestLoyalty, visitOf } from "../../testing/index.ts";

let opened: TestLoyalty;
beforeAll(async () => {
	opened = await openTestLoyalty();
});
afterAll(() => opened.close());

async function earnPoints(playerId: Id, points: bigint): Promise<void> {
	await opened.ledger.post({ ...aRound(opened.newId(), playerId, points * 1_000n, 0n), gameId: A_GAME });
	await opened.catchUp();
}
const params = { params: { session: "h" } };
const points = (playerId: Id) => opened.call(readPoints, { ...params, query: {} }, visitOf(playerId));
const tierOf = async (playerId: Id) => (await opened.call(readLoyalty, params, visitOf(playerId))).currentTierId;
const later = (days: number): void => opened.clock.set(opened.clock.nowMs() + days * DAY_MS);

it("[LOY-01] a tier stays for the days of grace and is then lost, with the reason, without any job", async () => {
	const playerId = await opened.player(100_000_000n);
	const earnedOn = dayOf(opened.clock.nowMs());
	await earnPoints(playerId, 600n);
	expect(await points(playerId)).toMatchObject({ grace: null, lost: null, tierFromPoints: 500 });
	while (aYearBefore(opened.clock.nowMs()) < earnedOn) later(1);
	const left = [{ day: earnedOn, leftOn: dayOf(opened.clock.nowMs()), points: 600 }];
	expect(await points(playerId)).toMatchObject({ grace: { missingPoints: 500, left }, lost: null });
	expect((await points(playerId)).nextTier).toMatchObject({ id: "silver", missingPoints: 2_500 });
	later(GRACE_DAYS - 1);
	expect(await tierOf(playerId)).toBe("bronze");
	expect((await points(playerId)).grace?.untilDay).toBe(dayOf(opened.clock.nowMs()));
	opened.excluded.add(playerId);
	expect(await points(playerId)).toMatchObject({ grace: null, lost: null, nextTier: null });
	opened.excluded.delete(playerId);
	later(1);
	expect(await tierOf(playerId)).toBe("starter");
	const lost = { name: "Bronze", day: dayOf(opened.clock.nowMs()), left };
	expect(await points(playerId)).toMatchObject({ grace: null, lost, tierFromPoints: 0 });
	opened.excluded.add(playerId);
	expect((await points(playerId)).lost).toBeNull();
});
