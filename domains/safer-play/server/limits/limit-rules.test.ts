import { DAY_MS } from "@baize/kernel/time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeLimit, confirmLimit, type Limit, type LimitAmount, type LimitRange, lowerOf } from "./limit-rules.ts";

const NOW = Date.UTC(2026, 10, 20, 12);
const RANGE: LimitRange = { min: 100n, max: 100_000n, step: 1n };
const set = (amount: LimitAmount, pending: Limit["pending"] = null): Limit => ({ amount, pending });
const waiting = (amount: LimitAmount, fromMs = NOW + DAY_MS) => ({ amount, fromMs });

describe("[SAFE-01] a limit that is changed", () => {
	it.each<[string, Limit, LimitAmount, object]>([
		["the first one applies at once", set(null), 500n, { verdict: "now", limit: set(500n) }],
		["a lower one applies at once", set(500n), 499n, { verdict: "now", limit: set(499n) }],
		["a higher one waits", set(500n), 501n, { verdict: "pending", limit: set(500n, waiting(501n)) }],
		["none waits", set(500n), null, { verdict: "pending", limit: set(500n, waiting(null)) }],
		["a lower one drops what was pending", set(500n, waiting(900n)), 400n, { verdict: "now", limit: set(400n) }],
		["the same drops what was pending", set(500n, waiting(900n)), 500n, { verdict: "now", limit: set(500n) }],
		[
			"a second raise waits anew",
			set(500n, waiting(900n, NOW + 5)),
			800n,
			{ verdict: "pending", limit: set(500n, waiting(800n)) },
		],
		["the same again changes nothing", set(500n), 500n, { verdict: "same", limit: set(500n) }],
		["below the least is refused", set(500n), 99n, { verdict: "outOfRange" }],
		["above the legal maximum is refused", set(null), 100_001n, { verdict: "outOfRange" }],
	])("%s", (_case, limit, amount, expected) => {
		expect(changeLimit(limit, amount, RANGE, NOW)).toEqual(expected);
	});

	it("goes in steps, where there are steps", () => {
		expect(changeLimit(set(null), 150n, { ...RANGE, step: 100n }, NOW)).toEqual({ verdict: "outOfRange" });
	});
});

describe("[SAFE-01] a raise that is confirmed", () => {
	it.each<[string, Limit, number, object]>([
		["applies from its moment on", set(500n, waiting(900n)), NOW + DAY_MS, { verdict: "now", limit: set(900n) }],
		[
			"is too early a millisecond before",
			set(500n, waiting(900n)),
			NOW + DAY_MS - 1,
			{ verdict: "early", fromMs: NOW + DAY_MS },
		],
		["is none where nothing waits", set(500n), NOW + DAY_MS, { verdict: "none" }],
		["is none where something else waits by now", set(500n, waiting(800n)), NOW + DAY_MS, { verdict: "none" }],
	])("%s", (_case, limit, nowMs, expected) => {
		expect(confirmLimit(limit, 900n, nowMs)).toEqual(expected);
	});
});

describe("[SAFE-01] whatever a player does, in any order and at any time", () => {
	const amount = fc.option(fc.bigInt({ min: 100n, max: 1_000n }), { freq: 5, nil: null });
	const step = fc.record({
		act: fc.constantFrom("change", "change", "confirm", "drop"),
		amount,
		waitMs: fc.constantFrom(0, 1, DAY_MS / 2, DAY_MS - 1, DAY_MS, DAY_MS + 1),
	});

	it("no limit is ever above its value of 24 hours before, unless that was requested then and confirmed since", () => {
		fc.assert(
			fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
				let limit = set(500n);
				let nowMs = NOW;
				const requested: { amount: LimitAmount; atMs: number }[] = [];
				for (const { act, amount: wanted, waitMs } of steps) {
					nowMs += waitMs;
					const before = limit.amount;
					if (act === "drop") limit = set(limit.amount);
					if (act === "change") {
						const verdict = changeLimit(limit, wanted, RANGE, nowMs);
						requested.push({ amount: wanted, atMs: nowMs });
						if ("limit" in verdict) limit = verdict.limit;
						expect(isRaise(before, limit.amount)).toBe(false);
					}
					if (act === "confirm") {
						const verdict = confirmLimit(limit, limit.pending?.amount ?? null, nowMs);
						if (verdict.verdict === "now") limit = verdict.limit;
						if (!isRaise(before, limit.amount)) continue;
						const last = requested.findLast((each) => each.amount === limit.amount);
						expect(last && nowMs - last.atMs).toBeGreaterThanOrEqual(DAY_MS);
						// Nothing lower was requested in between.
						expect(requested.at(-1)).toEqual(last);
					}
				}
			}),
			{ numRuns: 2_000 },
		);
	});
});

const isRaise = (before: LimitAmount, after: LimitAmount): boolean =>
	before !== null && (after === null || after > before);

describe("[SAFE-01] the effective limit", () => {
	it.each<[LimitAmount, LimitAmount, LimitAmount]>([
		[null, null, null],
		[5n, null, 5n],
		[null, 7n, 7n],
		[5n, 7n, 5n],
		[9n, 7n, 7n],
	])("of the player's %s and the legal %s is %s", (own, legal, expected) => {
		expect(lowerOf(own, legal)).toBe(expected);
	});
});
