import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tickedMinor } from "./tick.ts";

describe("[JACK-01] a ticking pot", () => {
	it.each([
		{ name: "begins at what was shown", from: 100, known: 200, sinceMs: 0, shown: 100 },
		{ name: "is on its way", from: 100, known: 200, sinceMs: 5_000, shown: 150 },
		{ name: "arrives", from: 100, known: 200, sinceMs: 10_000, shown: 200 },
		{ name: "stops there", from: 100, known: 200, sinceMs: 60_000, shown: 200 },
		{ name: "falls at once when it was won", from: 900, known: 50, sinceMs: 0, shown: 50 },
		{ name: "does not run backwards with the clock", from: 100, known: 200, sinceMs: -5, shown: 100 },
	])("$name", ({ from, known, sinceMs, shown }) => {
		expect(tickedMinor(from, known, sinceMs)).toBe(shown);
	});

	it("never passes the pot", () => {
		const amount = fc.nat({ max: 10 ** 12 });
		fc.assert(
			fc.property(amount, amount, fc.integer({ min: -10_000, max: 100_000 }), (from, known, sinceMs) => {
				expect(tickedMinor(from, known, sinceMs)).toBeLessThanOrEqual(known);
			}),
		);
	});
});
