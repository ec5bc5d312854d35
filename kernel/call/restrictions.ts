/** What may restrict a player: an exclusion, a break, terms to be accepted, a document that is blocked. */
export const RESTRICTIONS = ["excluded", "timedOut", "terms", "blocked"] as const;
export type Restriction = (typeof RESTRICTIONS)[number];
