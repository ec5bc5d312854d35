/** What of the reader's own account an article is about: a signed-in player sees it above the article. */
export const OWN_CASES = ["withdrawals", "deposits", "document"] as const;
export type OwnCase = (typeof OWN_CASES)[number];
