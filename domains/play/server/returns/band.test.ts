import type { Game, InstantGame } from "@baize/engines/game";
import { registry } from "@baize/games/registry";
import { fraction, sum } from "@baize/kernel/odds";
import { describe, expect, it } from "vitest";
import { bandOf, measuredX1e6, type Sums } from "./band.ts";
import { statedOf } from "./stated.ts";
import { type Operation, sumsOf } from "./totals.ts";

/** A return of 96 %, and a payout that differs by one stake: 10,000 rounds of 1.00. */
const STATED = { returns: fraction(96n, 100n), deviationX1e6: 1_000_000n };
const rounds = (over: Partial<Sums> = {}): Sums => ({
	rounds: 10_000n,
	stakedMinor: 1_000_000n,
	wonMinor: 960_000n,
	stakeSquares: 100_000_000n,
	...over,
});

describe("[GAME-02] the band of a measured return", () => {
	it("is four standard errors around the stated one", () => {
		expect(bandOf(STATED, rounds())).toEqual({ lowX1e6: 919_999n, highX1e6: 1_000_001n, isOutside: false });
	});

	it.each<[string, Partial<Sums>, boolean]>([
		["at the upper end", { wonMinor: 1_000_000n }, false],
		["a minor unit above it", { wonMinor: 1_000_001n }, true],
		["at the lower end", { wonMinor: 920_000n }, false],
		["a minor unit below it", { wonMinor: 919_999n }, true],
		["above it, of too few rounds", { wonMinor: 2_000_000n, rounds: 9_999n }, false],
		[
			"above it, where one stake was as large as all others",
			{ wonMinor: 1_500_000n, stakeSquares: 250_000_000_000n },
			false,
		],
	])("what was won %s is judged exactly", (_case, over, isOutside) => {
		expect(bandOf(STATED, rounds(over))?.isOutside).toBe(isOutside);
	});

	it("agrees with the exact judgement for every sum, to a millionth", () => {
		for (let wonMinor = 0n; wonMinor < 2_000_000n; wonMinor += 997n) {
			const sums = rounds({ wonMinor });
			const band = bandOf(STATED, sums)!;
			const measured = measuredX1e6(sums)!;
			if (band.isOutside) expect(measured < band.lowX1e6 + 2n || measured > band.highX1e6 - 2n).toBe(true);
			else expect(measured >= band.lowX1e6 && measured <= band.highX1e6).toBe(true);
		}
	});

	it("is none without a stake", () => {
		const none = rounds({ stakedMinor: 0n, wonMinor: 0n, stakeSquares: 0n, rounds: 0n });
		expect(bandOf(STATED, none)).toBeNull();
		expect(measuredX1e6(none)).toBeNull();
	});
});

describe("[GAME-02] what a title states", () => {
	const ofOneBet = registry.all.filter(
		(game) => game.timing === "instant" && game.kind !== "roulette" && game.settings(100).length === 1,
	) as InstantGame[];

	it.each(ofOneBet.map((game) => [game.sheet.id, game] as const))("is what the sheet of %s returns", (_id, game) => {
		const { parts, standardDeviation } = game.returnsOf(game.settings(100)[0]!);
		const { numerator, denominator } = sum(parts.filter(({ name }) => name !== "jackpot").map(({ share }) => share));
		const { returns, deviationX1e6 } = statedOf(game)!;
		expect(returns.numerator).toBe((numerator * returns.denominator + denominator / 2n) / denominator);
		expect(deviationX1e6).toBe(BigInt(Math.ceil(standardDeviation * 1e6)));
	});

	it("has no band where players choose how far payouts are spread", () => {
		const others = registry.all.filter((game) => !(ofOneBet as readonly Game[]).includes(game));
		expect(others.map(statedOf)).toEqual(others.map(() => undefined));
	});
});

describe("[GAME-02] the sums of a title", () => {
	const operation = (kind: Operation["kind"], stakeMinor: bigint, winMinor: bigint, gameId = 1) => ({
		...{ kind, stakeMinor, winMinor, gameId },
		currency: "CAD",
	});
	it("count a round with its end, each stake with its square, and one that went back as paid back", () => {
		const sums = sumsOf([
			operation("casinoRound", 100n, 40n),
			operation("casinoStake", 20n, 0n),
			operation("casinoStake", 30n, 0n),
			operation("casinoSettle", 0n, 90n),
			operation("casinoStake", 7n, 0n),
			operation("casinoVoid", 7n, 0n),
			operation("casinoRound", 5n, 0n, 2),
			operation("casinoWin", 0n, 3n, 2),
			operation("freeSpin", 5n, 50n, 2),
		]);
		const stakeSquares = 10_000n + 400n + 900n + 49n;
		const first = { rounds: 2n, stakedMinor: 157n, wonMinor: 137n, stakeSquares };
		expect(sums).toEqual([
			{ gameNumber: 1, currency: "CAD", ...first },
			{ gameNumber: 2, currency: "CAD", rounds: 1n, stakedMinor: 5n, wonMinor: 3n, stakeSquares: 25n },
		]);
	});
});
