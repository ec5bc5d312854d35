import { MINUTE_MS } from "@baize/kernel/time";
import { openInProcessClient, type Session } from "@baize/platform-server";
import { bonusInForce } from "@baize/wallet/testing";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listBets, placeBet, type ResultView } from "../../contract/index.ts";
import { aBetId, legOn, openTestSports, type TestSports } from "../../testing/index.ts";
import type { EventOffer } from "../api.ts";

let app: TestSports;
beforeAll(async () => {
	app = await openTestSports();
});
afterAll(async () => {
	expect(await app.sports.auditBets()).toEqual([]);
	expect(await app.ledger.audit()).toEqual([]);
	await app.close();
});

const visitOf = (session: Session) => ({ session, locale: "en" as const, ip: "", userAgent: "", cookies: {} });
const calls = () => openInProcessClient(app.sports.bindings);
const cashOf = async ({ playerId }: Session): Promise<number> =>
	(await app.wallet.balances(playerId, "CAD", "en")).find(({ type }) => type === "playable")?.amountMinor ?? -1;

async function bet(session: Session, legs: ReturnType<typeof legOn>[], stakeMinor = 1_000): Promise<string> {
	const kind = legs.length === 1 ? "single" : "multiple";
	const betId = aBetId(app.clock.nowMs());
	await calls().call(
		placeBet,
		{ params: { session: session.handle }, body: { betId, kind, stakeMinor, legs, acceptPriceChanges: "none" } },
		visitOf(session),
	);
	return betId;
}

const betsOf = async (session: Session) =>
	(await calls().call(listBets, { params: { session: session.handle }, query: {} }, visitOf(session))).bets;

async function end(event: EventOffer, result: ResultView): Promise<void> {
	await app.database.transaction((tx) => app.sports.result(tx, event.eventId, result));
	await app.settle();
}
const score = (home: number, away: number): ResultView => ({ status: "finished", home, away });
const CANCELLED: ResultView = { status: "cancelled" };

describe("[SPORT-03] a single", () => {
	it.each([
		["won", "home", score(1, 0), 2_100],
		["lost", "draw", score(1, 0), 0],
		["lost", "away", score(1, 0), 0],
		["won", "over", score(2, 1), 1_900],
		["lost", "under", score(2, 1), 0],
		["void", "home", CANCELLED, 1_000],
		["void", "over", { status: "abandoned" }, 1_000],
	] satisfies [string, string, ResultView, number][])(
		"is %s with %s when the result is %j: %i",
		async (status, key, result, payoutMinor) => {
			const session = await app.punter(5_000n);
			const event = await app.onSale();
			await bet(session, [legOn(event, key)]);
			await end(event, result);
			expect(await betsOf(session)).toMatchObject([
				{ status, payoutMinor, legs: [{ outcome: { result: status }, result }] },
			]);
			expect(await cashOf(session)).toBe(4_000 + payoutMinor);
		},
	);

	it("on a line is pushed, half won and half lost as the line says", async () => {
		const session = await app.punter(100_000n);
		const line = (lineX100: number) =>
			app.onSale({
				markets: [
					{
						kind: "total-goals",
						lineX100,
						selections: [
							{ key: "over", priceX10000: 19_000 },
							{ key: "under", priceX10000: 19_000 },
						],
					},
				],
			});
		const [whole, quarter] = [await line(200), await line(225)];
		for (const [event, key] of [
			[whole, "over"],
			[quarter, "over"],
			[quarter, "under"],
		] as const)
			await bet(session, [legOn(event, key)]);
		await end(whole, score(1, 1));
		await end(quarter, score(1, 1));
		const settled = (await betsOf(session)).reverse().map(({ status, payoutMinor }) => [status, payoutMinor]);
		expect(settled).toEqual([
			["push", 1_000],
			["half-lost", 500],
			["half-won", 1_450],
		]);
	});

	it("on a runner pays to win, to place, in a dead heat, and is void on one withdrawn", async () => {
		const session = await app.punter(100_000n);
		const selections = ["1", "2", "3", "4"].map((key) => ({ key, priceX10000: 50_000 }));
		const race = await app.onSale({
			vertical: "virtuals",
			sport: "horses",
			markets: [
				{ kind: "race-win", selections },
				{ kind: "race-place", places: 2, selections },
			],
		});
		const place = (key: string) => ({
			...legOn(race, key),
			selectionId: legOn(race, key).selectionId.replace("-1-", "-2-"),
		});
		for (const leg of [legOn(race, "3"), legOn(race, "1"), place("1"), place("2"), legOn(race, "4")])
			await bet(session, [leg]);
		await end(race, { status: "finished", order: [[3], [1, 2]], withdrawn: [4] });
		const settled = (await betsOf(session)).reverse().map(({ status, payoutMinor }) => [status, payoutMinor]);
		expect(settled).toEqual([
			["won", 5_000],
			["lost", 0],
			["dead-heat", 2_500],
			["dead-heat", 2_500],
			["void", 1_000],
		]);
	});
});

describe("[SPORT-03] [PROMO-02] a bet with bonus money", () => {
	const fundsOf = async ({ playerId }: Session) => {
		const { cash, bonus, openStakes } = (await app.ledger.balances(playerId, "CAD"))!;
		return { cash, bonus, openStakes };
	};

	it.each<[string, string, ResultView, { cash: bigint; bonus: bigint; openStakes: bigint }]>([
		["that wins gives each fund its part", "home", score(1, 0), { cash: 10_440n, bonus: 1_260n, openStakes: 0n }],
		["that is void gives each fund its stake", "home", CANCELLED, { cash: 10_000n, bonus: 600n, openStakes: 0n }],
		["that loses gives nothing", "away", score(1, 0), { cash: 9_600n, bonus: 0n, openStakes: 0n }],
	])("%s", async (_what, key, result, funds) => {
		const session = await app.punter(10_000n);
		await bonusInForce(app, session.playerId, { amountMinor: 600n, sharesX1000: { sports: 1_000 } });
		const event = await app.onSale();
		await bet(session, [legOn(event, key)]);
		expect(await fundsOf(session)).toEqual({ cash: 9_600n, bonus: 0n, openStakes: 1_000n });
		await end(event, result);
		expect(await fundsOf(session)).toEqual(funds);
	});

	it.each<[string, Partial<EventOffer>, bigint]>([
		["takes nothing of a bonus that has no share for it, and is no less a bet", { vertical: "sports" }, 600n],
		["on a virtual event takes a bonus that has a share for those", { vertical: "virtuals" }, 0n],
	])("%s", async (_what, over, bonus) => {
		const session = await app.punter(10_000n);
		await bonusInForce(app, session.playerId, { amountMinor: 600n, sharesX1000: { slots: 1_000, virtuals: 1_000 } });
		await bet(session, [legOn(await app.onSale(over), "home")]);
		expect(await fundsOf(session)).toEqual({ cash: 9_600n - bonus, bonus, openStakes: 1_000n });
	});
});

describe("[SPORT-03] a multiple", () => {
	const three = async (): Promise<EventOffer[]> => [await app.onSale(), await app.onSale(), await app.onSale()];

	it("is lost at once with its first losing leg, while others are still open, and stays so", async () => {
		const session = await app.punter(5_000n);
		const [one, two, last] = (await three()) as [EventOffer, EventOffer, EventOffer];
		await bet(session, [legOn(one, "home"), legOn(two, "home"), legOn(last, "home")]);
		await end(one, score(1, 0));
		expect(await betsOf(session)).toMatchObject([{ status: "open", legs: [{ outcome: { result: "won" } }, {}, {}] }]);
		await end(two, score(0, 1));
		expect(await betsOf(session)).toMatchObject([{ status: "lost", payoutMinor: 0 }]);
		await end(last, score(1, 0));
		expect(await betsOf(session)).toMatchObject([{ status: "lost", legs: [{}, {}, { outcome: { result: "won" } }] }]);
		expect(await cashOf(session)).toBe(4_000);
	});

	it.each([
		["all legs won", [score(1, 0), score(1, 0), score(1, 0)], "won", 9_261],
		["a void leg counts as 1.00", [score(1, 0), CANCELLED, score(1, 0)], "won", 4_410],
		["one leg left", [CANCELLED, CANCELLED, score(1, 0)], "won", 2_100],
		["all legs void", [CANCELLED, CANCELLED, CANCELLED], "void", 1_000],
		["a losing leg wins over a void one", [CANCELLED, score(0, 1), CANCELLED], "lost", 0],
	] satisfies [string, ResultView[], string, number][])("%s", async (_what, results, status, payoutMinor) => {
		const session = await app.punter(5_000n);
		const events = await three();
		await bet(
			session,
			events.map((event) => legOn(event, "home")),
		);
		for (const [at, event] of events.entries()) await end(event, results[at]!);
		expect(await betsOf(session)).toMatchObject([{ status, payoutMinor }]);
		expect(await cashOf(session)).toBe(4_000 + payoutMinor);
	});

	it("pays no more than the limit that was shown", async () => {
		const session = await app.punter(100_000n);
		const priced = () =>
			app.onSale({ markets: [{ kind: "match-result", selections: [{ key: "home", priceX10000: 10_000_000 }] }] });
		const events = [await priced(), await priced()];
		await bet(
			session,
			events.map((event) => legOn(event, "home")),
			100_000,
		);
		for (const event of events) await end(event, score(1, 0));
		expect(await betsOf(session)).toMatchObject([
			{ status: "won", payoutMinor: 25_000_000, potentialReturnMinor: 25_000_000 },
		]);
	});
});

describe("[SPORT-03] settlement happens once", () => {
	it("when the same result comes again, and another result changes nothing", async () => {
		const session = await app.punter(5_000n);
		const event = await app.onSale();
		await bet(session, [legOn(event, "home")]);
		await end(event, score(1, 0));
		const again = (result: ResultView) =>
			app.database.transaction((tx) => app.sports.result(tx, event.eventId, result));
		expect(await again(score(1, 0))).toBe("same");
		expect(await again(score(0, 1))).toBe("different");
		expect(await app.database.transaction((tx) => app.sports.result(tx, 12n, CANCELLED))).toBe("unknown");
		await app.settle();
		expect(await cashOf(session)).toBe(6_100);
		expect(app.sports.event(event.eventId)?.markets[0]?.state).toBe("settled");
	});

	it("when it is run twice at the same time", async () => {
		const punters = await Promise.all(Array.from({ length: 12 }, () => app.punter(5_000n)));
		const event = await app.onSale();
		await Promise.all(punters.map((session) => bet(session, [legOn(event, "home")])));
		await app.database.transaction((tx) => app.sports.result(tx, event.eventId, score(2, 0)));
		const other = await openSettlerOfAnotherProcess();
		await Promise.all([app.settle(), other(event), other(event)]);
		expect(await Promise.all(punters.map(cashOf))).toEqual(punters.map(() => 6_100));
	});

	it("when it is killed in the middle and begun again", async () => {
		const session = await app.punter(1_000_000n);
		const event = await app.onSale();
		for (let at = 0; at < 30; at++) await bet(session, [legOn(event, "home")], 100);
		await app.database.transaction((tx) => app.sports.result(tx, event.eventId, score(2, 0)));
		const dying = await openSettlerOfAnotherProcess(2);
		await expect(dying(event)).rejects.toThrow("killed");
		const half = (
			await app.database.pool.query(
				"select count(*)::int as settled from sports.bet where player_id = $1 and status <> 'open'",
				[String(session.playerId)],
			)
		).rows[0];
		expect(half.settled).toBe(20);
		expect(await app.sports.auditBets()).toEqual([]);
		await app.settle();
		expect(await cashOf(session)).toBe(1_000_000 + 30 * 110);
	});

	it("and the player's open pages are notified", async () => {
		const session = await app.punter(5_000n);
		const event = await app.onSale();
		const betId = await bet(session, [legOn(event, "home")]);
		await end(event, score(1, 0));
		expect(app.published).toContainEqual({
			topic: `bets:${session.playerId}`,
			kind: "bet",
			data: { betId, status: "won", payoutMinor: 2_100 },
		});
	});
});

/** Settles as another process would; killed, with its connection, after this many chunks. */
async function openSettlerOfAnotherProcess(chunks = Number.POSITIVE_INFINITY) {
	const { openSettler } = await import("./settle-event.ts");
	const { openEventCache } = await import("../events/event-cache.ts");
	let left = chunks;
	const dying = {
		...app.ports,
		wallet: {
			...app.wallet,
			closeBets: async (...closing: Parameters<typeof app.wallet.closeBets>) => {
				const moved = await app.wallet.closeBets(...closing);
				if (left-- <= 0) throw new Error("killed");
				return moved;
			},
		},
	};
	const settler = openSettler(dying, openEventCache(app.clock, app.ports.stream), 10);
	return (event: EventOffer) => settler.settleEvent(event.eventId);
}

describe("[SPORT-03] whatever is bet, in whatever order it ends", () => {
	it("reserved stakes equal the sum of the open bets, and every bet pays what its legs determine", async () => {
		const keys = ["home", "draw", "away", "over", "under"];
		const step = fc.oneof(
			fc.record({
				do: fc.constant("bet" as const),
				who: fc.nat(2),
				legs: fc.uniqueArray(fc.record({ at: fc.nat(4), key: fc.constantFrom(...keys) }), {
					minLength: 1,
					maxLength: 4,
					selector: ({ at }) => at,
				}),
			}),
			fc.record({
				do: fc.constant("end" as const),
				at: fc.nat(4),
				home: fc.nat(3),
				away: fc.nat(3),
				isVoid: fc.boolean(),
			}),
		);
		await fc.assert(
			fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
				const punters = await Promise.all([0, 1, 2].map(() => app.punter(100_000n)));
				const events = await Promise.all([0, 1, 2, 3, 4].map(() => app.onSale()));
				const ended = new Set<number>();
				for (const each of steps) {
					if (each.do === "end") {
						const result = each.isVoid ? CANCELLED : score(each.home, each.away);
						if (!ended.has(each.at)) await end(events[each.at]!, result);
						ended.add(each.at);
					} else if (!each.legs.some(({ at }) => ended.has(at))) {
						await bet(
							punters[each.who]!,
							each.legs.map(({ at, key }) => legOn(events[at]!, key)),
							1_000,
						);
					}
					expect(await app.sports.auditBets()).toEqual([]);
				}
				for (const session of punters) {
					const bets = await betsOf(session);
					const paid = bets.reduce((sum, { payoutMinor, stakeMinor }) => sum + payoutMinor - stakeMinor, 0);
					expect(await cashOf(session)).toBe(100_000 + paid);
					for (const { status, legs } of bets) {
						const isLost = legs.some(({ outcome }) => outcome?.result === "lost");
						const isOpen = !isLost && legs.some(({ outcome }) => outcome === null);
						expect(status === "lost").toBe(isLost);
						expect(status === "open").toBe(isOpen);
					}
				}
			}),
			{ numRuns: 12 },
		);
	}, 60_000);

	it("takes no bet after the start, whatever the source does", async () => {
		const session = await app.punter();
		const event = await app.onSale();
		app.clock.advance(60 * MINUTE_MS);
		await expect(bet(session, [legOn(event, "home")])).rejects.toThrow("EVENT_STARTED");
	});
});
