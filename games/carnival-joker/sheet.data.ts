import { JOKER_KINGS_18_7, type VideoPokerSheet } from "@baize/engines/video-poker";

/** Five cards and one draw, from a deck with a joker that stands for any card. */
export const sheet: VideoPokerSheet = {
	id: "carnival-joker",
	version: 1,
	title: "Carnival Joker",
	rtpText: "98.93",
	minStakeUnits: 20,
	maxStakeUnits: 10_000,
	rules: JOKER_KINGS_18_7,
};
