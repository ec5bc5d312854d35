import { DAY_MS } from "@baize/kernel/time";
import { describe, expect, it } from "vitest";
import { type Break, type BreakRequest, endOf, judgeBreak, judgeEnd, restrictionBy } from "./break-rules.ts";

const NOW = Date.UTC(2026, 7, 31, 12);
const timeOut = (fromDay: number, untilDay: number): Break => ({
	kind: "timeOut",
	fromMs: NOW + fromDay * DAY_MS,
	untilMs: NOW + untilDay * DAY_MS,
	endsAtMs: null,
});
const exclusion = (untilDay: number | null, endsDay: number | null = null): Break => ({
	kind: "exclusion",
	fromMs: NOW - 400 * DAY_MS,
	untilMs: untilDay === null ? null : NOW + untilDay * DAY_MS,
	endsAtMs: endsDay === null ? null : NOW + endsDay * DAY_MS,
});

describe("[SAFE-01] the end of a break", () => {
	it.each<[string, BreakRequest, number | null]>([
		["a day is 24 hours", { kind: "timeOut", days: 1 }, NOW + DAY_MS],
		[
			"six months end on the last day of a shorter month",
			{ kind: "exclusion", term: "6months" },
			Date.UTC(2027, 1, 28, 12),
		],
		["a year is a year", { kind: "exclusion", term: "1year" }, Date.UTC(2027, 7, 31, 12)],
		["five years are five years", { kind: "exclusion", term: "5years" }, Date.UTC(2031, 7, 31, 12)],
		["permanent has none", { kind: "exclusion", term: "permanent" }, null],
	])("%s", (_case, request, expected) => {
		expect(endOf(request, NOW)).toBe(expected);
	});
});

describe("[SAFE-01] what a player may not do", () => {
	it.each<[string, Break[], object | null]>([
		["nothing without a break", [], null],
		["a time-out lasts to its last millisecond", [timeOut(-1, 1 / DAY_MS)], { kind: "TIMED_OUT", untilMs: NOW + 1 }],
		["and then it has ended by itself", [timeOut(-1, 0)], null],
		[
			"an exclusion continues after its time, until an operator ends it",
			[exclusion(-1)],
			{ kind: "EXCLUDED", untilMs: NOW - DAY_MS },
		],
		["and through the day of cooling off", [exclusion(-1, 0.5)], { kind: "EXCLUDED", untilMs: NOW + DAY_MS / 2 }],
		["and no longer", [exclusion(-1, 0)], null],
		[
			"an exclusion comes before a time-out",
			[timeOut(-1, 9), exclusion(5)],
			{ kind: "EXCLUDED", untilMs: NOW + 5 * DAY_MS },
		],
		["the longest counts", [exclusion(5), exclusion(null)], { kind: "EXCLUDED", untilMs: null }],
	])("%s", (_case, breaks, expected) => {
		expect(restrictionBy(breaks, NOW)).toEqual(expected);
	});
});

describe("[SAFE-01] a further break", () => {
	const days = (count: number): BreakRequest => ({ kind: "timeOut", days: count });
	it.each<[string, Break[], BreakRequest, string]>([
		["begins where none stands", [timeOut(-3, -1)], days(1), "begins"],
		["may be longer", [timeOut(-1, 3)], days(7), "begins"],
		["may not be shorter", [timeOut(-1, 3)], days(1), "longerStands"],
		["may be an exclusion", [timeOut(-1, 30)], { kind: "exclusion", term: "6months" }, "begins"],
		["may not be a time-out within an exclusion", [exclusion(2)], days(30), "longerStands"],
		["may exclude for longer", [exclusion(2)], { kind: "exclusion", term: "permanent" }, "begins"],
		[
			"may not exclude for shorter than for ever",
			[exclusion(null)],
			{ kind: "exclusion", term: "5years" },
			"longerStands",
		],
		["may begin while the last is being ended", [exclusion(-1, 0.5)], { kind: "exclusion", term: "6months" }, "begins"],
	])("%s", (_case, breaks, request, verdict) => {
		expect(judgeBreak(breaks, request, NOW).verdict).toBe(verdict);
	});
});

describe("[SAFE-01] an operator who ends an exclusion", () => {
	it.each<[string, Break[], object]>([
		["finds none", [timeOut(-1, 5)], { verdict: "none" }],
		["is too early a moment before its time", [exclusion(1 / DAY_MS)], { verdict: "notOver", untilMs: NOW + 1 }],
		["never ends a permanent one", [exclusion(null)], { verdict: "notOver", untilMs: null }],
		["opens play a day later", [exclusion(0)], { verdict: "ends", endsAtMs: NOW + DAY_MS }],
		["does it once", [exclusion(-1, 0.5)], { verdict: "none" }],
		[
			"cannot while a longer one stands beside it",
			[exclusion(-1), exclusion(3)],
			{ verdict: "notOver", untilMs: NOW + 3 * DAY_MS },
		],
	])("%s", (_case, breaks, expected) => {
		expect(judgeEnd(breaks, NOW)).toEqual(expected);
	});
});
