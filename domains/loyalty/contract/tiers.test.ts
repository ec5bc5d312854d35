import { describe, expect, it } from "vitest";
import { decimalPoints, POINT, truncatedPoints, wholePoints } from "./points.ts";
import { TIERS } from "./tiers.data.ts";
import { DEFAULT_TIER_LABEL, nextTierOf, tierOf, tiersInfoIn } from "./tiers.ts";

describe("[LOY-01] the tier", () => {
	it.each([
		["nothing", 0n, "starter", "bronze", 500n],
		["a millionth below bronze", 500n * POINT - 1n, "starter", "bronze", 1n],
		["bronze to the point", 500n * POINT, "bronze", "silver", 2_000n],
		["a little above bronze", 500n * POINT + 1n, "bronze", "silver", 2_000n],
		["gold", 12_000n * POINT, "gold", "platinum", 38_000n],
		["the highest", 50_000n * POINT, "platinum", undefined, undefined],
	])("of %s", (_name, micro, id, next, missing) => {
		expect(tierOf(micro).id).toBe(id);
		expect(nextTierOf(micro)?.tier.id).toBe(next);
		expect(nextTierOf(micro)?.missingPoints).toBe(missing);
	});

	it("is labelled Starter unless the programme says otherwise", () => {
		expect(DEFAULT_TIER_LABEL).toBe("Starter");
		expect(tiersInfoIn("en").starter).toEqual({ name: "Starter", colour: TIERS[0].colour });
	});

	it("has a name in each language and a colour, and tiers rise", () => {
		for (const { name, colour } of TIERS) {
			expect(colour).toMatch(/^#[0-9a-f]{6}$/);
			expect(Object.values(name).every((each) => each !== "")).toBe(true);
		}
		const from = TIERS.map(({ fromPoints }) => fromPoints);
		expect([...new Set(from)].sort((a, b) => Number(a - b))).toEqual(from);
	});
});

describe("[LOY-01] points", () => {
	it.each([
		["none", 0n, 0, 0],
		["less than one", 999_999n, 0, 0.999],
		["one", 1_000_000n, 1, 1],
		["almost two", 1_999_999n, 1, 1.999],
		["many", 1_234_567_891_234n, 1_234_567, 1_234_567.891],
		["taken", -1_500_000n, -1, -1.5],
		["a little taken", -1_000n, 0, -0.001],
	])("are truncated, never rounded: %s", (_name, micro, whole, decimal) => {
		expect(wholePoints(micro)).toBe(whole);
		expect(decimalPoints(micro)).toBe(decimal);
		expect(truncatedPoints(decimalPoints(micro)) + 0).toBe(whole);
	});
});
