import { RAISE_DELAY_MS } from "../contract/index.ts";

/** Minor units, or milliseconds of a time limit; null is none. */
export type LimitAmount = bigint | null;

export type Limit = {
	amount: LimitAmount;
	/** A raise that waits: not before `fromMs`, and not without the player's confirmation. */
	pending: { amount: LimitAmount; fromMs: number } | null;
};

export const NO_LIMIT: Limit = { amount: null, pending: null };

/** What a limit may be: at least so much, and where the law says so at most so much, in steps. */
export type LimitRange = { least: bigint; most: LimitAmount; step: bigint };

export type ChangeVerdict = { verdict: "now" | "pending" | "same"; limit: Limit } | { verdict: "outOfRange" };

const isHigher = (amount: LimitAmount, than: LimitAmount): boolean =>
	than !== null && (amount === null || amount > than);

/**
 * A lower limit holds at once and drops what was pending; a higher one, or none, waits, and a second raise begins to wait
 * anew. The present amount asked for again drops what was pending: that is what the player wants now. domain: 2.23
 */
export function changeLimit(limit: Limit, amount: LimitAmount, range: LimitRange, nowMs: number): ChangeVerdict {
	if (!isInRange(amount, range)) return { verdict: "outOfRange" };
	if (isHigher(amount, limit.amount))
		return { verdict: "pending", limit: { amount: limit.amount, pending: { amount, fromMs: nowMs + RAISE_DELAY_MS } } };
	const changed = { amount, pending: null };
	return { verdict: amount === limit.amount && !limit.pending ? "same" : "now", limit: changed };
}

/** To remove one's own limit is always allowed; the law's stays. */
export const isInRange = (amount: LimitAmount, { least, most, step }: LimitRange): boolean =>
	amount === null || (amount >= least && (most === null || amount <= most) && amount % step === 0n);

export type ConfirmVerdict =
	| { verdict: "now"; limit: Limit }
	| { verdict: "none" }
	| { verdict: "early"; fromMs: number };

/** `amount` is what the player has read and confirms: what has been replaced meanwhile is not confirmed by accident. */
export function confirmLimit(limit: Limit, amount: LimitAmount, nowMs: number): ConfirmVerdict {
	if (!limit.pending || limit.pending.amount !== amount) return { verdict: "none" };
	if (nowMs < limit.pending.fromMs) return { verdict: "early", fromMs: limit.pending.fromMs };
	return { verdict: "now", limit: { amount, pending: null } };
}

/** The lower of the player's own and the law's. */
export const holding = (own: LimitAmount, legal: LimitAmount): LimitAmount => (isHigher(own, legal) ? legal : own);
