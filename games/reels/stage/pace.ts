import type { ReelEvent } from "@baize/engines/reels";

/** `still` is for players who asked for reduced motion: nothing spins or slides; results appear and are announced. */
export type Pace = "normal" | "turbo" | "still";

/** The durations of a round at each pace, in milliseconds. */
type Times = {
	/** From the press to full speed. */
	start: number;
	/** The reels turn at least this long. */
	turn: number;
	/** From one reel's stop to the next one's. */
	stagger: number;
	/** A reel that may bring the feature turns so much longer. */
	awaited: number;
	/** From one reel's start to the next one's. */
	setOff: number;
	/** A reel's deceleration. */
	stop: number;
	/** All winning lines of a spin together take at most this, and one of them between these two. */
	lines: number;
	shortestLine: number;
	longestLine: number;
	scatters: number;
	/** The feature's announcement. */
	intro: number;
	expand: number;
	/** The pause after the last thing shown. */
	end: number;
};

const NORMAL: Times = {
	start: 140,
	turn: 420,
	stagger: 150,
	awaited: 900,
	setOff: 60,
	stop: 420,
	lines: 2_400,
	shortestLine: 260,
	longestLine: 850,
	scatters: 900,
	intro: 1_900,
	expand: 460,
	end: 350,
};

const TURBO: Times = {
	start: 0,
	turn: 120,
	stagger: 0,
	awaited: 0,
	setOff: 0,
	stop: 220,
	lines: 700,
	shortestLine: 120,
	longestLine: 350,
	scatters: 350,
	intro: 1_000,
	expand: 160,
	end: 120,
};

// A still picture must stand long enough to be read.
const STILL: Times = { ...NORMAL, start: 0, turn: 0, stagger: 0, awaited: 0, setOff: 0, stop: 0, expand: 0 };

const TIMES: Record<Pace, Times> = { normal: NORMAL, turbo: TURBO, still: STILL };

export const timesOf = (pace: Pace): Times => TIMES[pace];

/** How long each of `count` winning lines is shown. */
export function lineMs(pace: Pace, count: number): number {
	const { lines, shortestLine, longestLine } = timesOf(pace);
	return Math.min(longestLine, Math.max(shortestLine, lines / Math.max(1, count)));
}

/** How many lines the spin won to which this event belongs. */
export function linesAround(events: readonly ReelEvent[], index: number): number {
	let count = 0;
	for (let at = index; events[at]?.type === "lineWon"; at--) count++;
	for (let at = index + 1; events[at]?.type === "lineWon"; at++) count++;
	return count;
}
