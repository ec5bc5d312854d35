/** What a statement is filtered and summed by. A page needs no more of the kinds of operations than this. */
export const STATEMENT_GROUPS = ["deposits", "withdrawals", "casino", "sports", "promotions", "other"] as const;
export type StatementGroup = (typeof STATEMENT_GROUPS)[number];
