import { DAY_MS, HOUR_MS } from "@baize/kernel/time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeDeposit, usageOf } from "./deposit-rules.ts";
import { monthOf, spanOf } from "./windows.ts";

const at = (text: string): number => Date.parse(text);
const ZONE = "America/Toronto";
const NOW = at("2026-11-20T12:00:00Z");

describe("[SAFE-01] a calendar month", () => {
	it.each([
		["of standard time", "America/Toronto", "2026-11-20T12:00:00Z", "2026-11-01T04:00:00Z", "2026-12-01T05:00:00Z"],
		["of summer time", "America/Toronto", "2026-07-01T04:00:00Z", "2026-07-01T04:00:00Z", "2026-08-01T04:00:00Z"],
		[
			"at its last moment",
			"America/Toronto",
			"2026-07-01T03:59:59.999Z",
			"2026-06-01T04:00:00Z",
			"2026-07-01T04:00:00Z",
		],
		["east of Greenwich", "Europe/Madrid", "2026-03-31T22:00:00Z", "2026-03-31T22:00:00Z", "2026-04-30T22:00:00Z"],
		["of half hours", "America/St_Johns", "2026-12-15T00:00:00Z", "2026-12-01T03:30:00Z", "2027-01-01T03:30:00Z"],
		["across the year", "UTC", "2026-12-31T23:59:59.999Z", "2026-12-01T00:00:00Z", "2027-01-01T00:00:00Z"],
	])("%s begins and ends by the clock of its place", (_case, zone, now, start, end) => {
		expect(monthOf(zone, at(now))).toEqual({ startMs: at(start), endMs: at(end) });
	});

	it("follows the one before without a gap", () => {
		const moment = fc.integer({ min: at("2020-01-01T00:00:00Z"), max: at("2040-01-01T00:00:00Z") });
		const zone = fc.constantFrom("UTC", ZONE, "Europe/London", "America/Sao_Paulo", "America/St_Johns");
		fc.assert(
			fc.property(moment, zone, (nowMs, where) => {
				const { startMs, endMs } = monthOf(where, nowMs);
				expect(startMs <= nowMs && nowMs < endMs).toBe(true);
				expect(monthOf(where, endMs).startMs).toBe(endMs);
				expect(monthOf(where, startMs - 1).endMs).toBe(startMs);
			}),
		);
	});
});

describe("[SAFE-01] a deposit limit", () => {
	const limits = { day: 100n, week: 250n, month: null };
	const paid = (amountMinor: bigint, atMs: number) => ({ amountMinor, atMs });

	it.each([
		["headroom for all of it", 100n, [], { verdict: "allowed" }],
		[
			"headroom for less",
			41n,
			[paid(60n, NOW - HOUR_MS)],
			{ verdict: "reached", window: "day", remainingMinor: 40n, resetsAtMs: NOW - HOUR_MS + DAY_MS },
		],
		["what left the window a moment ago", 100n, [paid(100n, NOW - DAY_MS)], { verdict: "allowed" }],
		[
			"what leaves it in a moment",
			1n,
			[paid(100n, NOW - DAY_MS + 1)],
			{ verdict: "reached", window: "day", remainingMinor: 0n, resetsAtMs: NOW + 1 },
		],
		[
			"the second of two, when the first leaving is not enough",
			90n,
			[paid(20n, NOW - 2 * HOUR_MS), paid(70n, NOW - HOUR_MS)],
			{ verdict: "reached", window: "day", remainingMinor: 10n, resetsAtMs: NOW - HOUR_MS + DAY_MS },
		],
		[
			"a week that is fuller than its days",
			60n,
			[paid(100n, NOW - 2 * DAY_MS), paid(100n, NOW - 3 * DAY_MS)],
			{ verdict: "reached", window: "week", remainingMinor: 50n, resetsAtMs: NOW + 4 * DAY_MS },
		],
		[
			"more than the limit ever allows",
			101n,
			[],
			{ verdict: "reached", window: "day", remainingMinor: 100n, resetsAtMs: null },
		],
	])("with %s", (_case, amount, deposits, expected) => {
		expect(judgeDeposit(amount, limits, deposits, ZONE, NOW)).toEqual(expected);
	});

	it("never contains more than it reports, and gives the moment at which a refused amount fits", () => {
		const step = fc.record({ waitMs: fc.constantFrom(1, HOUR_MS, DAY_MS - 1, DAY_MS), amount: fc.bigInt(1n, 100n) });
		fc.assert(
			fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
				let nowMs = NOW;
				const taken: { amountMinor: bigint; atMs: number }[] = [];
				for (const { waitMs, amount } of steps) {
					nowMs += waitMs;
					const verdict = judgeDeposit(amount, { ...limits, month: 400n }, taken, ZONE, nowMs);
					if (verdict.verdict === "allowed") taken.push(paid(amount, nowMs));
					else if (verdict.resetsAtMs !== null && verdict.window !== "month") {
						const single = { day: null, week: null, month: null, [verdict.window]: limits[verdict.window] };
						expect(judgeDeposit(amount, single, taken, ZONE, verdict.resetsAtMs).verdict).toBe("allowed");
						expect(judgeDeposit(amount, single, taken, ZONE, verdict.resetsAtMs - 1).verdict).toBe("reached");
					}
					expect(usageOf(taken, "day", ZONE, nowMs).usedMinor).toBeLessThanOrEqual(100n);
					expect(usageOf(taken, "week", ZONE, nowMs).usedMinor).toBeLessThanOrEqual(250n);
					expect(usageOf(taken, "month", ZONE, nowMs).usedMinor).toBeLessThanOrEqual(400n);
				}
			}),
		);
	});

	it("looks no further back than its window", () => {
		expect(spanOf("week", ZONE, NOW)).toEqual({ afterMs: NOW - 7 * DAY_MS, endsAtMs: null });
	});
});
