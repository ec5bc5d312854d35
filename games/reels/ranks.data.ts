import type { ReelSymbol } from "@baize/engines/reels";

/** The card ranks, which are the low symbols of several titles. Each sheet states its own pays. */
export const RANKS: readonly ReelSymbol[] = [
	{ id: "ace", role: "low", rank: "A" },
	{ id: "king", role: "low", rank: "K" },
	{ id: "queen", role: "low", rank: "Q" },
	{ id: "jack", role: "low", rank: "J" },
	{ id: "ten", role: "low", rank: "10" },
];
