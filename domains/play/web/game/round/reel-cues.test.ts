import type { ReelEvent } from "@baize/engines/reels";
import { describe, expect, it } from "vitest";
import { cuesOfRound } from "./reel-cues.ts";

const LINE = { type: "lineWon", amountMinor: 60 } as ReelEvent;
const STOPPED = { type: "reelsStopped" } as ReelEvent;
const SPIN = { type: "freeSpinStarted" } as ReelEvent;
const ended = (winMinor: number) => ({ type: "roundEnded", stakeMinor: 100, winMinor }) as ReelEvent;

const cuesOf = (events: readonly ReelEvent[]) => events.map(cuesOfRound(events));

describe("[GAME-01] the cues of a slot's round", () => {
	it("count its wins and know what the whole round is worth", () => {
		const round = { stakeMinor: 100, winMinor: 60 };
		expect(cuesOf([STOPPED, LINE, LINE, ended(60)])).toEqual([
			undefined,
			{ type: "winCounted", round, step: 0 },
			{ type: "winCounted", round, step: 1 },
			{ type: "roundEnded", round },
		]);
	});

	it("begin to count anew with each free spin", () => {
		const types = cuesOf([LINE, { type: "freeSpinsBegun" } as ReelEvent, SPIN, LINE, ended(900)]);
		const round = { stakeMinor: 100, winMinor: 900 };
		expect(types.slice(1, 4)).toEqual([
			{ type: "featureBegun" },
			{ type: "reelsStarted" },
			{ type: "winCounted", round, step: 0 },
		]);
	});
});
