import { NOT_SO_UGLY_DEUCES, type VideoPokerSheet } from "@baize/engines/video-poker";

/** Five cards and one draw, where every two stands for any card. */
export const sheet: VideoPokerSheet = {
	id: "canyon-deuces",
	version: 1,
	title: "Canyon Deuces",
	rtpText: "99.72",
	minStakeUnits: 20,
	maxStakeUnits: 10_000,
	rules: NOT_SO_UGLY_DEUCES,
};
