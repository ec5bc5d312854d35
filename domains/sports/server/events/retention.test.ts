import { DAY_MS } from "@baize/kernel/time";
import { describe, expect, it } from "vitest";
import { isRetained, RETAINED_MS } from "./retention.ts";

const NOW_MS = 100 * DAY_MS;
const startedAgo = (agoMs: number, isMadeUp: boolean) => ({
	isMadeUp,
	startsAtMs: NOW_MS - agoMs,
	resultAtMs: NOW_MS - agoMs + 1,
});

describe("[SPORT-04] how long a finished event stays in memory", () => {
	it.each([
		["a made-up one for a day", startedAgo(RETAINED_MS.madeUp, true), true],
		["a made-up one no longer, whatever feed drew it", startedAgo(RETAINED_MS.madeUp + 1, true), false],
		["a reported one while it may be corrected", startedAgo(RETAINED_MS.real, false), true],
		["a reported one no longer than that", startedAgo(RETAINED_MS.real + 2, false), false],
		["a reported one without a result for a day", { ...startedAgo(2 * DAY_MS, false), resultAtMs: null }, false],
	])("%s", (_case, event, expected) => {
		expect(isRetained(event, NOW_MS)).toBe(expected);
	});
});
