import { THREE_CARD, type ThreeCardSheet } from "@baize/engines/three-card";

/** Three cards against the dealer's three, under neon tubes. */
export const sheet: ThreeCardSheet = {
	id: "neon-three-card",
	version: 1,
	title: "Neon Three Card",
	rtpText: "96.62",
	minStakeUnits: 20,
	maxStakeUnits: 10_000,
	rules: THREE_CARD,
};
