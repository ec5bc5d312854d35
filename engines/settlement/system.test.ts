import { describe, expect, it } from "vitest";
import { type LegOutcome, SYSTEMS, settleSystem, systemLines, systemReturnMinor } from "./index.ts";

const outcomes: Record<string, LegOutcome | null> = {
	W: { result: "won" },
	L: { result: "lost" },
	V: { result: "void" },
	"?": null,
};
const legs = (results: string) => [...results].map((letter) => ({ priceX10000: 30_000, outcome: outcomes[letter]! }));
const settled = (name: keyof typeof SYSTEMS, results: string) =>
	settleSystem({ system: SYSTEMS[name], stakePerLineMinor: 100n, legs: legs(results) });

describe("a system", () => {
	it.each([
		["trixie", 4],
		["patent", 7],
		["yankee", 11],
		["lucky-15", 15],
		["canadian", 26],
		["lucky-31", 31],
		["heinz", 57],
		["lucky-63", 63],
		["super-heinz", 120],
		["goliath", 247],
	] as const)("[SPORT-02] called %s has %i lines", (name, count) => {
		const system = SYSTEMS[name];
		const numbers = Array.from({ length: system.legCount }, (_, leg) => leg);
		const lines = systemLines(system, numbers);
		expect(lines).toHaveLength(count);
		expect(new Set(lines.map(String)).size).toBe(count);
	});

	it("[SPORT-02] may cover one size only: three doubles of three legs", () => {
		expect(systemLines({ legCount: 3, lineSizes: [2] }, ["a", "b", "c"])).toEqual([
			["a", "b"],
			["a", "c"],
			["b", "c"],
		]);
	});

	it.each([
		["trixie", "WWW", "won", 400n, 5_400n],
		["trixie", "WWL", "won", 400n, 900n],
		["trixie", "WLL", "lost", 400n, 0n],
		["patent", "WLL", "won", 700n, 300n],
		["trixie", "VVV", "void", 400n, 400n],
		["trixie", "WVV", "won", 400n, 1_000n],
		["trixie", "WW?", "open", 400n, 0n],
		["trixie", "LL?", "lost", 400n, 0n],
		["patent", "LL?", "open", 700n, 0n],
	] as const)(
		"[SPORT-02] %s of 1.00 a line at 3.00 each with %s is %s",
		(name, results, status, stakeMinor, payoutMinor) => {
			expect(settled(name, results)).toMatchObject({ status, stakeMinor, payoutMinor });
		},
	);

	it("[SPORT-02] promises what it pays when all its legs win", () => {
		expect(systemReturnMinor(SYSTEMS.trixie, 100n, [30_000, 30_000, 30_000])).toBe(
			settled("trixie", "WWW").payoutMinor,
		);
	});

	it("[SPORT-02] refuses another number of legs than it is for", () => {
		expect(() => systemLines(SYSTEMS.yankee, [1, 2, 3])).toThrow();
	});
});
