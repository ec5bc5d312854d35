import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eachShare } from "./each-share.ts";

let frames: FrameRequestCallback[];

beforeEach(() => {
	frames = [];
	vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
	vi.stubGlobal("cancelAnimationFrame", (id: number) => void frames.splice(id - 1, 1));
});
afterEach(() => void vi.unstubAllGlobals());

/** The shares of frames that are drawn at these times. */
function sharesAt(times: readonly number[], lastsMs: number, until = Number.POSITIVE_INFINITY): number[] {
	const shares: number[] = [];
	const stop = eachShare(lastsMs, (share) => {
		shares.push(share);
		if (share >= until) stop();
	});
	for (const nowMs of times) frames.shift()?.(nowMs);
	return shares;
}

it.each([
	["begins with the first frame, whose time is before now", [-40, 60, 160], 200, [0, 0.5, 1]],
	["ends with exactly 1 after a long frame", [0, 5_000, 5_016], 200, [0, 1]],
	["is over at once where it lasts no time", [10, 26], 0, [1]],
])("a share of the time %s", (_what, times, lastsMs, shares) => {
	expect(sharesAt(times, lastsMs)).toEqual(shares);
});

it("is over when it is stopped, also in a step", () => {
	expect(sharesAt([0, 50, 100, 150], 200, 0.5)).toEqual([0, 0.25, 0.5]);
	eachShare(200, () => {})();
	expect(frames).toEqual([]);
});
