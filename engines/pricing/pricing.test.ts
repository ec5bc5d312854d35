import { fraction, percentText, toNumber } from "@baize/kernel/odds";
import { DAY_MS } from "@baize/kernel/time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MatchMarket, MatchSelection } from "../settlement/index.ts";
import {
	fitGoalsModel,
	type GoalRates,
	type GoalsModel,
	givenScore,
	goalRates,
	goalShareBy,
	MATCH_MARKETS,
	MAX_GOALS,
	marketChances,
	matchBooks,
	type PlayedMatch,
	priceBook,
	type ScoreMatrix,
	scoreMatrix,
	type TeamStrength,
} from "./index.ts";

const RESULT: MatchMarket = { kind: "match-result" };
const someRates = fc.record({
	home: fc.double({ min: 0.2, max: 4, noNaN: true }),
	away: fc.double({ min: 0.2, max: 4, noNaN: true }),
	dependence: fc.double({ min: -0.2, max: 0.1, noNaN: true }),
});
const rates = (home: number, away: number, dependence = -0.05): GoalRates => ({ home, away, dependence });
const chanceOf = (matrix: ScoreMatrix, selection: MatchSelection, market: MatchMarket = RESULT) =>
	marketChances(market, matrix).find((chance) => chance.selection === selection)!.probability;
const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

describe("the chances of the scores", () => {
	it("[SPORT-04] sum to 1 for any two teams, and so does each market", () => {
		fc.assert(
			fc.property(someRates, (anyRates) => {
				const matrix = scoreMatrix(anyRates);
				expect(Math.abs(total(matrix.chances.flat()) - 1)).toBeLessThan(1e-12);
				expect(matrix.chances.flat().every((chance) => chance > 0)).toBe(true);
				for (const market of MATCH_MARKETS) {
					const chances = marketChances(market, matrix).map(({ probability }) => probability);
					expect(Math.abs(total(chances) - 1)).toBeLessThan(1e-12);
				}
			}),
		);
	});

	it("[SPORT-04] are Poisson's when the teams are independent", () => {
		const { chances } = scoreMatrix(rates(1.6, 1.1, 0));
		expect(chances[2]![1]!).toBeCloseTo(((Math.exp(-1.6) * 1.6 ** 2) / 2) * Math.exp(-1.1) * 1.1, 8);
	});

	it("[SPORT-04] shift by the dependence to 0-0 and 1-1, while each side's goals keep their average", () => {
		const plain = scoreMatrix(rates(1.6, 1.1, 0));
		const dependent = scoreMatrix(rates(1.6, 1.1, -0.1));
		expect(dependent.chances[0]![0]! / plain.chances[0]![0]!).toBeCloseTo(1 + 1.6 * 1.1 * 0.1, 9);
		expect(dependent.chances[1]![1]! / plain.chances[1]![1]!).toBeCloseTo(1.1, 9);
		expect(dependent.chances[1]![0]! / plain.chances[1]![0]!).toBeCloseTo(1 - 1.1 * 0.1, 9);
		const homeGoals = (matrix: ScoreMatrix) => total(matrix.chances.map((row, goals) => goals * total(row)));
		expect(homeGoals(dependent)).toBeCloseTo(homeGoals(plain), 9);
	});

	it("[SPORT-04] favour a team the more it is expected to score", () => {
		fc.assert(
			fc.property(someRates, fc.double({ min: 0.05, max: 1, noNaN: true }), (now, more) => {
				const before = scoreMatrix({ ...now, dependence: 0 });
				const after = scoreMatrix({ ...now, dependence: 0, home: now.home + more });
				expect(chanceOf(after, "home")).toBeGreaterThan(chanceOf(before, "home"));
				expect(chanceOf(after, "away")).toBeLessThan(chanceOf(before, "away"));
				const over: MatchMarket = { kind: "total-goals", lineX100: 250 };
				expect(chanceOf(after, "over", over)).toBeGreaterThan(chanceOf(before, "over", over));
			}),
		);
	});

	it("[SPORT-04] leave the push of a whole line out of its price", () => {
		const { chances } = scoreMatrix(rates(1.5, 1.2));
		const exactlyThree = chances[0]![3]! + chances[1]![2]! + chances[2]![1]! + chances[3]![0]!;
		const line = (lineX100: number): MatchMarket => ({ kind: "total-goals", lineX100 });
		const overHalf = chanceOf({ chances }, "over", line(350));
		expect(chanceOf({ chances }, "over", line(300))).toBeCloseTo(overHalf / (1 - exactlyThree), 12);
	});
});

describe("a match in play", () => {
	const matrix = scoreMatrix(rates(1.6, 1.1));

	it("[SPORT-01] begins with the chances it had before", () => {
		const atKickOff = givenScore(matrix, 0, { home: 0, away: 0 });
		expect(atKickOff.chances[2]![1]!).toBeCloseTo(matrix.chances[2]![1]!, 12);
	});

	it("[SPORT-01] can only end with more goals than it has", () => {
		const { chances } = givenScore(matrix, 60, { home: 2, away: 1 });
		expect(total(chances.flat())).toBeCloseTo(1, 12);
		expect(chances[1]![1]).toBe(0);
		expect(chances[2]![0]).toBe(0);
	});

	it("[SPORT-01] is decided at its end", () => {
		const { chances } = givenScore(matrix, 90, { home: 2, away: 1 });
		expect(chances[2]![1]).toBeCloseTo(1, 12);
		expect(matchBooks({ chances }, { marginX10000: 500 })).toEqual([]);
	});

	it("[SPORT-01] drifts to the leader with time", () => {
		const lead = (minute: number) => chanceOf(givenScore(matrix, minute, { home: 0, away: 1 }), "away");
		expect(lead(30)).toBeLessThan(lead(60));
		expect(lead(60)).toBeLessThan(lead(85));
	});

	it("[SPORT-01] expects 45 % of the goals in the first half", () => {
		expect(goalShareBy(45)).toBeCloseTo(0.45, 12);
		expect(goalShareBy(90)).toBe(1);
	});

	it("[SPORT-01] at 0-0 leaves independent teams the rest of their expected goals", () => {
		const { chances } = givenScore(scoreMatrix(rates(1.6, 1.1, 0)), 45, { home: 0, away: 0 });
		const expected = scoreMatrix(rates(1.6 * 0.55, 1.1 * 0.55, 0));
		expect(chances[1]![0]!).toBeCloseTo(expected.chances[1]![0]!, 6);
	});
});

/** The minimal standard generator: repeatable seasons. */
function unitDraws(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state * 48_271) % 2_147_483_647;
		return state / 2_147_483_647;
	};
}

function drawnScore({ chances }: ScoreMatrix, draw: number) {
	let rest = draw;
	for (let home = 0; home <= MAX_GOALS; home++)
		for (let away = 0; away <= MAX_GOALS; away++) {
			rest -= chances[home]![away]!;
			if (rest <= 0) return { home, away };
		}
	return { home: 0, away: 0 };
}

const CLUBS = Array.from({ length: 20 }, (_, club) => `club ${club}`);
const TRUTH: GoalsModel = {
	goals: 1.2,
	homeAdvantage: 1.25,
	dependence: -0.06,
	teams: new Map(
		CLUBS.map((name, club): [string, TeamStrength] => [
			name,
			{ attack: 0.7 + 0.03 * club, defence: 1.3 - 0.03 * ((club * 7) % 20) },
		]),
	),
};

function playSeasons(count: number, seed: number): PlayedMatch[] {
	const draw = unitDraws(seed);
	return Array.from({ length: count }, (_, season) =>
		CLUBS.flatMap((home) =>
			CLUBS.filter((away) => away !== home).map((away, day) => ({
				playedMs: (season * 380 + day * 19) * DAY_MS,
				home,
				away,
				score: drawnScore(scoreMatrix(goalRates(TRUTH, home, away)), draw()),
			})),
		),
	).flat();
}

describe("strengths from results", () => {
	const seasons = playSeasons(6, 20_261_120);
	const asOfMs = 6 * 380 * DAY_MS;
	const model = fitGoalsModel(seasons, { asOfMs, halfLifeDays: 5_000 });

	it("[SPORT-04] come near the true ones", () => {
		expect(model.goals).toBeCloseTo(1.2, 0);
		expect(model.homeAdvantage).toBeGreaterThan(1.15);
		expect(model.homeAdvantage).toBeLessThan(1.35);
		for (const home of CLUBS)
			for (const away of CLUBS.filter((name) => name !== home)) {
				const error = goalRates(model, home, away).home / goalRates(TRUTH, home, away).home;
				expect(Math.abs(Math.log(error))).toBeLessThan(0.3);
			}
	});

	it("[SPORT-04] give chances that come true as often as stated", () => {
		const bins = Array.from({ length: 10 }, () => ({ count: 0, expected: 0, happened: 0, variance: 0 }));
		for (const match of playSeasons(5, 77)) {
			const matrix = scoreMatrix(goalRates(model, match.home, match.away));
			const probability = chanceOf(matrix, "home");
			const bin = bins[Math.floor(probability * 10)]!;
			bin.count += 1;
			bin.expected += probability;
			bin.variance += probability * (1 - probability);
			bin.happened += match.score.home > match.score.away ? 1 : 0;
		}
		const filled = bins.filter((bin) => bin.count > 50);
		expect(filled.length).toBeGreaterThanOrEqual(5);
		for (const { count, expected, happened, variance } of filled)
			expect(Math.abs(happened - expected)).toBeLessThan(3 * Math.sqrt(variance) + 0.02 * count);
	});

	it("[SPORT-04] are found in less than a second for 2,000 matches", () => {
		const startMs = performance.now();
		fitGoalsModel(seasons.slice(0, 2_000), { asOfMs });
		expect(performance.now() - startMs).toBeLessThan(1_000);
	});

	it("[SPORT-04] do not depend on the order of the results", () => {
		const reversed = fitGoalsModel(seasons.toReversed(), { asOfMs, halfLifeDays: 5_000 });
		const [one, other] = [goalRates(model, "club 3", "club 9"), goalRates(reversed, "club 3", "club 9")];
		expect(other.home).toBeCloseTo(one.home, 9);
		expect(other.dependence).toBe(one.dependence);
	});

	it("[SPORT-04] use no result of the future", () => {
		const early = fitGoalsModel(seasons, { asOfMs: 300 * DAY_MS });
		const past = fitGoalsModel(
			seasons.filter((match) => match.playedMs <= 300 * DAY_MS),
			{ asOfMs: 300 * DAY_MS },
		);
		expect(early).toEqual(past);
	});

	it("[SPORT-04] follow recent form when old results count little", () => {
		const then = seasons.map((match) => ({ ...match, score: { home: 1, away: 1 } }));
		const now = Array.from({ length: 10 }, (_, week) => ({
			playedMs: asOfMs - week * 7 * DAY_MS,
			home: "club 0",
			away: `club ${week + 1}`,
			score: { home: 4, away: 0 },
		}));
		const slow = fitGoalsModel([...then, ...now], { asOfMs, halfLifeDays: 5_000 }).teams.get("club 0")!;
		const quick = fitGoalsModel([...then, ...now], { asOfMs, halfLifeDays: 60 }).teams.get("club 0")!;
		expect(quick.attack).toBeGreaterThan(slow.attack * 1.2);
	});

	it("[SPORT-04] of one wild match stay close to the average", () => {
		const score = { home: 9, away: 0 };
		const wild = fitGoalsModel([{ playedMs: 0, home: "a", away: "b", score }], { asOfMs: DAY_MS });
		expect(wild.teams.get("a")!.attack).toBeLessThan(2);
	});

	it("[SPORT-04] exist also for a league without results and for newcomers", () => {
		const empty = fitGoalsModel([], { asOfMs: 0 });
		const equal = goalRates(empty, "a", "b");
		expect(chanceOf(scoreMatrix(equal), "home")).toBeGreaterThan(chanceOf(scoreMatrix(equal), "away"));
		const neutral = goalRates(empty, "a", "b", "neutral");
		expect(neutral.home).toBeCloseTo(neutral.away, 12);
		expect(goalRates(model, "new", "club 19").home).toBeLessThan(goalRates(model, "club 9", "club 19").home);
	});
});

const someChances = fc
	.array(fc.double({ min: 0.02, max: 1, noNaN: true }), { minLength: 2, maxLength: 12 })
	.map((parts) => parts.map((part, at) => ({ selection: String(at), probability: part / total(parts) })));
const someMargin = fc.integer({ min: 200, max: 1_500 });

describe("the prices of a market", () => {
	it("[SPORT-04] have at least the stated margin and less than half a point more", () => {
		fc.assert(
			fc.property(someChances, someMargin, (chances, marginX10000) => {
				const book = priceBook(chances, { marginX10000 });
				if (!book) return;
				const margin = book.margin.numerator * 10_000n;
				expect(margin >= BigInt(marginX10000) * book.margin.denominator).toBe(true);
				expect(toNumber(book.margin)).toBeLessThan(marginX10000 / 10_000 + 0.005);
			}),
			{ numRuns: 500 },
		);
	});

	it("[SPORT-04] are never above the fair ones, and likelier selections never pay more", () => {
		fc.assert(
			fc.property(someChances, someMargin, (chances, marginX10000) => {
				const offers = priceBook(chances, { marginX10000 })?.offers ?? [];
				for (const { probability, priceX10000 } of offers)
					expect(priceX10000 * probability).toBeLessThanOrEqual(10_000);
				const byChance = offers.toSorted((a, b) => a.probability - b.probability);
				byChance.slice(1).forEach((offer, at) => {
					if (offer.probability > 1.03 * byChance[at]!.probability)
						expect(offer.priceX10000).toBeLessThanOrEqual(byChance[at]!.priceX10000);
				});
			}),
		);
	});

	it("[SPORT-04] return nearly the same share whatever a person picks", () => {
		const book = priceBook(marketChances(RESULT, scoreMatrix(rates(1.6, 1.1))), { marginX10000: 500 })!;
		for (const { probability, priceX10000 } of book.offers)
			expect(Math.abs((probability * priceX10000) / 10_000 - 1 / 1.05)).toBeLessThan(0.01);
		expect(Number(percentText(book.returnToPlayer))).toBeGreaterThan(94.7);
		expect(Number(percentText(book.returnToPlayer))).toBeLessThanOrEqual(95.24);
	});

	it("[SPORT-04] of a place market have the margin over its places", () => {
		const chances = [0.9, 0.7, 0.5, 0.4, 0.3, 0.2].map((probability, at) => ({ selection: String(at), probability }));
		const book = priceBook(chances, { marginX10000: 800, winners: 3 })!;
		expect(toNumber(book.margin)).toBeGreaterThanOrEqual(0.08);
		expect(toNumber(book.margin)).toBeLessThan(0.085);
	});

	it("[SPORT-04] state their margin exactly", () => {
		const evens = [
			{ selection: "yes", probability: 0.5 },
			{ selection: "no", probability: 0.5 },
		];
		const book = priceBook(evens, { marginX10000: 526 })!;
		expect(book.offers.map((offer) => offer.priceX10000)).toEqual([19_000, 19_000]);
		expect(book.margin).toEqual(fraction(1n, 19n));
	});

	it("[SPORT-04] are not offered on what is all but certain or cannot happen", () => {
		const two = (probability: number) => [
			{ selection: "over", probability },
			{ selection: "under", probability: 1 - probability },
		];
		expect(priceBook(two(0.97), { marginX10000: 500 })).toBeNull();
		expect(priceBook(two(1), { marginX10000: 500 })).toBeNull();
		expect(priceBook(two(0.93), { marginX10000: 500 })).not.toBeNull();
	});

	it("[SPORT-04] are not offered where the ladder has none within half a point of the margin", () => {
		const chances = [0.05, 0.9, 0.05].map((probability, at) => ({ selection: String(at), probability }));
		expect(priceBook(chances, { marginX10000: 204 })).toBeNull();
		expect(priceBook(chances, { marginX10000: 500 })).not.toBeNull();
	});

	it("[SPORT-04] are made for five markets of an ordinary match", () => {
		const books = matchBooks(scoreMatrix(rates(1.6, 1.1)), { marginX10000: 500 });
		expect(books.map(({ market }) => market)).toEqual(MATCH_MARKETS);
		for (const { book } of books) expect(toNumber(book.margin)).toBeGreaterThanOrEqual(0.05);
	});
});
