import { describe, expect, it } from "vitest";
import { edgePercent, finishOf100 } from "./odds.ts";

describe("[PROMO-02] the odds of an offer", () => {
	it.each([
		["as they are", 630, 63],
		["rounded", 634, 63],
		["rounded up", 636, 64],
		["never all, while some do not finish", 999, 99],
		["never none, while some finish", 1, 1],
		["all, where it is certain", 1_000, 100],
		["none, where it is impossible", 0, 0],
	])("are shown as so many of a hundred: %s", (_how, finishX1000, finish) => {
		expect(finishOf100({ finishX1000 })).toEqual({ finish, fail: 100 - finish });
	});

	it("name what the games keep", () => {
		expect(edgePercent({ returnX10000: 9_600 })).toBe(4);
		expect(edgePercent({ returnX10000: 9_651 })).toBe(3.49);
	});
});
