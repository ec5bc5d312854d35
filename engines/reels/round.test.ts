import { seededDraws } from "@baize/kernel/random";
import { describe, expect, it } from "vitest";
import type { ReelEvent } from "./events.ts";
import { linesKind } from "./lines-kind.ts";
import { playRound } from "./round.ts";
import type { ReelSheet } from "./sheet.ts";
import { everyRound, featureSheet, scripted, smallSheet } from "./testing.ts";

const play = (sheet: ReelSheet, lineBetMinor: bigint, ...draws: number[]): ReturnType<typeof playRound> =>
	playRound(sheet, { lineBetMinor, draws: scripted(...draws) });

const amounts = (events: readonly ReelEvent[]): number =>
	events.reduce((sum, event) => sum + ("amountMinor" in event ? event.amountMinor : 0), 0);

describe("[GAME-01] a round", () => {
	it("stakes the line bet on every line and lists what the reels show and what each line wins", () => {
		expect(play(smallSheet, 20n, 3, 3)).toEqual({
			stakeMinor: 20n,
			winMinor: 100n,
			events: [
				{
					type: "reelsStopped",
					stops: [3, 3],
					window: [
						["L", "H", "L"],
						["W", "H", "L"],
					],
				},
				{
					type: "lineWon",
					line: 1,
					symbol: "H",
					count: 2,
					positions: [
						[0, 1],
						[1, 1],
					],
					multiplier: 1,
					amountMinor: 100,
				},
				{ type: "roundEnded", stakeMinor: 20, winMinor: 100, celebrate: true },
			],
		});
	});

	it.each([
		["a win above the stake", [3, 3], 5n, true],
		["no more than the stake back", [0, 0], 1n, false],
		["nothing", [3, 0], 0n, false],
	] as const)("with %s is celebrated or not", (_what, stops, winMinor, celebrate) => {
		const round = play(smallSheet, 1n, ...stops);
		expect(round.winMinor).toBe(winMinor);
		expect(round.events.at(-1)).toEqual({
			type: "roundEnded",
			stakeMinor: 1,
			winMinor: Number(winMinor),
			celebrate,
		});
	});

	it("lists a whole feature in the order in which it is played", () => {
		// Paid: two scatters. Drawn: the page H, the multiplier 3. Spin 1: two scatters again, limited to one more spin.
		const { events } = play(featureSheet, 10n, 0, 0, 0, 2, 0, 0, 0, 4);
		expect(events.map(({ type }) => type)).toEqual([
			"reelsStopped",
			"scattersWon",
			"freeSpinsBegun",
			"freeSpinStarted",
			"reelsStopped",
			"lineWon",
			"scattersWon",
			"symbolExpanded",
			"freeSpinsRetriggered",
			"freeSpinStarted",
			"reelsStopped",
			"lineWon",
			"symbolExpanded",
			"freeSpinsEnded",
			"roundEnded",
		]);
		expect(events[2]).toEqual({ type: "freeSpinsBegun", count: 1, multiplier: 3, specialSymbol: "H" });
		expect(events[7]).toEqual({
			type: "symbolExpanded",
			symbol: "H",
			reels: [0, 1],
			count: 2,
			window: [
				["H", "H", "H"],
				["H", "H", "H"],
			],
			multiplier: 3,
			amountMinor: 5 * 2 * 3 * 10,
		});
		expect(events[8]).toEqual({ type: "freeSpinsRetriggered", count: 1, of: 2 });
	});

	it("sums to its events, agrees with its feature, and survives JSON, in each of its possible courses", () => {
		let courses = 0;
		for (const { round } of everyRound(featureSheet, 3n)) {
			courses++;
			const { events, winMinor } = round;
			if (BigInt(amounts(events)) !== winMinor) expect.fail(`the events do not sum to ${winMinor}`);
			const begun = events.findIndex(({ type }) => type === "freeSpinsBegun");
			const ended = events.find((event) => event.type === "freeSpinsEnded");
			if (begun >= 0 !== (ended !== undefined)) expect.fail("a feature begins and ends");
			if (ended && ended.featureMinor !== amounts(events.slice(begun))) expect.fail("the feature does not sum");
			if (courses % 1000 === 0) expect(JSON.parse(JSON.stringify(events))).toEqual(events);
		}
		expect(courses).toBeGreaterThan(10_000);
	});

	it("takes its draws in the published order: stops, page, multiplier, stops", () => {
		const asked: number[] = [];
		const below = (n: number): number => {
			asked.push(n);
			return 0;
		};
		playRound(featureSheet, { lineBetMinor: 1n, draws: { below } });
		expect(asked).toEqual([4, 4, 2, 3, 4, 5, 4, 5]);
	});

	it("pays in proportion to the line bet, to the last minor unit", () => {
		for (let seed = 0; seed < 200; seed++) {
			const one = playRound(featureSheet, { lineBetMinor: 1n, draws: seededDraws(seed) });
			const many = playRound(featureSheet, { lineBetMinor: 997n, draws: seededDraws(seed) });
			expect(many.winMinor).toBe(one.winMinor * 997n);
		}
	});

	it.each([0n, -1n])("is not played for a line bet of %s", (lineBetMinor) => {
		expect(() => play(smallSheet, lineBetMinor)).toThrow("does not take a line bet");
	});

	it("that paid more than its sheet can is our own defect and never leaves the engine", () => {
		expect(() => play({ ...smallSheet, winCapTimesStake: 4 }, 1n, 3, 3)).toThrow("paid more than it can");
	});
});

describe("[GAME-01] a line bet", () => {
	it.each([
		["the least", 1, 1, true],
		["the most", 1_000, 1, true],
		["more", 1_001, 1, false],
		["nothing", 0, 1, false],
		["the least in a currency of large units", 20_000, 20_000, true],
		["the most there", 20_000_000, 20_000, true],
		["more there", 20_020_000, 20_000, false],
		["a part of a unit", 30_000, 20_000, false],
		["the least of another currency", 1, 20_000, false],
	])("of %s is taken or not: %s minor units at %s a unit", (_case, lineBetMinor, unitMinor, isAllowed) => {
		expect(linesKind.betIssue(smallSheet, { lineBetMinor }, unitMinor) === null).toBe(isAllowed);
	});
});
