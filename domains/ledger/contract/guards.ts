import type { Minor } from "@baize/kernel/money";

/**
 * What blocks a wallet's stakes. The domain that sets a guard knows it by its number; the ledger does not interpret it.
 */
export type Bar = {
	number: number;
	/** No stake is taken from this moment on, */
	fromMs: number;
	/** until this one; null if unknown. */
	untilMs: number | null;
};

/** `stake`: the sum of stakes. `loss`: that sum less what came back; a bet counts as lost until it is settled. */
export type Measure = "stake" | "loss";
/** The last so many milliseconds at each moment, or the calendar month in a time zone. */
export type CapWindow = { rollingMs: number } | { monthIn: string };

/** No stake may bring the measure above the maximum within the window. */
export type Cap = { number: number; measure: Measure; window: CapWindow; maxMinor: Minor };

export type CapState = Pick<Cap, "number" | "maxMinor"> & {
	usedMinor: Minor;
	/** When nothing that counts now will count any more; null if nothing counts. */
	emptyAtMs: number | null;
};

/**
 * The guard that the terms of a bonus set: a ceiling for each stake, and no stake in the classes of games that they
 * exclude. The domains that set guards have lower numbers.
 */
export const TERMS_GUARD = 1_000;
