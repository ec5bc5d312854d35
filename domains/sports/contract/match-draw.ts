import type { GoalRates } from "@baize/engines/pricing";

/**
 * What a simulated match is drawn from, stored as the event's `details.draw`. Everything but the seed is public with
 * the offer, before the first bet, and never changes; the seed follows with the result. The rates reveal nothing that
 * the prices do not, since prices are calculated from them. `docs/verifying.md` explains how a score follows from all
 * this.
 */
export type MatchDraw = {
	/** SHA-256 of the seed's bytes, in hexadecimal. */
	readonly commitment: string;
	readonly seed: string | null;
	readonly clientSeed: string;
	readonly nonce: number;
	/** Expected goals of both sides. Until their end, absent in matches that were offered before rates were published. */
	readonly rates?: GoalRates;
};

/** The draw in an event's details; undefined for a match that is not drawn. */
export const matchDrawIn = (details: unknown): MatchDraw | undefined => (details as { draw?: MatchDraw } | null)?.draw;
