import { describe, expect, it } from "vitest";
import { nextPollMs } from "./poll-wait.ts";

const USUAL = { pollMs: 1_000, failures: 0, closedMs: 0, chance: 0.5 };

describe("a polled read asks again", () => {
	it.each([
		["at its interval", {}, 1_000],
		["a little earlier than others", { chance: 0 }, 900],
		["a little later than others", { chance: 1 }, 1_100],
		["more slowly after failures", { failures: 2 }, 4_000],
		["at most eight times more slowly", { failures: 9 }, 8_000],
		["not before Retry-After", { failures: 1, closedMs: 30_000, chance: 0 }, 30_000],
		["after Retry-After not all at once", { failures: 1, closedMs: 30_000, chance: 1 }, 33_000],
		["at its interval where that is later than Retry-After", { failures: 1, closedMs: 1_000 }, 2_000],
		["at its interval where Retry-After has passed", { closedMs: -5_000 }, 1_000],
	])("%s", (_case, over, waitMs) => {
		expect(nextPollMs({ ...USUAL, ...over })).toBeCloseTo(waitMs, 6);
	});
});
