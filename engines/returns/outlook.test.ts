import { fraction } from "@baize/kernel/odds";
import { seededDraws } from "@baize/kernel/random";
import { describe, expect, it } from "vitest";
import { oddsOfReturns, outlookOf } from "./outlook.ts";
import { returnsOf, winOrLose } from "./returns.ts";
import type { Odds } from "./trial.ts";

const ROUNDS = 100;
const EVERY = 10;

/** What players have after so many rounds, each drawn from the same odds. */
function played(odds: readonly Odds[], rounds: number): { low: number; middle: number; high: number } {
	const draws = seededDraws(7);
	const WHOLE = 2 ** 30;
	const PLAYERS = 20_000;
	const drawn = (): number => {
		let left = draws.below(WHOLE) / WHOLE;
		for (const { times, chance } of odds) {
			left -= chance;
			if (left < 0) return times;
		}
		return odds.at(-1)!.times;
	};
	const nets = Array.from({ length: PLAYERS }, () => {
		let net = -rounds;
		for (let round = 0; round < rounds; round++) net += drawn();
		return net;
	}).sort((one, other) => one - other);
	const at = (share: number): number => nets[Math.ceil(share * PLAYERS) - 1]!;
	return { low: at(0.05), middle: at(0.5), high: at(0.95) };
}

describe("[GAME-02] what a hundred rounds can do to a balance", () => {
	it("is exact for an even chance of roulette", () => {
		const even = [
			{ times: 0, chance: 19 / 37 },
			{ times: 2, chance: 18 / 37 },
		];
		// The binomial distribution of 100 rounds at 18/37: at most 40 wins in 5 of 100 cases, at most 49 in half, 57 in 95.
		const { low, middle, high } = outlookOf(even, ROUNDS, ROUNDS).at(-1)!;
		expect([low, middle, high].map((net) => Number(net.toFixed(6)))).toEqual([-20, -2, 14]);
	});

	it("begins with nothing won and nothing lost, and is read at every tenth round", () => {
		const outlook = outlookOf([{ times: 0.5, chance: 1 }], ROUNDS, EVERY);
		expect(outlook.map(({ rounds }) => rounds)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
		expect(outlook[0]).toEqual({ rounds: 0, low: 0, middle: 0, high: 0 });
		for (const { rounds, low, high } of outlook) {
			expect(low).toBeCloseTo(-rounds / 2, 6);
			expect(high).toBeCloseTo(-rounds / 2, 6);
		}
	});

	it.each<[string, readonly Odds[]]>([
		[
			"a slot with rare large wins",
			[
				{ times: 0, chance: 0.6 },
				{ times: 0.4, chance: 0.2 },
				{ times: 2.35, chance: 0.18 },
				{ times: 14.5, chance: 0.0198 },
				{ times: 480, chance: 0.0002 },
			],
		],
		[
			"a hand that may lose several stakes",
			[
				{ times: -1, chance: 0.05 },
				{ times: 0, chance: 0.43 },
				{ times: 1, chance: 0.08 },
				{ times: 2, chance: 0.39 },
				{ times: 3, chance: 0.05 },
			],
		],
	])("agrees with many players of %s", (_name, odds) => {
		const calculated = outlookOf(odds, ROUNDS, ROUNDS).at(-1)!;
		const found = played(odds, ROUNDS);
		// Twenty thousand players leave this much open, in stakes.
		const open = 0.05 * (found.high - found.low);
		for (const at of ["low", "middle", "high"] as const)
			expect(Math.abs(calculated[at] - found[at]), at).toBeLessThan(open);
	});

	it("is nothing back at all where a win is rarer than one in twenty hundreds of rounds", () => {
		const rare = [
			{ times: 0, chance: 0.9999 },
			{ times: 9_900, chance: 0.0001 },
		];
		expect(outlookOf(rare, ROUNDS, ROUNDS).at(-1)).toEqual({ rounds: 100, low: -100, middle: -100, high: -100 });
	});
});

describe("[GAME-02] the results of a round", () => {
	const half = fraction(1n, 2n);

	it("are those that a return lists", () => {
		expect(oddsOfReturns(returnsOf("formula", winOrLose(half, fraction(3n, 2n))))).toEqual([
			{ times: 0, chance: 0.5 },
			{ times: 1.5, chance: 0.5 },
		]);
	});

	it("follow from the chance where a win is always the same, and else are not known", () => {
		const { outcomes: _, ...unlisted } = returnsOf("formula", winOrLose(half, fraction(3n, 2n)));
		expect(oddsOfReturns(unlisted)).toEqual([
			{ times: 0, chance: 0.5 },
			{ times: 1.5, chance: 0.5 },
		]);
		expect(oddsOfReturns({ ...unlisted, standardDeviation: 2 })).toBeUndefined();
	});
});
