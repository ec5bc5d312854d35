/** The lengths of a time-out, in days. It begins at once and ends by itself. */
export const TIME_OUT_DAYS = [1, 3, 7, 14, 30] as const;
export type TimeOutDays = (typeof TIME_OUT_DAYS)[number];

/**
 * The terms of a self-exclusion, in calendar months. It begins at once. When its time is over it does not end by
 * itself: an operator ends it at the player's request, and a day later play is open. A permanent one never ends.
 */
export const EXCLUSION_TERMS = ["6months", "1year", "5years", "permanent"] as const;
export type ExclusionTerm = (typeof EXCLUSION_TERMS)[number];
export const EXCLUSION_MONTHS: Record<ExclusionTerm, number | null> = {
	"6months": 6,
	"1year": 12,
	"5years": 60,
	permanent: null,
};

/** From the operator's ending of an exclusion to the first stake. */
export const COOLING_OFF_MS = 24 * 3_600_000;

export const BREAK_KINDS = ["timeOut", "exclusion"] as const;
export type BreakKind = (typeof BREAK_KINDS)[number];

/** Where an exclusion was found that did not begin on this account. */
export const BREAK_SOURCES = ["otherAccount", "register"] as const;
export type BreakSource = (typeof BREAK_SOURCES)[number];

/**
 * What a player may not do at present: with `EXCLUDED` and `TIMED_OUT` alike no stakes, no deposits and no marketing;
 * an excluded player logs in only to read and to withdraw. `untilMs` is null if it does not end by itself. `isCarried`:
 * it was found on another account or in a register of self-exclusions.
 */
export type Restriction = { kind: "EXCLUDED" | "TIMED_OUT"; untilMs: number | null; isCarried?: true };
