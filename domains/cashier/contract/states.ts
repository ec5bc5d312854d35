/** What becomes of a payment: for each action the states in which it is allowed and the state that it leads to. */
export type ActionSpec<State extends string> = { from: readonly State[]; to: State };

export const DEPOSIT_STATES = ["created", "pending", "settled", "declined", "expired", "failed"] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/**
 * created: asked for, not yet known to be with the provider. pending: the player is paying on the provider's page.
 * A deposit that came to nothing may still settle: the provider's word that the money came is believed whenever it comes.
 * A payer whose first card was declined pays with another; the money is in the house then, and it is the player's.
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
 * requested: the money is in pendingWithdrawal and waits for an operator. paying: the provider has been asked, or may have
 * been. refused: there was too little money, so nothing moved; it is kept so that a late duplicate stays refused.
 * payAfterAll: the provider had said that it could not pay, and the money had come back; what it says last is believed
 * here too, and the money leaves the balance again.
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

/** In the event that a withdrawal's hold has ended; it waits for an operator from now on. */
export const HOLD_OVER = "hold_over";

/** The reason of a withdrawal that was paid after its money had come back. */
export const PAID_AFTER_ALL = "paid_after_all";

/** While it is in one of these, its money is in pendingWithdrawal. */
export const OPEN_WITHDRAWAL_STATES = ["requested", "approved", "paying"] as const satisfies readonly WithdrawalState[];
export const isOpenWithdrawal = (state: WithdrawalState): boolean =>
	(OPEN_WITHDRAWAL_STATES as readonly WithdrawalState[]).includes(state);

/** A deposit that may still come to something without the player doing anything new. */
export const OPEN_DEPOSIT_STATES = ["created", "pending"] as const satisfies readonly DepositState[];
export const isOpenDeposit = (state: DepositState): boolean =>
	(OPEN_DEPOSIT_STATES as readonly DepositState[]).includes(state);
