import type { ReelSymbol } from "@baize/engines/reels";

/** The card ranks, which are the low symbols of several titles. Each sheet states its own pays. */
export const RANKS: readonly ReelSymbol[] = [
	{ id: "ace", role: "low", icon: "spade-suit", rank: "A" },
	{ id: "king", role: "low", icon: "heart-suit", rank: "K" },
	{ id: "queen", role: "low", icon: "diamond-suit", rank: "Q" },
	{ id: "jack", role: "low", icon: "club-suit", rank: "J" },
	{ id: "ten", role: "low", icon: "keycap-10", rank: "10" },
];
