import { JACKS_9_6, type VideoPokerSheet } from "@baize/engines/video-poker";

/** Five cards and one draw, on the pay table that is called full pay. */
export const sheet: VideoPokerSheet = {
	id: "nine-six-jacks",
	version: 1,
	title: "Nine Six Jacks",
	rtpText: "99.54",
	minStakeUnits: 20,
	maxStakeUnits: 10_000,
	rules: JACKS_9_6,
};
