import { LINE_X10000 } from "@baize/engines/race";

type Track = { readonly progressX10000: readonly number[] };

/** Where a runner is at a time, on a smooth curve through its steps (Catmull-Rom). */
export function progressAt({ progressX10000: steps }: Track, atMs: number, stepMs: number): number {
	const last = steps.length - 1;
	const at = Math.min(Math.max(atMs / stepMs, 0), last);
	const step = Math.min(Math.floor(at), Math.max(last - 1, 0));
	const share = at - step;
	const p = (offset: number): number => steps[Math.min(Math.max(step + offset, 0), last)] ?? 0;
	const [a, b, c, d] = [p(-1), p(0), p(1), p(2)];
	const bend = 2 * a - 5 * b + 4 * c - d + (3 * (b - c) + d - a) * share;
	return b + 0.5 * share * (c - a + bend * share);
}

/** What is in view: from `left` on, in ten-thousandths of the course, at `pxPerUnit` pixels each. */
export type Camera = { readonly left: number; readonly pxPerUnit: number };

/** The maximum share of the picture in front of the leader, the start and the line. */
const LEADER_AT = 0.76;
const START_AT = 0.52;
const LINE_AT = 0.64;
/** The view widens until it shows this many leading runners. */
const IN_VIEW = 5;
const MAX_UNITS = 1_700;

/**
 * The camera at the same moment of the same race is the same for everyone: it follows from the runners' positions.
 * `reach` is the width of the picture in horse lengths.
 */
export function cameraOn(positions: readonly number[], width: number, reach: number): Camera {
	const ahead = positions.toSorted((a, b) => b - a);
	const leader = ahead[0] ?? 0;
	const spread = leader - (ahead[Math.min(IN_VIEW, ahead.length) - 1] ?? 0);
	const units = Math.min(Math.max(reach * 85, spread / 0.6), MAX_UNITS);
	const followed = Math.max(leader - LEADER_AT * units, -START_AT * units);
	return { left: Math.min(followed, LINE_X10000 - LINE_AT * units), pxPerUnit: width / units };
}
