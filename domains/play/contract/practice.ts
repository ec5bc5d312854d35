/** What visitors practise in; a signed-in player practises in the currency of the account. */
export const PRACTICE_CURRENCY = "CAD";
