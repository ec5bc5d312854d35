import { DAY_MS } from "@baize/kernel/time";
import { openInProcessClient, type Session } from "@baize/platform-server";
import { BARS, CAPS } from "@baize/safer-play/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { placeBet } from "../../contract/index.ts";
import { aBetId, legOn, openTestSports, type TestSports } from "../../testing/index.ts";
import type { EventOffer } from "../index.ts";

let app: TestSports;
beforeAll(async () => {
	app = await openTestSports();
});
afterAll(async () => {
	expect(await app.sports.auditBets()).toEqual([]);
	expect(await app.ledger.audit()).toEqual([]);
	await app.close();
});

const place = (session: Session, event: EventOffer, betId = aBetId(app.clock.nowMs())) =>
	openInProcessClient(app.sports.bindings).call(
		placeBet,
		{
			params: { session: session.handle },
			body: { betId, kind: "single", stakeMinor: 1_000, legs: [legOn(event, "home")], acceptPriceChanges: "none" },
		},
		{ session, locale: "en", ip: "", userAgent: "", cookies: {} },
	);

describe("[SAFE-01] a bet that is blocked", () => {
	it("by a limit of five stakes is every one of 64 at once but five, in sports and virtual sports alike", async () => {
		const session = await app.punter(1_000_000n);
		const [match, race] = [await app.onSale(), await app.onSale({ vertical: "virtuals", sport: "horses" })];
		await app.database.transaction((tx) =>
			app.wallet.guards.setCaps(tx, session.playerId, "CAD", [
				{ number: CAPS.stake.week, measure: "stake", window: { rollingMs: 7 * DAY_MS }, maxMinor: 5_000n },
			]),
		);
		const placed = await Promise.allSettled(
			Array.from({ length: 64 }, (_, i) => place(session, i % 2 === 0 ? match : race)),
		);
		expect(placed.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
		const refused = placed.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
		expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["LIMIT_REACHED"]));
		expect(refused[0].details).toMatchObject({ limit: "stake", window: "week", remainingMinor: 0 });
	});

	it("by an exclusion stays refused under its id, and leaves open bets to be settled", async () => {
		const session = await app.punter(10_000n);
		const [event, later] = [await app.onSale(), await app.onSale()];
		await place(session, event);
		const bar = { number: BARS.excluded, fromMs: app.clock.nowMs(), untilMs: null };
		await app.database.transaction((tx) => app.wallet.guards.setBars(tx, session.playerId, "CAD", [bar]));
		const betId = aBetId(app.clock.nowMs());
		await expect(place(session, later, betId)).rejects.toMatchObject({ code: "EXCLUDED" });
		await app.database.transaction((tx) => app.sports.result(tx, event.eventId, { status: "cancelled" }));
		await app.settle();
		expect(await app.ledger.balances(session.playerId, "CAD")).toMatchObject({ cash: 10_000n, openStakes: 0n });
		await app.database.transaction((tx) => app.wallet.guards.setBars(tx, session.playerId, "CAD", []));
		await expect(place(session, later, betId)).rejects.toMatchObject({ code: "EXCLUDED" });
		await place(session, later);
	});
});
