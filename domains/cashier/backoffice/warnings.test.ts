import { describe, expect, it } from "vitest";
import { warningsOf } from "./warnings.ts";

describe("[BO-01] before a withdrawal is approved", () => {
	it.each([
		["nothing is remarked where less leaves than came in", { depositedMinor: 10_000, paidOutMinor: 2_000 }, []],
		["all that came in may leave", { depositedMinor: 7_000, paidOutMinor: 2_000 }, []],
		[
			"it is remarked by how much more leaves than came in",
			{ depositedMinor: 6_999, paidOutMinor: 2_000 },
			[{ key: "moreThanPaidIn", amountMinor: 1 }],
		],
		["a first payout is remarked", { depositedMinor: 10_000, paidOutMinor: 0 }, [{ key: "firstPayout" }]],
		[
			"one remark does not hide another",
			{ depositedMinor: 0, paidOutMinor: 0 },
			[{ key: "moreThanPaidIn", amountMinor: 5_000 }, { key: "firstPayout" }],
		],
	])("%s", (_case, totals, expected) => {
		expect(warningsOf({ totals, amountMinor: 5_000 })).toEqual(expected);
	});
});
