/**
 * For how long a decided alert is kept: until five years after the player has closed the account, and for ten years after
 * the decision at most. In the Union article 40 of directive 2015/849 asks for the first and allows the second; in Great
 * Britain regulation 40 of the Money Laundering Regulations 2017. To be checked with counsel for each licence.
 */
export const KEPT_YEARS = { afterClosing: 5, atMost: 10 } as const;
