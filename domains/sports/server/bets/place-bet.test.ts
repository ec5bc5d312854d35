import type { BodyOf } from "@baize/kernel/call";
import { Refusal } from "@baize/kernel/error";
import { MINUTE_MS } from "@baize/kernel/time";
import { openInProcessClient, type Session } from "@baize/platform-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listBets, placeBet, readBet, readQuotes } from "../../contract/index.ts";
import { aBetId, anEvent, legOn, openTestSports, type TestSports } from "../../testing/index.ts";

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
type Body = BodyOf<typeof placeBet>;

const place = (session: Session, body: Partial<Body> & Pick<Body, "legs">) =>
	openInProcessClient(app.sports.bindings).call(
		placeBet,
		{
			params: { session: session.handle },
			body: {
				betId: aBetId(app.clock.nowMs()),
				kind: body.legs.length === 1 ? "single" : "multiple",
				stakeMinor: 1_000,
				acceptPriceChanges: "none",
				...body,
			},
		},
		visitOf(session),
	);
const refusalOf = (promise: Promise<unknown>): Promise<Refusal> =>
	promise.then(
		() => Promise.reject(new Error("nothing was refused")),
		(error) => (error instanceof Refusal ? error : Promise.reject(error)),
	);
const cashOf = async ({ playerId }: Session): Promise<number> =>
	(await app.wallet.balances(playerId, "CAD", "en")).find(({ type }) => type === "playable")?.amountMinor ?? -1;
const betsOf = (session: Session) =>
	openInProcessClient(app.sports.bindings).call(
		listBets,
		{ params: { session: session.handle }, query: {} },
		visitOf(session),
	);

describe("[SPORT-02] a bet that is taken", () => {
	it("takes the stake, and answers its price, its return and its receipt", async () => {
		const session = await app.punter(5_000n);
		const event = await app.onSale();
		const betId = aBetId(app.clock.nowMs());
		expect(await place(session, { betId, legs: [legOn(event, "home")] })).toEqual({
			betId,
			priceX10000: 21_000,
			priceText: "2.10",
			legs: [legOn(event, "home")],
			potentialReturnMinor: 2_100,
			receipt: {
				receipt: betId,
				placedAtMs: app.clock.nowMs(),
				stakeMinor: 1_000,
				currency: "CAD",
				cashAfterMinor: 4_000,
			},
		});
		expect(await cashOf(session)).toBe(4_000);
	});

	it("multiplies the exact prices of a multiple", async () => {
		const session = await app.punter();
		const [one, two, three] = [await app.onSale(), await app.onSale(), await app.onSale()];
		const legs = [legOn(one, "home"), legOn(two, "draw"), legOn(three, "under")];
		const answer = await place(session, { stakeMinor: 777, legs });
		expect(answer).toMatchObject({ priceX10000: 135_660, priceText: "13.56", potentialReturnMinor: 10_540 });
	});

	it("is listed in the player's bets with what was bet on, and in no other player's", async () => {
		const [session, other] = [await app.punter(), await app.punter()];
		const event = await app.onSale();
		const { betId } = await place(session, { legs: [legOn(event, "over")] });
		const { bets } = await betsOf(session);
		expect(bets).toMatchObject([
			{
				betId,
				kind: "single",
				stakeMinor: 1_000,
				priceX10000: 19_000,
				potentialReturnMinor: 1_900,
				status: "open",
				payoutMinor: 0,
				settledAtMs: null,
				legs: [{ key: "over", kind: "total-goals", lineX100: 250, phase: "upcoming", outcome: null, result: null }],
			},
		]);
		expect((await betsOf(other)).bets).toEqual([]);
		const stolen = openInProcessClient(app.sports.bindings).call(
			readBet,
			{ params: { session: other.handle, betId } },
			visitOf(other),
		);
		expect((await refusalOf(stolen)).code).toBe("BET_UNKNOWN");
	});

	it("is the same bet when it is sent again, also at the same moment and after the start", async () => {
		const session = await app.punter(5_000n);
		const event = await app.onSale();
		const body = { betId: aBetId(app.clock.nowMs()), legs: [legOn(event, "away")] };
		const answers = await Promise.all(Array.from({ length: 6 }, () => place(session, body)));
		expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
		await app.database.transaction((tx) => app.sports.close(tx, event.eventId));
		expect(await place(session, body)).toEqual(answers[0]);
		expect(await cashOf(session)).toBe(4_000);
	});

	it("is refused as another bet under the same id", async () => {
		const session = await app.punter(5_000n);
		const event = await app.onSale();
		const body = { betId: aBetId(app.clock.nowMs()), legs: [legOn(event, "away")] };
		await place(session, body);
		expect((await refusalOf(place(session, { ...body, stakeMinor: 999 }))).code).toBe("IDEMPOTENCY_CONFLICT");
		expect(await cashOf(session)).toBe(4_000);
	});
});

describe("[SPORT-02] a bet that is refused takes nothing", () => {
	it.each([
		["a selection that never was", "SELECTION_UNKNOWN", async () => legOn(anEvent(app.newId(), 0), "home")],
		[
			"an event that has started",
			"EVENT_STARTED",
			async () => {
				const event = await app.onSale({ closesAtMs: app.clock.nowMs() });
				return legOn(event, "home");
			},
		],
		[
			"an event that its source has closed",
			"EVENT_STARTED",
			async () => {
				const event = await app.onSale();
				await app.database.transaction((tx) => app.sports.close(tx, event.eventId));
				return legOn(event, "home");
			},
		],
		[
			"an event whose result is known",
			"EVENT_STARTED",
			async () => {
				const event = await app.onSale();
				await app.database.transaction((tx) => app.sports.result(tx, event.eventId, { status: "cancelled" }));
				return legOn(event, "home");
			},
		],
		[
			"a market that is suspended",
			"MARKET_SUSPENDED",
			async () => {
				const event = await app.onSale();
				await app.database.transaction((tx) => app.sports.suspend(tx, event.eventId));
				return legOn(event, "home");
			},
		],
	])("on %s", async (_what, code, legOf) => {
		const session = await app.punter(5_000n);
		const leg = await legOf();
		const refusal = await refusalOf(place(session, { legs: [leg], acceptPriceChanges: "any" }));
		expect([refusal.code, refusal.details]).toEqual([code, { selectionIds: [leg.selectionId] }]);
		expect(await cashOf(session)).toBe(5_000);
		expect((await betsOf(session)).bets).toEqual([]);
	});

	it.each([
		["a stake below the least", { stakeMinor: 9 }, "STAKE_TOO_SMALL", { minStakeMinor: 10, currency: "CAD" }],
		[
			"a stake above the largest",
			{ stakeMinor: 500_001 },
			"STAKE_TOO_LARGE",
			{ maxStakeMinor: 500_000, currency: "CAD" },
		],
		["more legs than a single has", { kind: "single", legCount: 2 }, "LEG_COUNT", { maxLegs: 12 }],
		["more legs than a multiple may have", { legCount: 13 }, "LEG_COUNT", { maxLegs: 12 }],
		["more than there is", { stakeMinor: 5_001 }, "INSUFFICIENT_FUNDS", { cashMinor: 5_000, currency: "CAD" }],
	] as const)(
		"with %s",
		async (_what, { legCount = 1, ...over }: Partial<Body> & { legCount?: number }, code, details) => {
			const session = await app.punter(5_000n);
			const legs = await Promise.all(Array.from({ length: legCount }, async () => legOn(await app.onSale(), "home")));
			const refusal = await refusalOf(place(session, { ...over, legs }));
			expect([refusal.code, refusal.details]).toEqual([code, details]);
			expect(await cashOf(session)).toBe(5_000);
		},
	);

	it("with two legs on one event", async () => {
		const session = await app.punter();
		const event = await app.onSale();
		const legs = [legOn(event, "home"), legOn(event, "over")];
		expect((await refusalOf(place(session, { legs }))).code).toBe("SAME_EVENT");
	});

	it("under an id that no page made", async () => {
		const session = await app.punter();
		const legs = [legOn(await app.onSale(), "home")];
		expect((await refusalOf(place(session, { betId: "0000000000001", legs }))).code).toBe("BET_ID_NOT_USABLE");
		const old = aBetId(app.clock.nowMs() - 25 * 60 * MINUTE_MS);
		expect((await refusalOf(place(session, { betId: old, legs }))).code).toBe("BET_ID_NOT_USABLE");
	});

	it("and stays refused for want of money, even when money has come since", async () => {
		const session = await app.punter(500n);
		const body = { betId: aBetId(app.clock.nowMs()), legs: [legOn(await app.onSale(), "home")] };
		expect((await refusalOf(place(session, body))).code).toBe("INSUFFICIENT_FUNDS");
		const { playerId } = session;
		await app.wallet.batched.deposit({ playerId, currency: "CAD", reference: app.newId(), amountMinor: 9_000n });
		const late = await refusalOf(place(session, body));
		expect([late.code, late.details?.cashMinor]).toEqual(["INSUFFICIENT_FUNDS", 500]);
		expect(await cashOf(session)).toBe(9_500);
	});

	it("of one player, regardless of other players' locks: ten at once on one balance take what there is and no more", async () => {
		const session = await app.punter(3_500n);
		const event = await app.onSale();
		const tries = Array.from({ length: 10 }, () => place(session, { legs: [legOn(event, "home")] }));
		const done = await Promise.allSettled(tries);
		expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
		expect(await cashOf(session)).toBe(500);
	});
});

describe("[SPORT-02] a price that moves before the bet arrives", () => {
	const moved = async (priceX10000: number) => {
		const event = await app.onSale();
		const prices = [{ marketNumber: 1, selections: [{ key: "home", priceX10000 }] }];
		await app.database.transaction((tx) => app.sports.reprice(tx, event.eventId, prices));
		return event;
	};

	it("is confirmed with the seen price and the current one, and is taken once the player accepts", async () => {
		const session = await app.punter(5_000n);
		const event = await moved(18_500);
		const body = { betId: aBetId(app.clock.nowMs()), legs: [legOn(event, "home")] };
		const refusal = await refusalOf(place(session, body));
		expect([refusal.code, refusal.details]).toEqual([
			"PRICE_CHANGED",
			{ legs: [{ selectionId: body.legs[0]?.selectionId, seenX10000: 21_000, priceX10000: 18_500 }] },
		]);
		expect(await cashOf(session)).toBe(5_000);
		const accepted = body.legs.map((leg) => ({ ...leg, priceX10000: 18_500 }));
		expect(await place(session, { ...body, legs: accepted })).toMatchObject({ potentialReturnMinor: 1_850 });
	});

	it.each([
		["better", 22_000, 2_200],
		["any", 18_500, 1_850],
	] as const)(
		"is taken without asking where %s changes are accepted, at the present price",
		async (accept, price, returns) => {
			const session = await app.punter();
			const legs = [legOn(await moved(price), "home")];
			expect(await place(session, { legs, acceptPriceChanges: accept })).toMatchObject({
				priceX10000: price,
				potentialReturnMinor: returns,
			});
		},
	);

	it("is quoted to the slip as it is now", async () => {
		const event = await moved(18_500);
		const { selectionId } = legOn(event, "home");
		const { quotes, gone } = await openInProcessClient(app.sports.bindings).call(
			readQuotes,
			{ query: { selections: `${selectionId},nonsense,0000000000000-1-home` } },
			{ ...visitOf(await app.punter()), session: undefined },
		);
		expect(quotes).toMatchObject([{ selectionId, priceX10000: 18_500, isOpen: true, kind: "match-result" }]);
		expect(gone).toEqual(["nonsense", "0000000000000-1-home"]);
	});

	it("records the history of the price", async () => {
		const event = await moved(18_500);
		const { rows } = await app.database.pool.query(
			"select key, price_version, price_x10000 from sports.past_price where event_id = $1",
			[String(event.eventId)],
		);
		expect(rows).toEqual([{ key: "home", price_version: 1, price_x10000: 21_000 }]);
	});
});

describe("a bet for money", () => {
	it.each([
		["[GEO-02] is refused where the law forbids it", "place", "BET_NOT_ALLOWED_HERE"],
		["[VER-10] while the document is blocked", "document", "DOCUMENT_BLOCKED"],
		["[AUTH-13] before new terms are accepted", "terms", "TERMS_DUE"],
		["[WAL-05] while betting is closed", "closed", "BETTING_CLOSED"],
	] as const)("is refused %s, and nothing is taken", async (_case, block, code) => {
		const closed = await openTestSports({ eligibilityBlockOf: async () => block });
		const event = await closed.onSale();
		const player = await closed.punter(10_000n);
		const placing = openInProcessClient(closed.sports.bindings).call(
			placeBet,
			{
				params: { session: player.handle },
				body: {
					betId: aBetId(closed.clock.nowMs()),
					kind: "single",
					stakeMinor: 1_000,
					legs: [legOn(event, "home")],
					acceptPriceChanges: "none",
				},
			},
			visitOf(player),
		);
		expect((await refusalOf(placing)).code).toBe(code);
		const balances = await closed.wallet.balances(player.playerId, "CAD", "en");
		expect(balances.find(({ type }) => type === "playable")?.amountMinor).toBe(10_000);
		await closed.close();
	});
});
