import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import { KIND_NAMES, KIND_SPECS, type Kind } from "@baize/ledger/contract";
import type { FollowedOperation } from "@baize/ledger/server";

/** What a player has done, as far as rewards and plans ask. */
export type Facts = {
	firstDeposit: { id: Id; atMs: number; amountMinor: Minor } | null;
	/** Of the first deposit. */
	isChargedBack: boolean;
	/** Of the player's own money: rounds with their stake, bets when they are settled. What is void or cashed out is not in it. */
	stakedMinor: Minor;
};

export const NO_FACTS: Facts = { firstDeposit: null, isChargedBack: false, stakedMinor: 0n };

const PAYMENTS: readonly Kind[] = ["deposit", "chargeback", "chargebackWon"];
const STAKES: ReadonlySet<Kind> = new Set(KIND_NAMES.filter((kind) => KIND_SPECS[kind].counts !== undefined));

export const isPayment = (kind: Kind): boolean => PAYMENTS.includes(kind);
/** Whether it changes a fact. */
export const isFact = (kind: Kind): boolean => isPayment(kind) || STAKES.has(kind) || kind === "casinoVoid";

type Counted = Pick<FollowedOperation, "kind" | "reference" | "stakeMinor" | "winMinor" | "atMs" | "parts">;

/** Payments come in the order of the wallet; stakes in any. */
export function factsAfter(facts: Facts, operation: Counted): Facts {
	const { kind, reference: id, winMinor: amountMinor, atMs } = operation;
	if (kind === "deposit") return facts.firstDeposit ? facts : { ...facts, firstDeposit: { id, atMs, amountMinor } };
	if (kind === "chargeback" || kind === "chargebackWon") {
		return facts.firstDeposit?.id === id ? { ...facts, isChargedBack: kind === "chargeback" } : facts;
	}
	return { ...facts, stakedMinor: facts.stakedMinor + ownStakeOf(operation) };
}

/** What counts as staked, less what is void. Bonus money is the operator's. */
export function ownStakeOf({ kind, stakeMinor, parts }: Pick<Counted, "kind" | "stakeMinor" | "parts">): Minor {
	const own = stakeMinor - (parts?.stakeBonusMinor ?? 0n) - (parts?.stakeRemovedMinor ?? 0n);
	if (kind === "casinoVoid") return -own;
	return STAKES.has(kind) ? own : 0n;
}
