/** What each of the 24 segments pays, in tenths of the stake, clockwise. Their sum is 230: 95.83 % come back. */
export const SEGMENTS_X10 = [
	0, 15, 0, 20, 0, 15, 0, 0, 20, 0, 15, 0, 60, 0, 15, 0, 20, 0, 0, 15, 0, 20, 0, 15,
] as const;

export const WHEEL_RTP = "95.83";

/** In minor units, each a multiple of 10, so that every win is exact. */
export const WHEEL_STAKES = [20, 100, 500, 2_000] as const;
