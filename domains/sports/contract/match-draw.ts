import type { GoalRates } from "@baize/engines/pricing";

/**
 * What a simulated match is drawn from, as it stands in the event's `details.draw`. All but the seed is public with the
 * offer, before the first bet, and never changes; the seed follows with the result. The rates reveal nothing that the
 * prices do not: those are made of them. `docs/verifying.md` says how a score follows from all this.
 */
export type MatchDraw = {
	/** SHA-256 of the seed's bytes, in hexadecimal. */
	readonly commitment: string;
	readonly seed: string | null;
	readonly clientSeed: string;
	readonly nonce: number;
	/** Expected goals of both sides. Absent in matches that were offered before rates were published, until their end. */
	readonly rates?: GoalRates;
};

/** The draw in an event's details; undefined for a match that is not drawn. */
export const matchDrawIn = (details: unknown): MatchDraw | undefined => (details as { draw?: MatchDraw } | null)?.draw;
