import { DAY_MS, HOUR_MS } from "@baize/kernel/time";
import { aRound } from "@baize/ledger/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listBonuses, type Terms } from "../../contract/index.ts";
import { cashbackTerms, matchTerms, openTestPromotions, type TestPromotions, visitOf } from "../../testing/index.ts";

let opened: TestPromotions;
beforeEach(async () => {
	opened = await openTestPromotions();
});
afterEach(() => opened.close());

async function playerWhoLost(lostMinor: bigint, over: Partial<Terms> = {}) {
	const nowMs = opened.clock.nowMs();
	const offer = await opened.publish(cashbackTerms(nowMs, { fromMs: nowMs - (nowMs % DAY_MS), ...over }));
	const playerId = await opened.player(100_000n);
	await opened.ledger.post(aRound(opened.newId(), playerId, lostMinor + 500n, 500n));
	return { playerId, offer };
}
async function payAfter(ms: number) {
	opened.clock.advance(ms);
	await opened.catchUp();
	await opened.promotions.payCashback();
	await opened.promotions.payCashback();
}
const cash = async (playerId: bigint) => (await opened.ledger.balances(playerId, "CAD"))?.cash;

describe("[PROMO-02] cashback", () => {
	it("pays a share of a week's net loss as cash, once", async () => {
		const { playerId } = await playerWhoLost(4_000n);
		await payAfter(7 * DAY_MS + HOUR_MS);
		expect(await cash(playerId)).toBe(96_400n);
		const reply = await opened.call(listBonuses, { params: { session: "h" }, query: {} }, visitOf(playerId));
		expect(reply.history).toMatchObject([{ state: "paid", amountMinor: 400 }]);
		expect(await opened.ledger.audit()).toEqual([]);
	});

	it("pays nothing before the week is over, for little, or to who has not agreed", async () => {
		const early = await playerWhoLost(4_000n);
		await payAfter(HOUR_MS);
		expect(await cash(early.playerId)).toBe(96_000n);
		const little = await playerWhoLost(900n);
		opened.unasked.add(early.playerId);
		await payAfter(7 * DAY_MS + HOUR_MS);
		expect(await cash(early.playerId)).toBe(96_000n);
		expect(await cash(little.playerId)).toBe(99_100n);
	});

	it("waits while the books do not hold, and is paid after that", async () => {
		const { playerId } = await playerWhoLost(4_000n);
		opened.payouts.isOn = false;
		await payAfter(7 * DAY_MS + HOUR_MS);
		expect(await cash(playerId)).toBe(96_000n);
		opened.payouts.isOn = true;
		await payAfter(HOUR_MS);
		expect(await cash(playerId)).toBe(96_400n);
	});

	it("can be a bonus that is to be wagered", async () => {
		const { wagering } = matchTerms(0);
		const { playerId } = await playerWhoLost(4_000n, { reward: "bonus", wagering });
		await payAfter(7 * DAY_MS + HOUR_MS);
		expect(await opened.ledger.balances(playerId, "CAD")).toMatchObject({ cash: 96_000n, bonus: 400n });
	});
});
