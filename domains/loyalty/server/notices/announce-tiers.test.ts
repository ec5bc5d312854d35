import { bucketOf, type Id } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import { aRound } from "@baize/ledger/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aYearBefore, dayOf, GRACE_DAYS } from "../../contract/index.ts";
import { A_GAME, openTestLoyalty, type TestLoyalty } from "../../testing/index.ts";

let opened: TestLoyalty;
let playerId: Id;
beforeAll(async () => {
	opened = await openTestLoyalty();
});
afterAll(() => opened.close());
beforeEach(async () => {
	playerId = await opened.player(1_000_000_000n);
});

async function earnPoints(points: bigint): Promise<void> {
	await opened.ledger.post({ ...aRound(opened.newId(), playerId, points * 1_000n, 0n), gameId: A_GAME });
	await opened.catchUp();
}
const later = (days: number): void => opened.clock.set(opened.clock.nowMs() + days * DAY_MS);
function untilGrace(): void {
	const earnedOn = dayOf(opened.clock.nowMs());
	while (aYearBefore(opened.clock.nowMs()) < earnedOn) later(1);
}
/** The messages that two runs of the job send, one after the other. */
async function sent(): Promise<string[]> {
	const before = opened.posted.length;
	for (let run = 0; run < 2; run++) await opened.loyalty.announceTiers(bucketOf(playerId));
	return opened.posted.slice(before).flatMap((each) => (each.playerId === playerId ? [each.name] : []));
}

describe("[LOY-01] messages about the tier", () => {
	it("are sent once each: when it is reached, when its grace begins, and when it is lost", async () => {
		await earnPoints(499n);
		expect(await sent()).toEqual([]);
		await earnPoints(1n);
		expect(await sent()).toEqual(["loyalty.tierReached"]);
		untilGrace();
		expect(await sent()).toEqual(["loyalty.graceBegan"]);
		later(GRACE_DAYS);
		expect(await sent()).toEqual(["loyalty.tierLost"]);
		later(1);
		expect(await sent()).toEqual([]);
	});

	it("begin again with a grace of its own after the points have reached the tier again", async () => {
		await earnPoints(500n);
		expect(await sent()).toEqual(["loyalty.tierReached"]);
		untilGrace();
		expect(await sent()).toEqual(["loyalty.graceBegan"]);
		await earnPoints(500n);
		expect(await sent()).toEqual([]);
		untilGrace();
		expect(await sent()).toEqual(["loyalty.graceBegan"]);
	});

	it("are not sent to one who takes a break, nor afterwards about what happened in it", async () => {
		await earnPoints(500n);
		opened.excluded.add(playerId);
		expect(await sent()).toEqual([]);
		opened.excluded.delete(playerId);
		expect(await sent()).toEqual([]);
	});

	it("are not sent about what is older than a week, nor while the programme is closed", async () => {
		await earnPoints(500n);
		opened.flag.isOn = false;
		expect(await sent()).toEqual([]);
		opened.flag.isOn = true;
		later(8);
		expect(await sent()).toEqual([]);
	});
});
