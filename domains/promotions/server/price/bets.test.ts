import { seededDraws } from "@baize/kernel/random";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BET_RETURNS_X10000, codeTerms } from "../../testing/index.ts";
import { betExamples, betsAt, boundUnits } from "./bets.ts";
import { playOnce, sumUp } from "./play-terms.ts";
import { priceTerms } from "./price-terms.ts";

const known = { titles: [], spinGames: [], betReturnsX10000: BET_RETURNS_X10000 };
const { wagering } = codeTerms(0);
type Shares = NonNullable<typeof wagering>["shares"];
const SPORTS: Shares = [{ gameClass: "sports", percent: 100 }];
const RACES: Shares = [{ gameClass: "horses", percent: 100 }];

/** A bonus of 10.00. */
const playedWith = (shares: Shares, over: Partial<NonNullable<typeof wagering>> = {}) =>
	codeTerms(0, { fixedUnits: 1_000, wagering: { ...wagering!, shares, maxStakeUnits: null, ...over } });

/**
 * The chance to make so many bets at evens with ten stakes to begin with, and how many are made: every course of them,
 * counted. It knows nothing of how prices are computed.
 */
function atEvens(bets: number, chance: number): { finish: number; made: number } {
	let [chances, made] = [new Map([[10, 1]]), 0];
	for (let bet = 0; bet < bets; bet++) {
		const after = new Map<number, number>();
		for (const [stakes, share] of chances) {
			made += share;
			after.set(stakes + 1, (after.get(stakes + 1) ?? 0) + share * chance);
			if (stakes > 1) after.set(stakes - 1, (after.get(stakes - 1) ?? 0) + share * (1 - chance));
		}
		chances = after;
	}
	return { finish: [...chances.values()].reduce((sum, share) => sum + share, 0), made };
}

describe("[PROMO-02] a bonus that is played with bets", () => {
	it("is won at a price with what the prices return, divided by it", () => {
		const bet = betsAt(20_000, 9_541);
		expect([0, 9_540, 9_541, 19_999].map((drawn) => bet.round({ below: () => drawn }))).toEqual([2, 2, 0, 0]);
	});

	it.each([
		["once, on sports", SPORTS, 10, 9_541],
		["twice, on sports", SPORTS, 20, 9_541],
		["five times, on sports", SPORTS, 50, 9_541],
		["five times, on races", RACES, 50, 9_090],
		["ten times, on races", RACES, 100, 9_090],
	])("and is wagered %s, is worth what every course of such bets says", async (_how, shares, timesX10, back) => {
		const price = await priceTerms(playedWith(shares, { timesX10 }), known);
		const { finish, made } = atEvens(timesX10, back / 20_000);
		expect(price).toMatchObject({ faceUnits: 1_000, stakeUnits: 100, returnX10000: back });
		expect(price!.bets).toEqual({ gameClass: shares[0]!.gameClass, priceX10000: 20_000 });
		expect(Math.abs(price!.finishX1000 - finish * 1_000)).toBeLessThan(25);
		expect(Math.abs(price!.stakedUnits - made * 100)).toBeLessThan(made * 100 * 0.025);
		expect(Math.abs(price!.playerValueUnits - (1_000 - (1 - back / 10_000) * made * 100))).toBeLessThan(12);
	});

	it.each([
		["its face less the margin of one pass, where it is wagered more often", SPORTS, 50, null, 955],
		["less of the margin, where less than the whole is wagered", SPORTS, 5, null, 978],
		["its face less their larger margin, on races", RACES, 50, null, 909],
		[
			"less, where a half of a stake counts, and a half is wagered",
			[{ gameClass: "sports", percent: 50 }],
			5,
			null,
			955,
		],
		["that of sports, where races count too", [...SPORTS, ...RACES], 50, null, 955],
		["what becomes cash at most", SPORTS, 50, 300, 300],
	] satisfies [string, Shares, number, number | null, number][])(
		"costs at most %s",
		async (_what, shares, timesX10, maxConvertedUnits, costUnits) => {
			const price = await priceTerms(playedWith(shares, { timesX10, maxConvertedUnits }), known);
			expect(price).toMatchObject({ costUnits });
			expect(price!.playerValueUnits).toBeLessThanOrEqual(costUnits);
		},
	);

	it("is never worth more than that, whatever the prices and stakes are", () => {
		const any = fc.record({
			priceX10000: fc.integer({ min: 10_100, max: 10_000_000 }),
			stakeUnits: fc.integer({ min: 20, max: 2_000 }),
			timesX10: fc.integer({ min: 1, max: 60 }),
			percent: fc.integer({ min: 20, max: 100 }),
		});
		fc.assert(
			fc.property(any, fc.integer(), ({ priceX10000, stakeUnits, timesX10, percent }, seed) => {
				const play = { faceUnits: 1_000, stakeUnits, requiredUnits: timesX10 * 100, percent, maxConvertedUnits: null };
				const draws = seededDraws(seed);
				const lives = Array.from({ length: 20 }, () => playOnce(betsAt(priceX10000, 9_541), play, draws));
				const bound = boundUnits({ timesX10, maxConvertedUnits: null }, { meanUnits: 1_000 }, [
					{ percent, returnShare: 0.9541 },
				]);
				expect(sumUp(lives, play, 0.9541).playerValueUnits).toBeLessThanOrEqual(bound);
			}),
		);
	});

	it.each([
		["the highest stake", 30, 30],
		["a tenth of the bonus, where a higher one is allowed", 500, 100],
		["a tenth of the bonus, where every stake is", null, 100],
	])("is explained in stakes of %s", (_what, maxStakeUnits, stakeUnits) => {
		const terms = { ...wagering!, shares: SPORTS, maxStakeUnits };
		const [example] = betExamples(terms, { faceUnits: 1_000, returns: BET_RETURNS_X10000 });
		expect(example).toMatchObject({ stakeUnits });
	});

	it("is worth its face where tables count too, whose chances are not known here", async () => {
		const shares: Shares = [...SPORTS, { gameClass: "roulette", percent: 10 }];
		expect(await priceTerms(playedWith(shares), known)).toMatchObject({ playerValueUnits: 1_000, costUnits: 1_000 });
	});
});
