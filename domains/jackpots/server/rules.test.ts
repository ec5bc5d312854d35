import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TEST_TERMS } from "../testing/index.ts";
import {
	contribute,
	cutToCeiling,
	type LevelTerms,
	meterOf,
	NO_SUMS,
	PARTS,
	reseed,
	reserveOf,
	take,
} from "./rules.ts";

const GRAND: LevelTerms = { level: TEST_TERMS.levels[0]!, unitMinor: 1n };
const begun = reseed(NO_SUMS, GRAND);

describe("[JACK-01] what a stake contributes", () => {
	it.each([
		{ name: "nothing", stakeMinor: 0n, parts: 0n },
		{ name: "one cent", stakeMinor: 1n, parts: 50n },
		{ name: "20 cents: a tenth of a cent", stakeMinor: 20n, parts: 1_000n },
		{ name: "2.00: a whole cent", stakeMinor: 200n, parts: 10_000n },
		{ name: "2.01", stakeMinor: 201n, parts: 10_050n },
		{ name: "beyond the safe integers", stakeMinor: 2n ** 53n + 1n, parts: 50n * (2n ** 53n + 1n) },
	])("is exact: $name", ({ stakeMinor, parts }) => {
		const after = contribute(begun, stakeMinor, GRAND);
		expect(meterOf(after) - meterOf(begun)).toBe(parts);
		expect(reserveOf(after) - reserveOf(begun)).toBe(parts);
	});

	it("is the same in one stake and in many", () => {
		const many = Array.from({ length: 1_000 }).reduce<typeof begun>((sums) => contribute(sums, 1n, GRAND), begun);
		expect(many).toEqual(contribute(begun, 1_000n, GRAND));
	});
});

describe("[JACK-01] a pot that begins", () => {
	it.each([
		{
			name: "with the operator's money where the reserve is empty",
			reserve: 0n,
			funded: 1_000n,
			meter: 1_000n,
			left: 0n,
		},
		{ name: "with what the reserve lacks", reserve: 400n, funded: 600n, meter: 1_000n, left: 0n },
		{ name: "from the reserve alone", reserve: 2_500n, funded: 0n, meter: 1_000n, left: 1_500n },
		{ name: "with what is above what the reserve keeps", reserve: 3_500n, funded: 0n, meter: 1_500n, left: 2_000n },
	])("$name", ({ reserve, funded, meter, left }) => {
		const sums = reseed({ ...NO_SUMS, reserveContributed: reserve * PARTS }, GRAND);
		expect([sums.funded, meterOf(sums), reserveOf(sums)]).toEqual([funded, meter, left].map((minor) => minor * PARTS));
	});
});

describe("[JACK-01] a win", () => {
	it("takes whole minor units and leaves the rest in the pot", () => {
		const { amountMinor, sums } = take(contribute(begun, 999n, GRAND), GRAND);
		expect(amountMinor).toBe(1_004n);
		expect(meterOf(sums)).toBe(1_000n * PARTS + 9_950n);
	});

	it("at the ceiling is the ceiling; what is above goes to the reserve", () => {
		const grown = contribute(begun, 100_000n, GRAND);
		const cut = cutToCeiling(grown, 1_200n);
		expect(meterOf(cut)).toBe(1_200n * PARTS);
		expect(reserveOf(cut) - reserveOf(grown)).toBe(300n * PARTS);
	});

	it("keeps every unit in whatever order stakes and wins come", () => {
		const step = fc.oneof(fc.bigInt({ min: 1n, max: 10n ** 9n }), fc.constant("win" as const));
		fc.assert(
			fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
				let sums = begun;
				let won = 0n;
				for (const each of steps) {
					if (each === "win") {
						const taken = take(sums, GRAND);
						expect(taken.amountMinor * PARTS).toBeLessThanOrEqual(meterOf(sums));
						won += taken.amountMinor;
						sums = taken.sums;
					} else sums = contribute(sums, each, GRAND);
					expect(meterOf(sums)).toBeGreaterThanOrEqual(1_000n * PARTS);
					expect(reserveOf(sums)).toBeGreaterThanOrEqual(0n);
				}
				const staked = steps.reduce<bigint>((sum, each) => (each === "win" ? sum : sum + each), 0n);
				expect(meterOf(sums) + reserveOf(sums)).toBe(staked * 100n + sums.funded - won * PARTS);
			}),
		);
	});
});
