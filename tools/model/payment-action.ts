import type { Minor } from "@baize/kernel/money";

/** What a player or an operator asks of the cashier. `race`: the player cancels while an operator approves. */
export type PaymentAct = "withdraw" | "approve" | "reject" | "cancel" | "race";
/** `which` of the player's withdrawals it is about; `times`: how often the same request comes, all at once. */
export type PaymentAction = { do: PaymentAct; amountMinor: Minor; which: number; times: number };
