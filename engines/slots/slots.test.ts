import { type Fraction, ONE, percentText, subtract, sum, toNumber } from "@baize/kernel/odds";
import { seededDraws } from "@baize/kernel/random";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	BOOK_SIZE,
	BOOKS,
	bookSeed,
	CELL,
	COPPER_VAULT,
	CORAL_CASCADE,
	chancesOfCount,
	countSlice,
	GATE_OPEN,
	holdReturn,
	IRON_GARDEN,
	meanFeature,
	meanSpins,
	PAINTED_DUNES,
	playCascade,
	playCluster,
	playOutcome,
	playWays,
	SILK_CARAVAN,
	SLICES,
	SLOTS,
	type SlotEvent,
	type SlotReturn,
	type SlotSheet,
	slotKind,
	stickyReturn,
	THUNDER_PINES,
	waysReturn,
} from "./index.ts";

const percents = ({ parts }: SlotReturn): string[] => [
	...parts.map(({ share }) => percentText(share, 4)),
	percentText(sum(parts.map(({ share }) => share)), 4),
];
const oneIn = (chance: Fraction): number => 1 / toNumber(chance);

describe("[GAME-01] the exact return of the slots", () => {
	it.each<[string, SlotReturn, string[], number]>([
		[
			"Silk Caravan: ways, scatters, free spins",
			waysReturn(SILK_CARAVAN),
			["65.9198", "2.7449", "27.6727", "96.3373"],
			107.56,
		],
		["Painted Dunes: 1,024 ways", waysReturn(PAINTED_DUNES), ["83.3345", "1.1598", "11.2453", "95.7395"], 234.3],
		[
			"Iron Garden: lines, scatters, free spins",
			stickyReturn(IRON_GARDEN),
			["69.0092", "1.3724", "25.9138", "96.2954"],
			107.56,
		],
		// The page prints 96.2209, from a mean feature that was cut to 26.1721.
		["Gate Open: the bought spins", stickyReturn(GATE_OPEN), ["96.2211", "96.2211"], 1],
		["Copper Vault: lines, hold", holdReturn(COPPER_VAULT), ["74.9540", "21.6153", "96.5693"], 202.54],
	])("%s", (_title, calculated, expected, feature) => {
		expect(percents(calculated)).toEqual(expected);
		expect(oneIn(calculated.featureChance)).toBeCloseTo(feature, 1);
	});

	it("of a feature of Iron Garden is the published one for 8, 10 and 12 spins", () => {
		const means = [8, 10, 12].map((spins) => toNumber(meanFeature(IRON_GARDEN, spins)));
		for (const [at, mean] of [26.1721, 43.6275, 66.8806].entries()) expect(means[at]).toBeCloseTo(mean, 4);
	});

	it("of a hold of Copper Vault: 9.344 coins, 43.78 stakes, and a full grid once in 24,484 rounds", () => {
		const { meanCoins, meanHold, grandChance } = holdReturn(COPPER_VAULT);
		expect(toNumber(meanCoins)).toBeCloseTo(9.344, 3);
		expect(toNumber(meanHold)).toBeCloseTo(43.78, 2);
		expect(Math.round(oneIn(grandChance))).toBe(24_484);
	});
});

describe("[GAME-01] what exact returns are made of", () => {
	it("the chances of a count add up to one, with the mean that the weights give", () => {
		const chances = chancesOfCount(SILK_CARAVAN.reels, 3, 10);
		expect(toNumber(sum(chances))).toBe(1);
		const mean = chances.reduce((all, chance, count) => all + count * toNumber(chance), 0);
		expect(mean).toBeCloseTo((3 * (2 + 2 + 1 + 2 + 2)) / CELL, 12);
	});

	it("free spins are counted exactly, in a moment also where the chance has long numbers", () => {
		const chance = { numerator: 323_456_789_012_345_678_901_234n, denominator: 1_234_567_890_123_456_789_012_345n };
		// By hand: two spins, of which each may bring one more while fewer than three are given.
		const none = toNumber(subtract(ONE, chance));
		expect(toNumber(meanSpins(2, 1, chance, 3))).toBeCloseTo(none * none * 2 + (1 - none * none) * 3, 12);
		const before = process.cpuUsage();
		meanSpins(12, 8, chance, 60);
		// In lowest terms at each step it took some seconds, in which a phone showed nothing.
		expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000);
	});

	it("free spins that bring no more are as many as awarded, and never more than may be given", () => {
		const [never, always] = [
			{ numerator: 0n, denominator: 1n },
			{ numerator: 1n, denominator: 1n },
		];
		expect(toNumber(meanSpins(8, 5, never, 40))).toBe(8);
		expect(toNumber(meanSpins(8, 5, always, 40))).toBe(40);
	});
});

describe("[GAME-01] a round on ways", () => {
	/** Three digits of sixty a column, the lowest first: the stops of its cells. */
	const column = (...stops: number[]): number => stops.reduceRight((number, stop) => number * CELL + stop, 0);
	const play = (...draws: number[]): { coins: number; events: SlotEvent[] } => {
		const rest = [...draws];
		const events: SlotEvent[] = [];
		return {
			coins: playWays(SILK_CARAVAN)({ below: () => rest.shift() ?? expect.fail("no draw") }, events as never),
			events,
		};
	};

	it("pays for each way: twice on one reel, with a wild on another", () => {
		// Reel 1: H1 H1 L5, reel 2: wild, reel 3: H1, then none.
		const low = (5 * CELL) / 6;
		const { coins, events } = play(
			column(0, 1, low),
			column(56, low, low),
			column(0, low, low),
			column(20, 21, 22),
			column(20, 21, 22),
		);
		const won = events.filter(({ type }) => type === "waysWon");
		expect(won).toContainEqual({ type: "waysWon", symbol: 0, reels: 3, ways: 2, coins: 80 });
		expect(coins).toBe(won.reduce((all, event) => all + (event as unknown as { coins: number }).coins, 0));
	});
});

describe.each(SLOTS)("[GAME-01] $title", (slot) => {
	it("wins whole units, never below zero, and the same again for the same draws", () => {
		fc.assert(
			fc.property(fc.nat(), (seed) => {
				const events: SlotEvent[] = [];
				const won = slot.play(seededDraws(seed), events);
				expect(Number.isSafeInteger(won) && won >= 0).toBe(true);
				expect(slot.play(seededDraws(seed), null)).toBe(won);
				expect(JSON.parse(JSON.stringify(events))).toEqual(events);
			}),
			{ numRuns: 300 },
		);
	});

	it("wins the same in a simulation, however often its rounds are repeated", () => {
		const round = slot.quickRound();
		for (let seed = 0; seed < 600; seed++) {
			const repeated = seed % 300;
			expect(round(seededDraws(repeated))).toBe(slot.play(seededDraws(repeated), null));
		}
	});

	it("wins what its events add up to", () => {
		const worth = (event: SlotEvent): number => {
			const { coins, lineBets, hundredths, times, cells } = event as unknown as Record<string, number> & {
				cells: { times: number }[];
			};
			if (event.type === "coinsHeld") return 20 * cells.reduce((all, one) => all + one.times, 0);
			return event.type === "grandWon" ? 20 * times! : (coins ?? lineBets ?? hundredths ?? 0);
		};
		for (let seed = 0; seed < 3_000; seed++) {
			const events: SlotEvent[] = [];
			const won = slot.play(seededDraws(seed), events);
			if (events.some(({ type }) => type === "winCapped")) continue;
			if (events.reduce((all, event) => all + worth(event), 0) !== won) expect.fail(`seed ${seed} does not add up`);
		}
	});

	const kind = slotKind(slot, { kind: "slot", words: {} });
	const sheet: SlotSheet = {
		id: slot.id,
		version: 1,
		title: slot.title,
		rtpText: "0.00",
		volatility: "high",
		minStakeUnits: slot.step,
		maxStakeUnits: slot.step * 100,
		stepUnits: slot.step,
		rules: {},
	};

	it("is played for stakes on its grid, in proportion", () => {
		for (let seed = 0; seed < 200; seed++) {
			const one = kind.play(sheet, { stakeMinor: slot.step }, seededDraws(seed));
			const many = kind.play(sheet, { stakeMinor: slot.step * 7 }, seededDraws(seed));
			expect(many.winMinor).toBe(one.winMinor * 7n);
		}
		expect(kind.issuesOf(sheet)).toEqual([]);
		expect(kind.issuesOf({ ...sheet, stepUnits: slot.step + 1 })).toHaveLength(1);
		expect(kind.betIssue(sheet, { stakeMinor: slot.step + 1 }, 1)).toMatchObject({ why: "amount" });
		expect(kind.settingsOf(sheet, 1).every((bet) => kind.betIssue(sheet, bet, 1) === null)).toBe(true);
		expect([kind.readBet({ stakeMinor: 5 }), kind.readBet({ stakeMinor: -5 }), kind.readBet({})]).toEqual([
			{ stakeMinor: 5 },
			null,
			null,
		]);
	});
});

describe("[GAME-01] the books", () => {
	const plays = { "thunder-pines": playCascade(THUNDER_PINES), "coral-cascade": playCluster(CORAL_CASCADE) };

	it.each<[keyof typeof plays, number]>([
		["thunder-pines", 7],
		["coral-cascade", 7],
	])(
		"of %s has in slice %i what is stored",
		(id, slice) => {
			const count = countSlice<never>(id, plays[id] as never, slice);
			expect(count.sum).toBe(BOOKS[id]!.slices[slice]);
			expect(count.largest).toBeLessThanOrEqual(BOOKS[id]!.largest);
		},
		120_000,
	);

	it.each([
		["thunder-pines", 0.95837, 0.4523, 7.66],
		["coral-cascade", 0.9674, 0.4554, 9.37],
	])("of %s returns what the reference book does, within three standard errors", (id, reference, hit, sd) => {
		const book = BOOKS[id]!;
		const mean = book.slices.reduce((all, one) => all + one, 0) / BOOK_SIZE / 100;
		// Both books are samples of the same rules.
		expect(Math.abs(mean - reference)).toBeLessThan((3 * Math.SQRT2 * sd) / Math.sqrt(BOOK_SIZE));
		expect(Math.abs(book.hits / BOOK_SIZE - hit)).toBeLessThan(1e-3);
		expect(book.slices).toHaveLength(SLICES);
	});

	it("begin at a seed that follows from the title's name", () => {
		expect(bookSeed("a")).toBe(0xe40c292c | 0);
		expect(() => playOutcome("coral-cascade", plays["coral-cascade"], BOOK_SIZE, null)).toThrow(
			"outcome of this number",
		);
	});

	it("never pay more than their caps", () => {
		for (const { cap, id } of [THUNDER_PINES, CORAL_CASCADE]) expect(BOOKS[id]!.largest).toBeLessThanOrEqual(cap * 100);
		const capped = playCascade({ ...THUNDER_PINES, cap: 1 });
		for (let seed = 0; seed < 300; seed++) expect(capped(seededDraws(seed), null)).toBeLessThanOrEqual(100);
	});
});
