import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boardOf, sharesOf } from "./board.ts";
import { followRounds } from "./rounds.ts";
import { bestOf, pointsOf, scoreOf, toBeat } from "./score.ts";

const CAP = 10_000;
const roundsOf = (...points: number[]) => points.map((each, at) => ({ points: each, atMs: at + 1 }));

describe("the points of a round", () => {
	it.each([
		["nothing won", 100n, 0n, 0],
		["the stake came back", 100n, 100n, 100],
		["a third of a point is rounded down", 30n, 100n, 333],
		["the cap", 1n, 1_000n, CAP],
		["the same return of a larger stake", 10_000n, 25_000n, 250],
	])("%s", (_name, stakeMinor, winMinor, points) => {
		expect(pointsOf({ stakeMinor, winMinor }, CAP)).toBe(points);
	});

	it("do not depend on how much is staked", () => {
		const amount = fc.bigInt({ min: 1n, max: 1_000_000n });
		fc.assert(
			fc.property(amount, amount, amount, (stakeMinor, winMinor, times) => {
				const larger = { stakeMinor: stakeMinor * times, winMinor: winMinor * times };
				expect(pointsOf(larger, CAP)).toBe(pointsOf({ stakeMinor, winMinor }, CAP));
			}),
		);
	});
});

describe("a score", () => {
	it.each([
		["all rounds while there are fewer than the best", roundsOf(5, 7), 3, 12, 2],
		["the best only", roundsOf(5, 0, 7, 6), 2, 13, 4],
		["a round that raises nothing changes no time", roundsOf(9, 8, 3), 2, 17, 2],
		["an equal round raises nothing", roundsOf(4, 4, 4), 2, 8, 2],
		["nothing won", roundsOf(0, 0), 2, 0, 1],
	])("%s", (_name, rounds, best, points, reachedAtMs) => {
		expect(scoreOf(rounds, best)).toMatchObject({ points, reachedAtMs, rounds: rounds.length });
	});

	it("is the sum of the best, in whatever order they come", () => {
		const points = fc.array(fc.nat(50), { minLength: 1, maxLength: 40 });
		fc.assert(
			fc.property(points, fc.integer({ min: 1, max: 10 }), (all, best) => {
				const sum = [...all]
					.sort((a, b) => b - a)
					.slice(0, best)
					.reduce((total, each) => total + each, 0);
				expect(scoreOf(roundsOf(...all), best)?.points).toBe(sum);
				const shown = bestOf(roundsOf(...all), best).reduce((total, each) => total + each.points, 0);
				expect(shown).toBe(sum);
			}),
		);
	});

	it("rises exactly with a round of more than is to be beaten", () => {
		const points = fc.array(fc.nat(50), { minLength: 1, maxLength: 20 });
		fc.assert(
			fc.property(points, fc.integer({ min: 1, max: 10 }), fc.nat(60), (all, best, next) => {
				const before = scoreOf(roundsOf(...all), best)!.points;
				const after = scoreOf(roundsOf(...all, next), best)!.points;
				expect(after > before).toBe(next > toBeat(roundsOf(...all), best));
			}),
		);
	});
});

const standing = (playerId: bigint, points: number, reachedAtMs: number, firstAtMs = 1) => ({
	...{ playerId, points, reachedAtMs, firstAtMs },
});

describe("a board", () => {
	it.each([
		["more points first", [standing(1n, 5, 1), standing(2n, 9, 2)], [2n, 1n], [1, 2]],
		["of equal ones the earlier", [standing(1n, 5, 2), standing(2n, 5, 1)], [2n, 1n], [1, 2]],
		[
			"the same moment shares the place",
			[standing(2n, 5, 1), standing(1n, 5, 1), standing(3n, 4, 1)],
			[1n, 2n, 3n],
			[1, 1, 3],
		],
		["no points, no place", [standing(1n, 0, 1)], [], []],
	])("%s", (_name, scores, order, places) => {
		const board = boardOf(scores, [100, 50, 10]);
		expect(board.map(({ playerId }) => playerId)).toEqual(order);
		expect(board.map(({ place }) => place)).toEqual(places);
	});

	it("gives the units that are left over to the first who played", () => {
		const board = boardOf([standing(1n, 5, 1, 9), standing(2n, 5, 1, 8)], [101, 50]);
		expect(board.map(({ playerId, prizeUnits }) => [playerId, prizeUnits])).toEqual([
			[2n, 76n],
			[1n, 75n],
		]);
	});

	it("shares prizes without a rest, and by at most one unit apart", () => {
		fc.assert(
			fc.property(fc.array(fc.nat(1_000)), fc.integer({ min: 1, max: 20 }), (prizes, count) => {
				const shares = sharesOf(prizes, count);
				expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(
					BigInt(prizes.reduce((sum, each) => sum + each, 0)),
				);
				expect(shares[0]! - shares.at(-1)!).toBeLessThanOrEqual(1n);
			}),
		);
	});
});

describe("rounds of operations", () => {
	const operation = (
		kind: "casinoRound" | "casinoStake" | "casinoSettle" | "casinoVoid" | "casinoResettle",
		over: object = {},
	) => ({
		...{
			kind,
			opId: 9n,
			playerId: 1n,
			currency: "CAD",
			reference: 9n,
			gameId: 1,
			stakeMinor: 0n,
			winMinor: 0n,
			atMs: 1,
			seq: 1n,
		},
		...over,
	});
	const [staked, won] = [{ stakeMinor: 100n }, { winMinor: 300n }];

	it.each([
		["one in one operation", [operation("casinoRound", { ...staked, ...won })], [[100n, 300n]]],
		[
			"one with a stake and its end",
			[operation("casinoStake", staked), operation("casinoSettle", won)],
			[[100n, 300n]],
		],
		[
			"one with a further stake, when both have ended",
			[
				operation("casinoStake", staked),
				operation("casinoStake", { ...staked, opId: 10n }),
				operation("casinoSettle", won),
				operation("casinoSettle"),
			],
			[[200n, 300n]],
		],
		["none while a stake is open", [operation("casinoStake", staked)], []],
		["none that is void", [operation("casinoStake", staked), operation("casinoVoid", staked)], []],
		["none that was corrected", [operation("casinoRound", staked), operation("casinoResettle", won)], []],
		[
			"none that began before",
			[operation("casinoStake", { ...staked, opId: 10n }), operation("casinoSettle", won), operation("casinoSettle")],
			[],
		],
	])("%s", (_name, operations, expected) => {
		const { ended } = followRounds(operations, []);
		expect(ended.map(({ stakeMinor, winMinor }) => [stakeMinor, winMinor])).toEqual(expected);
	});
});
