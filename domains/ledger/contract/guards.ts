import type { Minor } from "@baize/kernel/money";

/** What holds a wallet's stakes back. Whoever sets a guard knows it by its number, which the ledger does not interpret. */
export type Bar = {
	number: number;
	/** No stake is taken from this moment on, */
	fromMs: number;
	/** until this one; null where nobody knows yet. */
	untilMs: number | null;
};

/** `stake`: what is staked. `loss`: that less what came back; a bet counts as lost until it is settled. */
export type Measure = "stake" | "loss";
/** The last so many milliseconds at each moment, or the calendar month in a time zone. */
export type CapWindow = { rollingMs: number } | { monthIn: string };

/** No stake that would bring a measure above the maximum within the window. */
export type Cap = { number: number; measure: Measure; window: CapWindow; maxMinor: Minor };

export type CapState = Pick<Cap, "number" | "maxMinor"> & {
	usedMinor: Minor;
	/** When nothing that counts now will count any more; null where nothing does. */
	emptyAtMs: number | null;
};
