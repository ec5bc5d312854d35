import { createHash, createHmac } from "node:crypto";
import { fraction, multiply, truncatedPercentText } from "@baize/kernel/odds";
import { fairDraws, seededDraws } from "@baize/kernel/random";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawsReaching } from "../draw/index.ts";
import { sharedGame } from "../game/index.ts";
import { chiSquareOf } from "../returns/index.ts";
import { type CrashSheet, crashKind, curveMs, curveX100, interruptedX100, leavesAtX100, runMs } from "./index.ts";

const sheet: CrashSheet = {
	id: "sample",
	version: 1,
	title: "Sample",
	rtpText: "98.99",
	minTargetX100: 101,
	highestX100: 1_000_000,
	maxBets: 2,
	minStakeUnits: 100,
	maxStakeUnits: 10_000,
	stepUnits: 100,
};
const game = sharedGame(crashKind, sheet);
const sha256 = (bytes: Uint8Array): Uint8Array => createHash("sha256").update(bytes).digest();
const hmac = (key: Uint8Array, message: string): Uint8Array => createHmac("sha256", key).update(message).digest();

/** Multipliers as they come: most are low, and some come from anywhere. */
const outcomes = fc.oneof(
	fc.nat().map((seed) => crashKind.outcome(sheet, seededDraws(seed))),
	fc.integer({ min: 100, max: sheet.highestX100 }).map((crashX100) => ({ crashX100 })),
);
const targets = fc.oneof(
	fc.constant(null),
	fc.integer({ min: 101, max: 2_000 }),
	fc.integer({ min: 101, max: 1_000_000 }),
);

describe("[GAME-01] the curve of a crash", () => {
	it.each([
		[200, 11_553],
		[1_000, 38_378],
		[10_000, 76_756],
		[1_000_000, 153_511],
	])("is at %i hundredths after %i ms", (timesX100, ms) => {
		expect(curveMs(timesX100)).toBe(ms);
	});

	it("begins at 1.00, never falls, and its time is the first at which it has its multiplier", () => {
		expect(curveX100(0)).toBe(100);
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 153_600 }), (ms) => {
				expect(curveX100(ms)).toBeGreaterThanOrEqual(curveX100(ms - 1));
				const first = curveMs(curveX100(ms));
				expect(first).toBeLessThanOrEqual(ms);
				expect(curveX100(first)).toBe(curveX100(ms));
				if (first > 0) expect(curveX100(first - 1)).toBeLessThan(curveX100(ms));
			}),
		);
	});
});

describe("[GAME-01] leaving a crash", () => {
	it("by hand at a multiplier is paid exactly where a target there is", () => {
		fc.assert(
			fc.property(outcomes, fc.integer({ min: 0, max: 160_000 }), (outcome, elapsedMs) => {
				const shownX100 = Math.min(curveX100(elapsedMs), sheet.highestX100);
				fc.pre(shownX100 >= sheet.minTargetX100);
				const left = leavesAtX100(sheet, outcome, { elapsedMs, autoX100: null });
				const byHand = typeof left === "number" ? crashKind.payoutMinor(sheet, outcome, bet(null), left) : 0n;
				expect(byHand).toBe(crashKind.payoutMinor(sheet, outcome, bet(shownX100), null));
			}),
		);
	});

	it("is never above its target, the multiplier of the round or what is shown", () => {
		fc.assert(
			fc.property(outcomes, targets, fc.integer({ min: -2_000, max: 400_000 }), (outcome, autoX100, elapsedMs) => {
				const left = leavesAtX100(sheet, outcome, { elapsedMs, autoX100 });
				const target = autoX100 ?? sheet.highestX100;
				if (left === "early") expect(elapsedMs).toBeLessThan(curveMs(sheet.minTargetX100));
				else if (left === "late") expect(target).toBeGreaterThan(outcome.crashX100);
				else {
					expect(left).toBeLessThanOrEqual(Math.min(outcome.crashX100, target));
					expect(left).toBeGreaterThanOrEqual(sheet.minTargetX100);
				}
			}),
		);
	});

	it("is over when the round is, and cannot be before 1.01", () => {
		const outcome = { crashX100: 250 };
		const endMs = runMs(sheet, outcome);
		expect(curveX100(endMs)).toBe(251);
		expect(leavesAtX100(sheet, outcome, { elapsedMs: endMs - 1, autoX100: null })).toBe(250);
		expect(leavesAtX100(sheet, outcome, { elapsedMs: endMs, autoX100: null })).toBe("late");
		expect(leavesAtX100(sheet, outcome, { elapsedMs: endMs, autoX100: 200 })).toBe(200);
		expect(leavesAtX100(sheet, outcome, { elapsedMs: 165, autoX100: null })).toBe("early");
		expect(leavesAtX100(sheet, { crashX100: 100 }, { elapsedMs: 166, autoX100: null })).toBe("late");
	});

	it("at the highest multiplier happens by itself to everybody who is left", () => {
		const outcome = { crashX100: sheet.highestX100 };
		expect(runMs(sheet, outcome)).toBe(153_511);
		expect(crashKind.payoutMinor(sheet, outcome, bet(null), null)).toBe(1_000_000n);
	});

	it("of a round that was interrupted pays a target that was reached, else what was shown last, or the stake", () => {
		const at = (autoX100: number | null, lastElapsedMs: number) =>
			interruptedX100(sheet, { crashX100: 300 }, { autoX100, lastElapsedMs });
		expect([at(300, 100), at(null, 11_553), at(500, 11_553), at(null, 100), at(null, -5)]).toEqual([
			300, 200, 200, 100, 100,
		]);
	});
});

const bet = (autoX100: number | null) => ({ stakeMinor: 100, autoX100 });

describe("[GAME-01] the return of a crash", () => {
	it("is 98.99 % at every target: 99 %, but for what is cut of a chance", () => {
		const texts = game.settings(1).map((each) => truncatedPercentText(game.returnsOf(each).total));
		expect(new Set(texts)).toEqual(new Set(["98.99"]));
		expect(game.returnsOf(bet(200)).total).toEqual(
			multiply(fraction(BigInt(drawsReaching(200)), 2n ** 32n), fraction(2n)),
		);
	});

	it("comes from the elements of a chain: 4,000 rounds have the stated chances", () => {
		const edges = [100, 101, 110, 125, 150, 200, 300, 500, 1_000, 2_500, 10_000];
		const chances = edges.map((edge, at) => (reaching(edge) - reaching(edges[at + 1] ?? Infinity)) / 2 ** 32);
		const counted = edges.map(() => 0);
		let serverSeed = sha256(Buffer.from("a chain of the tests"));
		for (let number = 4_000; number >= 1; number--, serverSeed = sha256(serverSeed)) {
			const seeds = { serverSeed, clientSeed: `sample.${number}.salt`, nonce: 0 };
			const { crashX100 } = crashKind.outcome(sheet, fairDraws(seeds, hmac));
			counted[edges.findLastIndex((edge) => crashX100 >= edge)]!++;
		}
		const { statistic, critical } = chiSquareOf(chances, counted);
		expect(statistic).toBeLessThan(critical);
	});
});

const reaching = (target: number): number => (target === Infinity ? 0 : drawsReaching(target));

describe("[GAME-01] a bet in a crash", () => {
	it.each([
		["without a stake", { autoX100: 200 }],
		["with more than it has", { stakeMinor: 100, autoX100: 200, at: 3 }],
		["with a target that is no number", { stakeMinor: 100, autoX100: "200" }],
		["that is no object", 7],
	])("%s is none", (_name, value) => {
		expect(game.readBet(value)).toBeNull();
	});

	it.each([
		["a target of 1.00", { stakeMinor: 100, autoX100: 100 }, "choice"],
		["a target above the highest", { stakeMinor: 100, autoX100: 1_000_001 }, "choice"],
		["a stake below the least", { stakeMinor: 0, autoX100: null }, "amount"],
		["a stake between two steps", { stakeMinor: 150, autoX100: null }, "amount"],
	])("with %s is not taken", (_name, value, why) => {
		expect(game.betIssue(game.readBet(value), 1)).toMatchObject({ why });
	});
});
