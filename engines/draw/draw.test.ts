import { ONE, percentText, subtract, toNumber } from "@baize/kernel/odds";
import { seededDraws } from "@baize/kernel/random";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { meanOf } from "../returns/index.ts";
import {
	type ChoiceGame,
	CRASH_CAP_X100,
	choiceKind,
	choiceReturns,
	crash,
	FIVE_SHEAVES,
	keno,
	kenoTimesX10000,
	LIMBO_CAP_X100,
	limbo,
	multiplierX100,
	OVER_UNDER_SIDES,
	overUnder,
	overUnderTimesX10000,
	PLINKO_RISKS,
	PLINKO_ROWS,
	playChoice,
	plinko,
	plinkoTimesX10000,
	scratch,
	targetsOf,
	ticketTimes,
	type WheelRisk,
	wheel,
	wheelTimesX10000,
} from "./index.ts";

const percent = <C, D>(game: ChoiceGame<C, D>, choice: C, decimals = 4): string =>
	percentText(choiceReturns(game, choice).total, decimals);

const picks = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

describe("[GAME-01] crash and limbo", () => {
	it.each([
		[101, "99.00000"],
		[200, "99.00000"],
		[10_000, "99.00000"],
		[CRASH_CAP_X100, "98.99982"],
	])("return at a target of %i hundredths what is published: %s %%", (target, text) => {
		expect(percent(crash, target, 5)).toBe(text);
		expect(percent(limbo, target, 5)).toBe(text);
	});

	it("reach a target exactly as often as the draws say, at the edge of each", () => {
		for (const target of [101, 150, 333, 1_000, 99_999]) {
			const reaching = Math.floor((99 * 2 ** 32) / target);
			expect(multiplierX100({ below: () => reaching - 1 }, CRASH_CAP_X100)).toBeGreaterThanOrEqual(target);
			expect(multiplierX100({ below: () => reaching }, CRASH_CAP_X100)).toBeLessThan(target);
		}
	});

	it("end at 1.00 in 1.9802 % of rounds, and never above the cap", () => {
		expect(100 * toNumber(subtract(ONE, choiceReturns(crash, 101).hitFrequency))).toBeCloseTo(1.9802, 4);
		expect(multiplierX100({ below: () => 0 }, CRASH_CAP_X100)).toBe(CRASH_CAP_X100);
		expect(multiplierX100({ below: () => 2 ** 32 - 1 }, CRASH_CAP_X100)).toBe(100);
	});

	it.each([100, 101.5, CRASH_CAP_X100 + 1, "200", null])("crash does not take the target %s", (target) => {
		expect(crash.readChoice(target)).toBeNull();
	});

	it("limbo takes targets up to one million", () => {
		expect(limbo.readChoice(LIMBO_CAP_X100)).toBe(LIMBO_CAP_X100);
		expect(limbo.readChoice(LIMBO_CAP_X100 + 1)).toBeNull();
	});
});

describe("[GAME-01] over and under", () => {
	it.each([
		["under", 5_000, "99.0000", 1.98, 0.99],
		["over", 4_999, "99.0000", 1.98, 0.99],
		["under", 9_800, "98.9996", 1.0102, Math.sqrt(0.98 * 0.02) * 1.0102],
		["under", 9_000, "99.0000", 1.1, 0.33],
		["over", 9_998, "99.0000", 9_900, 99],
	] as const)("returns %s %i exactly %s %%, pays %d and deviates by %d", (side, target, text, times, deviation) => {
		const returns = choiceReturns(overUnder, { side, target });
		expect(percent(overUnder, { side, target })).toBe(text);
		expect(toNumber(returns.largestWin.timesStake)).toBe(times);
		expect(returns.standardDeviation).toBeCloseTo(deviation, 1);
	});

	it("returns between 98.99 and 99 % at every target of both sides, and wins as often as its draws say", () => {
		for (const side of OVER_UNDER_SIDES) {
			const { min, max } = targetsOf(side);
			for (let target = min; target <= max; target++) {
				const winning = side === "under" ? target : 9_999 - target;
				const returned = winning * overUnderTimesX10000({ side, target });
				expect(returned > 98_990_000 && returned <= 99_000_000).toBe(true);
			}
			for (const target of [min, 5_000, max]) {
				const won = Array.from(
					{ length: 10_000 },
					(_, drawn) => overUnder.times({ side, target }, drawn).numerator > 0n,
				);
				expect(won.filter(Boolean)).toHaveLength(side === "under" ? target : 9_999 - target);
				expect(won[target]).toBe(false);
			}
		}
	});

	it.each([
		["a side that there is not", { side: "at", target: 5_000 }],
		["a target with no number under it", { side: "under", target: 0 }],
		["a chance above 98 % under", { side: "under", target: 9_801 }],
		["a chance above 98 % over", { side: "over", target: 198 }],
		["a target with no number over it", { side: "over", target: 9_999 }],
		["a part of a hundredth", { side: "under", target: 50.5 }],
	])("does not take %s", (_name, choice) => {
		expect(overUnder.readChoice(choice)).toBeNull();
	});
});

describe("[GAME-01] plinko", () => {
	it("returns between 98.906 and 99.000 % at every setting", () => {
		const returns = plinko.samples.map((choice) => Number(percent(plinko, choice, 3)));
		expect(returns).toHaveLength(27);
		expect([Math.min(...returns), Math.max(...returns)]).toEqual([98.906, 99]);
	});

	it("has the published deviations and its largest win once in 32,768", () => {
		expect(choiceReturns(plinko, { rows: 15, risk: "low" }).standardDeviation).toBeCloseTo(0.52, 2);
		const high = choiceReturns(plinko, { rows: 16, risk: "high" });
		expect(high.standardDeviation).toBeCloseTo(7.43, 2);
		expect(high.largestWin).toMatchObject({ timesStake: { numerator: 1_000n }, oneIn: { numerator: 32_768n } });
	});

	it("has a row of multipliers for every setting, alike from both sides", () => {
		for (const rows of PLINKO_ROWS)
			for (const risk of PLINKO_RISKS) {
				const row = plinkoTimesX10000({ rows, risk });
				expect(row).toHaveLength(rows + 1);
				expect(row.toReversed()).toEqual(row);
				expect(row.every(Number.isInteger)).toBe(true);
			}
	});
});

describe("[GAME-01] keno", () => {
	it.each([
		[1, "97.0000"],
		[2, "96.1538"],
		[3, "96.2551"],
		[4, "96.9239"],
		[5, "96.9677"],
		[6, "96.9909"],
		[7, "96.9985"],
		[8, "96.9751"],
		[9, "96.9988"],
		[10, "96.9999"],
	])("of %i picks returns %s %%", (count, text) => {
		expect(percent(keno, picks(count))).toBe(text);
		expect(kenoTimesX10000(count)).toHaveLength(11);
	});

	it("draws ten numbers of forty, each once", () => {
		fc.assert(
			fc.property(fc.nat(), (seed) => {
				const drawn = keno.draw([1], seededDraws(seed));
				expect(new Set(drawn).size).toBe(10);
				expect(drawn.every((number) => number >= 1 && number <= 40)).toBe(true);
			}),
		);
	});

	it.each([[[]], [[0]], [[41]], [[1, 1]], [picks(11)], ["1"], [[1.5]]])("does not take the picks %j", (choice) => {
		expect(keno.readChoice(choice)).toBeNull();
	});
});

describe("[GAME-01] the wheel and the tickets", () => {
	it.each<[WheelRisk, number]>([
		["low", 4],
		["medium", 12],
		["high", 23],
	])("the wheel of %s risk returns 98 %% exactly, with %i blanks of 24", (risk, blanks) => {
		expect(percent(wheel, risk)).toBe("98.0000");
		expect(wheelTimesX10000(risk)).toHaveLength(24);
		expect(wheelTimesX10000(risk).filter((times) => times === 0)).toHaveLength(blanks);
	});

	it("tickets return 91.5 % exactly, 39.2 % of them pay, and their deviation is 11.2", () => {
		const returns = choiceReturns(scratch, FIVE_SHEAVES.id);
		expect(percentText(returns.total, 4)).toBe("91.5000");
		expect(percentText(returns.hitFrequency, 1)).toBe("39.2");
		expect(returns.standardDeviation).toBeCloseTo(11.2, 1);
	});

	it.each([
		[0, 10_000],
		[1, 1_000],
		[20, 1_000],
		[21, 100],
		[392_270, 1],
		[392_271, 0],
		[999_999, 0],
	])("ticket %i pays %i", (ticket, times) => {
		expect(ticketTimes(FIVE_SHEAVES, ticket)).toBe(times);
	});
});

const games: [string, ChoiceGame<never, unknown>][] = [crash, limbo, plinko, keno, wheel, scratch, overUnder].map(
	(game) => [game.kind, game as unknown as ChoiceGame<never, unknown>],
);

describe.each(games)("[GAME-01] any round of %s", (_name, game) => {
	const kind = choiceKind(game);
	const sheet = { id: "sample", version: 1, title: "Sample", rtpText: "0.00", minStakeUnits: 10, maxStakeUnits: 500 };

	it("pays a whole amount, in proportion to the stake but for what is cut, and never more than its most", () => {
		const choices = fc.constantFrom(...game.samples);
		fc.assert(
			fc.property(choices, fc.nat(), fc.integer({ min: 1, max: 100_000 }), (choice, seed, stakeMinor) => {
				const { winMinor, events } = playChoice(game, { stakeMinor, choice }, seededDraws(seed));
				const exact = playChoice(game, { stakeMinor: 10_000, choice }, seededDraws(seed)).winMinor;
				expect(winMinor).toBe((exact * BigInt(stakeMinor)) / 10_000n);
				const most = toNumber(choiceReturns(game, choice).largestWin.timesStake);
				expect(winMinor >= 0n && Number(winMinor) <= stakeMinor * most).toBe(true);
				expect(playChoice(game, { stakeMinor, choice }, seededDraws(seed)).events).toEqual(events);
			}),
			{ numRuns: 60 },
		);
	});

	it("reads its own bets back, knows their stake, and takes them within the limits", () => {
		for (const bet of kind.settingsOf(sheet, 2)) {
			expect(kind.readBet(JSON.parse(JSON.stringify(bet)))).toEqual(bet);
			expect(kind.stakeMinorOf(sheet, bet)).toBe(20n);
			expect(kind.betIssue(sheet, bet, 2)).toBeNull();
			expect(kind.betIssue(sheet, { ...bet, stakeMinor: 1_002 }, 2)).toMatchObject({ why: "amount" });
			expect(kind.readBet({ ...bet, stakeMinor: -1 })).toBeNull();
			expect(kind.returnsOf(sheet, bet).total).toEqual(meanOf(game.outcomes(bet.choice)));
		}
		expect(kind.readBet({ stakeMinor: 1, choice: { none: true } })).toBeNull();
	});
});
