/** The life cycle of a payment: for each action the states in which it is allowed and the state that it leads to. */
export type ActionSpec<State extends string> = { from: readonly State[]; to: State };

export const DEPOSIT_STATES = ["created", "pending", "settled", "declined", "expired", "failed"] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/**
 * created: requested, not yet confirmed by the provider. pending: the player is paying on the provider's page. A
 * deposit that expired, failed or was declined may still settle: the provider's notification that the money came is
 * accepted at any time. A payer whose first card was declined pays with another; the site has the money then, and it
 * belongs to the player.
 */
export const DEPOSIT_ACTIONS = {
	open: { from: ["created"], to: "pending" },
	settle: { from: ["created", "pending", "expired", "declined", "failed"], to: "settled" },
	decline: { from: ["created", "pending"], to: "declined" },
	expire: { from: ["created", "pending"], to: "expired" },
	fail: { from: ["created"], to: "failed" },
} as const satisfies Record<string, ActionSpec<DepositState>>;
export type DepositAction = keyof typeof DEPOSIT_ACTIONS;

export const WITHDRAWAL_STATES = [
	"requested",
	"approved",
	"paying",
	"paid",
	"rejected",
	"cancelled",
	"failed",
	"refused",
] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/**
 * requested: the money is in pendingWithdrawal and waits for an operator. paying: the provider has been instructed, or
 * may have been. refused: there was too little money, so nothing moved; the row stays so that a late duplicate is
 * refused as well. payAfterAll: the provider had reported that it could not pay, and the money had come back; its
 * latest notification is accepted here too, and the money leaves the balance again.
 */
export const WITHDRAWAL_ACTIONS = {
	refuse: { from: ["requested"], to: "refused" },
	cancel: { from: ["requested"], to: "cancelled" },
	approve: { from: ["requested"], to: "approved" },
	reject: { from: ["requested"], to: "rejected" },
	send: { from: ["approved"], to: "paying" },
	pay: { from: ["paying"], to: "paid" },
	fail: { from: ["paying"], to: "failed" },
	payAfterAll: { from: ["failed"], to: "paid" },
} as const satisfies Record<string, ActionSpec<WithdrawalState>>;
export type WithdrawalAction = keyof typeof WITHDRAWAL_ACTIONS;

/** In the event that a withdrawal's hold has ended; from then on it waits for an operator. */
export const HOLD_OVER = "hold_over";

/** The reason of a withdrawal that was paid after its money had come back. */
export const PAID_AFTER_ALL = "paid_after_all";

/** While a withdrawal is in one of these states, its money is in pendingWithdrawal. */
export const OPEN_WITHDRAWAL_STATES = ["requested", "approved", "paying"] as const satisfies readonly WithdrawalState[];
export const isOpenWithdrawal = (state: WithdrawalState): boolean =>
	(OPEN_WITHDRAWAL_STATES as readonly WithdrawalState[]).includes(state);

/** A deposit that may still succeed without a new action of the player. */
export const OPEN_DEPOSIT_STATES = ["created", "pending"] as const satisfies readonly DepositState[];
export const isOpenDeposit = (state: DepositState): boolean =>
	(OPEN_DEPOSIT_STATES as readonly DepositState[]).includes(state);
