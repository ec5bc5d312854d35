import { DAY_MS } from "@baize/kernel/time";
import { describe, expect, it } from "vitest";
import { dayOf } from "./days.ts";
import { POINT } from "./points.ts";
import { type DayPoints, firstDayOfStanding, standingOf, tierDaysOf } from "./tier-standing.ts";

const EARNED = "2025-06-01";
/** Points that were earned on a day, and more on later days. */
const on = (day: string, points: bigint): DayPoints => ({ day, points: points * POINT });
const standing = (today: string, ...earned: DayPoints[]) => {
	const nowMs = Date.parse(`${today}T10:00:00Z`);
	const counted = earned.filter(({ day }) => day > firstDayOfStanding(nowMs));
	const { tier, grace, lost } = standingOf(tierDaysOf(counted, nowMs));
	return [tier.id, grace?.untilDay, grace?.missingPoints, lost && `${lost.tier.id} ${lost.day}`];
};
const silver = on(EARNED, 2_500n);

describe("[LOY-01] a tier that points no longer reach", () => {
	it.each([
		["has all points on the day when they are earned", EARNED, [silver], ["silver"]],
		["has all points on their last day", "2026-05-31", [silver], ["silver"]],
		["is kept from the first day on", "2026-06-01", [silver], ["silver", "2026-06-30", 2_500n]],
		["is kept on the last of the thirty days", "2026-06-30", [silver], ["silver", "2026-06-30", 2_500n]],
		["is lost on the day after", "2026-07-01", [silver], ["starter", undefined, undefined, "silver 2026-07-01"]],
		["is explained for ninety days", "2026-09-28", [silver], ["starter", undefined, undefined, "silver 2026-07-01"]],
		["and no longer", "2026-09-29", [silver], ["starter"]],
		[
			"is followed by the tier that is reached",
			"2026-07-01",
			[silver, on("2026-06-10", 500n)],
			["bronze", undefined, undefined, "silver 2026-07-01"],
		],
		["is kept by points of the days of grace", "2026-07-01", [silver, on("2026-06-10", 2_500n)], ["silver"]],
		["misses what is left, rounded up", "2026-06-10", [silver, on("2026-06-05", 1n)], ["silver", "2026-06-30", 2_499n]],
		["is no loss once it is reached again", "2026-07-05", [silver, on("2026-07-04", 2_500n)], ["silver"]],
		["is no loss for one who has more", "2026-07-05", [silver, on("2026-07-04", 10_000n)], ["gold"]],
		["is never there without points", "2026-07-05", [], ["starter"]],
	] as const)("%s", (_name, today, earned, expected) => {
		const [tier, untilDay, missing, lost] = expected as readonly unknown[];
		expect(standing(today, ...earned)).toEqual([tier, untilDay, missing, lost]);
	});

	it("says which points left, and when, in the order of leaving", () => {
		const nowMs = Date.parse("2026-06-20T10:00:00Z");
		const days = tierDaysOf([on(EARNED, 2_000n), on("2025-06-11", 400n), on("2026-01-01", 300n)], nowMs);
		expect(standingOf(days).grace?.left).toEqual([
			{ ...on(EARNED, 2_000n), leftOn: "2026-06-01" },
			{ ...on("2025-06-11", 400n), leftOn: "2026-06-11" },
		]);
	});

	it("says the same of a loss as long as it is shown", () => {
		const at = (today: string) => standingOf(tierDaysOf([silver], Date.parse(today))).lost;
		expect(at("2026-07-01")?.left).toEqual([{ ...silver, leftOn: "2026-06-01" }]);
		expect(at("2026-09-28")).toEqual(at("2026-07-01"));
	});

	it("ends with today's points, whatever the calendar", () => {
		for (const today of ["2028-02-28", "2028-02-29", "2028-03-01", "2029-02-28"]) {
			const nowMs = Date.parse(today);
			const days = tierDaysOf([on("2027-03-02", 7n)], nowMs);
			expect(days.at(-1)?.day).toBe(dayOf(nowMs));
			expect(days.at(-1)?.points).toBe(today < "2028-03-02" ? 7n * POINT : 0n);
			expect(Date.parse(days[1]!.day) - Date.parse(days[0]!.day)).toBe(DAY_MS);
		}
	});
});
