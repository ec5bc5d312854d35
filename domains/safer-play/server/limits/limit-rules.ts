import { RAISE_DELAY_MS } from "../../contract/index.ts";

/** Minor units, or milliseconds of a time limit; null is none. */
export type LimitAmount = bigint | null;

export type Limit = {
	amount: LimitAmount;
	/** A pending raise: not before `fromMs`, and not without the player's confirmation. */
	pending: { amount: LimitAmount; fromMs: number } | null;
};

export const NO_LIMIT: Limit = { amount: null, pending: null };

/** The allowed values of a limit: at least `min`, at most `max` if there is a legal maximum, in steps. */
export type LimitRange = { min: bigint; max: LimitAmount; step: bigint };

export type ChangeVerdict = { verdict: "now" | "pending" | "same"; limit: Limit } | { verdict: "outOfRange" };

const isHigher = (amount: LimitAmount, than: LimitAmount): boolean =>
	than !== null && (amount === null || amount > than);

/**
 * A lower limit applies at once and drops a pending raise; a higher one, or none, waits, and a second raise begins to
 * wait anew. Requesting the present amount again drops the pending raise: the player wants the present amount now.
 * domain: 2.23
 */
export function changeLimit(limit: Limit, amount: LimitAmount, range: LimitRange, nowMs: number): ChangeVerdict {
	if (!isInRange(amount, range)) return { verdict: "outOfRange" };
	if (isHigher(amount, limit.amount))
		return { verdict: "pending", limit: { amount: limit.amount, pending: { amount, fromMs: nowMs + RAISE_DELAY_MS } } };
	const changed = { amount, pending: null };
	return { verdict: amount === limit.amount && !limit.pending ? "same" : "now", limit: changed };
}

/** A player may always remove their own limit; the legal one stays. */
export const isInRange = (amount: LimitAmount, { min, max, step }: LimitRange): boolean =>
	amount === null || (amount >= min && (max === null || amount <= max) && amount % step === 0n);

export type ConfirmVerdict =
	| { verdict: "now"; limit: Limit }
	| { verdict: "none" }
	| { verdict: "early"; fromMs: number };

/**
 * `amount` is what the player has read and confirms, so that a raise that was replaced meanwhile is not confirmed by
 * accident.
 */
export function confirmLimit(limit: Limit, amount: LimitAmount, nowMs: number): ConfirmVerdict {
	if (!limit.pending || limit.pending.amount !== amount) return { verdict: "none" };
	if (nowMs < limit.pending.fromMs) return { verdict: "early", fromMs: limit.pending.fromMs };
	return { verdict: "now", limit: { amount, pending: null } };
}

/** The lower of the player's own limit and the legal one. */
export const lowerOf = (own: LimitAmount, legal: LimitAmount): LimitAmount => (isHigher(own, legal) ? legal : own);
