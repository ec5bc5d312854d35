import { describe, expect, it } from "vitest";
import { type Confirmation, confirmationRows, errorsOf, isWithin, together } from "./deviation.ts";

const of = (mean: number, standardError = 0.01): Confirmation => ({ exact: 0.96, mean, standardError });

describe("a simulated return", () => {
	it.each<[string, Confirmation, number, boolean]>([
		["equal to the exact one", of(0.96), 0, true],
		["three standard errors above", of(0.9899999), 3, true],
		["a little more than three above", of(0.9901), 3.01, false],
		["more than three below", of(0.925), -3.5, false],
		["of rounds that always pay the same", of(0.96, 0), 0, true],
	])("%s", (_what, confirmation, errors, confirmed) => {
		expect(errorsOf(confirmation)).toBeCloseTo(errors, 4);
		expect(isWithin(confirmation, 3)).toBe(confirmed);
		expect(confirmationRows(confirmation, 3).at(-1)).toMatch(confirmed ? /, within 3$/ : /, NOT within 3$/);
	});

	it("of several choices is that of all their rounds, each with its share of the error", () => {
		const parts = [
			{ ...of(0.95, 0.03), rounds: 300 },
			{ ...of(0.99, 0.04), rounds: 100 },
		];
		const all = together(parts);
		expect(all.exact).toBeCloseTo(0.96, 12);
		expect(all.mean).toBeCloseTo(0.96, 12);
		expect(all.standardError).toBeCloseTo(Math.hypot(0.75 * 0.03, 0.25 * 0.04), 12);
	});
});
