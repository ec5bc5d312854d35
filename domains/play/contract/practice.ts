/** The currency of visitors' practice; a signed-in player practises in the account's currency. */
export const PRACTICE_CURRENCY = "CAD";
