import { describe, expect, it } from "vitest";
import { dayStartMs, readDay, zoneNamed } from "./index.ts";

describe("a day", () => {
	it.each([
		["UTC", "2026-11-23", "2026-11-23T00:00:00.000Z"],
		["America/Toronto", "2026-11-23", "2026-11-23T05:00:00.000Z"],
		["America/Toronto", "2026-07-01", "2026-07-01T04:00:00.000Z"],
		["Europe/Madrid", "2026-03-29", "2026-03-28T23:00:00.000Z"],
		["Europe/Madrid", "2026-10-26", "2026-10-25T23:00:00.000Z"],
		["Asia/Kathmandu", "2026-01-01", "2025-12-31T18:15:00.000Z"],
	])("of %s on %s begins at %s", (zone, day, expected) => {
		expect(new Date(dayStartMs(zone, readDay(day)!)).toISOString()).toBe(expected);
	});

	it("after the last of a month is the first of the next", () => {
		expect(dayStartMs("UTC", { year: 2026, month: 12, day: 32 })).toBe(Date.UTC(2027, 0, 1));
	});

	it.each(["", "2026-02-30", "2026-13-01", "26-01-01", "2026-1-1", "2026-01-01T00:00", "0000-01-01", "tomorrow"])(
		"is not %j",
		(text) => {
			expect(readDay(text)).toBeUndefined();
		},
	);
});

it.each([
	["America/Toronto", "America/Toronto"],
	["america/TORONTO", "America/Toronto"],
	["UTC", "UTC"],
	["", undefined],
	["Mars/Olympus", undefined],
	["America/Toronto; drop", undefined],
])("%j names the time zone %j", (text, expected) => {
	expect(zoneNamed(text)).toBe(expected);
});
