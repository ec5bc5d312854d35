import { expect, it } from "vitest";
import { inTenThousand } from "./funnel.ts";

it.each<[string, number, number, number | null]>([
	["a third, truncated", 1, 3, 3_333],
	["two thirds, truncated", 2, 3, 6_666],
	["all", 7, 7, 10_000],
	["none", 0, 9, 0],
	["no whole", 0, 0, null],
	["more registrations than clicks, which were not counted before", 5, 4, null],
])("[REF-03] the ratio of %s", (_case, part, whole, expected) => {
	expect(inTenThousand(part, whole)).toBe(expected);
});
