/** So many points are worth so many units of the stake ladder, each about a cent: a whole number in every currency. */
export const RATIO = { points: 100, units: 100n } as const;

/** The fewest points that are redeemed at once, and the most. */
export const MIN_REDEMPTION_POINTS = 100;
export const MAX_REDEMPTION_POINTS = 1_000_000;
