import { fraction } from "@baize/kernel/odds";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	type Leg,
	type LegOutcome,
	legFactor,
	type MatchMarket,
	type MatchSelection,
	matchOutcome,
	potentialReturnMinor,
	type RaceMarket,
	type RaceResult,
	raceOutcome,
	selectionsOf,
	settleBet,
} from "./index.ts";

const WON: LegOutcome = { result: "won" };
const LOST: LegOutcome = { result: "lost" };
const VOID: LegOutcome = { result: "void" };
const PUSH: LegOutcome = { result: "push" };
const HALF_WON: LegOutcome = { result: "half-won" };
const HALF_LOST: LegOutcome = { result: "half-lost" };
const TWO_TIED: LegOutcome = { result: "dead-heat", places: 1, tied: 2 };
const THREE_FOR_TWO: LegOutcome = { result: "dead-heat", places: 2, tied: 3 };

const single = (stakeMinor: bigint, priceX10000: number, outcome: LegOutcome | null) =>
	settleBet({ stakeMinor, legs: [{ priceX10000, outcome }] });

describe("one unit at 1.90", () => {
	it.each([
		["won", WON, fraction(19n, 10n)],
		["half won", HALF_WON, fraction(145n, 100n)],
		["void", VOID, fraction(1n)],
		["pushed", PUSH, fraction(1n)],
		["half lost", HALF_LOST, fraction(1n, 2n)],
		["lost", LOST, fraction(0n)],
		["in a dead heat of two", TWO_TIED, fraction(95n, 100n)],
		["one of three for two places", THREE_FOR_TWO, fraction(38n, 30n)],
	])("[SPORT-03] %s becomes the exact fraction", (_, outcome, factor) => {
		expect(legFactor(19_000, outcome)).toEqual(factor);
	});
});

describe("a single of 10.00", () => {
	it.each([
		["wins at 2.10", 21_000, WON, "won", 2_100n],
		["loses", 21_000, LOST, "lost", 0n],
		["is void", 21_000, VOID, "void", 1_000n],
		["pushes on the line", 21_000, PUSH, "push", 1_000n],
		["half wins at 1.95", 19_500, HALF_WON, "half-won", 1_475n],
		["half loses at 1.95", 19_500, HALF_LOST, "half-lost", 500n],
		["ties for first at 4/1: half the stake at full odds", 50_000, TWO_TIED, "dead-heat", 2_500n],
		["ties for first at 2/1", 30_000, TWO_TIED, "dead-heat", 1_500n],
		["waits for its result", 21_000, null, "open", 0n],
	] as const)("[SPORT-03] %s", (_, priceX10000, outcome, status, payoutMinor) => {
		expect(single(1_000n, priceX10000, outcome)).toEqual({ status, payoutMinor });
	});
});

describe("a multiple of 10.00 at 2.00, 3.00 and 1.50", () => {
	it.each([
		["all win", [WON, WON, WON], "won", 9_000n],
		["one loses", [WON, LOST, WON], "lost", 0n],
		["a void leg counts as 1.00", [WON, VOID, WON], "won", 3_000n],
		["two void legs leave a single", [VOID, WON, VOID], "won", 3_000n],
		["all void give the stake back", [VOID, VOID, VOID], "void", 1_000n],
		["pushes and voids give the stake back", [PUSH, VOID, VOID], "push", 1_000n],
		["a losing leg wins over void legs", [VOID, LOST, VOID], "lost", 0n],
		["a losing leg decides before the others are known", [null, LOST, null], "lost", 0n],
		["legs still to come keep it open", [WON, null, VOID], "open", 0n],
		["a half-won leg pays in part", [HALF_WON, WON, WON], "part-won", 6_750n],
		["a half-lost leg halves the rest", [HALF_LOST, WON, WON], "part-won", 2_250n],
		["a half-lost leg among voids stands alone", [HALF_LOST, VOID, VOID], "half-lost", 500n],
		["a dead heat halves its leg", [WON, TWO_TIED, WON], "part-won", 4_500n],
	] as const)("[SPORT-03] %s", (_, outcomes, status, payoutMinor) => {
		const prices = [20_000, 30_000, 15_000];
		const legs = outcomes.map((outcome, at) => ({ priceX10000: prices[at]!, outcome }));
		expect(settleBet({ stakeMinor: 1_000n, legs })).toEqual({ status, payoutMinor });
	});
});

describe("rounding", () => {
	it("[SPORT-03] is cut once: three legs of 10/11 on 1.00 pay 6.95, as 1.909³ gives", () => {
		expect(potentialReturnMinor(100n, [19_090, 19_090, 19_090])).toBe(695n);
		expect(potentialReturnMinor(1_000_000n, [19_090, 19_090, 19_090])).toBe(6_956_932n);
	});

	it("[SPORT-03] cuts the part below the minor unit", () => {
		expect(single(33n, 19_999, WON).payoutMinor).toBe(65n);
		expect(single(1n, 19_000, HALF_LOST).payoutMinor).toBe(0n);
	});
});

const anOutcome = fc.constantFrom<LegOutcome | null>(
	WON,
	LOST,
	VOID,
	PUSH,
	HALF_WON,
	HALF_LOST,
	TWO_TIED,
	THREE_FOR_TWO,
	null,
);
const aLeg: fc.Arbitrary<Leg> = fc.record({
	priceX10000: fc.integer({ min: 10_001, max: 2_000_000 }),
	outcome: anOutcome,
});
const someLegs = fc.array(aLeg, { minLength: 1, maxLength: 12 });
const aStake = fc.bigInt({ min: 1n, max: 10n ** 12n });

describe("whatever happens", () => {
	it("[SPORT-03] the payout is between nothing and the potential return", () => {
		fc.assert(
			fc.property(aStake, someLegs, (stakeMinor, legs) => {
				const { payoutMinor } = settleBet({ stakeMinor, legs });
				const most = potentialReturnMinor(
					stakeMinor,
					legs.map((leg) => leg.priceX10000),
				);
				expect(payoutMinor >= 0n && payoutMinor <= most).toBe(true);
			}),
		);
	});

	it("[SPORT-03] the order of the legs does not matter", () => {
		fc.assert(
			fc.property(
				aStake,
				someLegs.chain((legs) =>
					fc.tuple(fc.constant(legs), fc.shuffledSubarray(legs, { minLength: legs.length, maxLength: legs.length })),
				),
				(stakeMinor, [legs, shuffled]) => {
					expect(settleBet({ stakeMinor, legs: shuffled })).toEqual(settleBet({ stakeMinor, legs }));
				},
			),
		);
	});

	it("[SPORT-03] a void leg more changes neither status nor payout of a decided bet", () => {
		fc.assert(
			fc.property(aStake, someLegs, fc.integer({ min: 10_001, max: 500_000 }), (stakeMinor, legs, priceX10000) => {
				const more = [...legs, { priceX10000, outcome: VOID }];
				expect(settleBet({ stakeMinor, legs: more })).toEqual(settleBet({ stakeMinor, legs }));
			}),
		);
	});

	it("[SPORT-03] a bet is lost exactly when a leg is, and open exactly when it waits and none is lost", () => {
		fc.assert(
			fc.property(aStake, someLegs, (stakeMinor, legs) => {
				const { status } = settleBet({ stakeMinor, legs });
				const isLost = legs.some((leg) => leg.outcome?.result === "lost");
				expect(status === "lost").toBe(isLost);
				expect(status === "open").toBe(!isLost && legs.some((leg) => leg.outcome === null));
			}),
		);
	});

	it("[SPORT-03] a higher price never pays less", () => {
		fc.assert(
			fc.property(aStake, someLegs, (stakeMinor, legs) => {
				const better = legs.map((leg) => ({ ...leg, priceX10000: leg.priceX10000 + 100 }));
				const before = settleBet({ stakeMinor, legs }).payoutMinor;
				expect(settleBet({ stakeMinor, legs: better }).payoutMinor >= before).toBe(true);
			}),
		);
	});
});

const RESULT: MatchMarket = { kind: "match-result" };
const BOTH: MatchMarket = { kind: "both-score" };
const total = (lineX100: number): MatchMarket => ({ kind: "total-goals", lineX100 });

describe("a match that ends", () => {
	it.each([
		[2, 1, RESULT, "home", "won"],
		[2, 1, RESULT, "draw", "lost"],
		[2, 1, RESULT, "away", "lost"],
		[0, 0, RESULT, "draw", "won"],
		[0, 0, RESULT, "home", "lost"],
		[1, 3, RESULT, "away", "won"],
		[2, 1, total(250), "over", "won"],
		[2, 1, total(250), "under", "lost"],
		[1, 1, total(250), "over", "lost"],
		[1, 1, total(250), "under", "won"],
		[2, 1, total(300), "over", "push"],
		[2, 1, total(300), "under", "push"],
		[2, 2, total(300), "over", "won"],
		[1, 1, total(300), "over", "lost"],
		[2, 1, total(275), "over", "half-won"],
		[2, 1, total(275), "under", "half-lost"],
		[1, 1, total(225), "over", "half-lost"],
		[1, 1, total(225), "under", "half-won"],
		[0, 0, total(0), "under", "push"],
		[1, 1, BOTH, "yes", "won"],
		[1, 1, BOTH, "no", "lost"],
		[4, 0, BOTH, "yes", "lost"],
		[0, 0, BOTH, "no", "won"],
	] as const)("[SPORT-03] %i-%i: %o %s is %s", (home, away, market, selection, result) => {
		expect(matchOutcome(market, selection, { status: "finished", home, away })).toEqual({ result });
	});

	it.each(["abandoned", "cancelled"] as const)("[SPORT-03] %s gives every stake back", (status) => {
		for (const market of [RESULT, BOTH, total(250)])
			for (const selection of selectionsOf(market))
				expect(matchOutcome(market, selection, { status })).toEqual({ result: "void" });
	});

	it("[SPORT-03] with any score pays exactly one selection of each market without pushes", () => {
		const goals = fc.integer({ min: 0, max: 12 });
		fc.assert(
			fc.property(goals, goals, (home, away) => {
				for (const market of [RESULT, BOTH, total(50), total(150), total(250), total(350)]) {
					const outcomes = selectionsOf(market).map((selection: MatchSelection) =>
						matchOutcome(market, selection, { status: "finished", home, away }),
					);
					expect(outcomes.filter(({ result }) => result === "won")).toHaveLength(1);
					expect(outcomes.filter(({ result }) => result === "lost")).toHaveLength(outcomes.length - 1);
				}
			}),
		);
	});

	it("[SPORT-03] refuses a selection that its market does not have", () => {
		expect(() => matchOutcome(RESULT, "over", { status: "cancelled" })).toThrow();
	});
});

const WIN: RaceMarket = { kind: "race-win" };
const place = (places: number): RaceMarket => ({ kind: "race-place", places });
const finish = (order: number[][], withdrawn: number[] = []): RaceResult => ({ status: "finished", order, withdrawn });

describe("a race", () => {
	it.each([
		["the winner wins", WIN, 4, finish([[4], [2], [7], [1]]), WON],
		["the second does not", WIN, 2, finish([[4], [2], [7], [1]]), LOST],
		["the third is placed among three", place(3), 7, finish([[4], [2], [7], [1]]), WON],
		["the fourth is not", place(3), 1, finish([[4], [2], [7], [1]]), LOST],
		["the third is not placed among two", place(2), 7, finish([[4], [2], [7], [1]]), LOST],
		["two tie for first", WIN, 4, finish([[4, 2], [7], [1]]), TWO_TIED],
		["two that tie for first are both placed", place(2), 4, finish([[4, 2], [7], [1]]), WON],
		["after two firsts comes the third place", place(2), 7, finish([[4, 2], [7], [1]]), LOST],
		["two tie for the last place", place(3), 1, finish([[4], [2], [7, 1]]), TWO_TIED],
		["three tie for two places", place(3), 2, finish([[4], [2, 7, 1]]), THREE_FOR_TWO],
		["a runner that fell loses", WIN, 9, finish([[4], [2]]), LOST],
		["a withdrawn runner is void", WIN, 9, finish([[4], [2]], [9]), VOID],
		["a race not run is void", place(3), 4, { status: "abandoned" }, VOID],
	] as const)("[SPORT-03] %s", (_, market, runner, result, outcome) => {
		expect(raceOutcome(market, runner, result)).toEqual(outcome);
	});

	it("[SPORT-03] pays its places out whole, however many tie", () => {
		const groups = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 3, maxLength: 8 });
		fc.assert(
			fc.property(groups, fc.integer({ min: 1, max: 3 }), (sizes, places) => {
				let next = 1;
				const order = sizes.map((size) => Array.from({ length: size }, () => next++));
				let paid = 0;
				for (const runner of order.flat()) {
					const outcome = raceOutcome(place(places), runner, finish(order));
					if (outcome.result === "won") paid += 1;
					if (outcome.result === "dead-heat") paid += outcome.places / outcome.tied;
				}
				expect(paid).toBeCloseTo(places, 9);
			}),
		);
	});
});
