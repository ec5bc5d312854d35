import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { PamErrorName } from "../pam/errors.ts";
import type { Transaction, TransactionType } from "../pam/read-transaction.ts";
import type { Policies } from "../policies.data.ts";

/** A bet that was taken. */
export type Bet = {
	betId: Id;
	transactionId: string;
	type: "WITHDRAW" | "PROMOWITHDRAW";
	round: string | null;
	cashMinor: Minor;
	wins: number;
	state: "open" | "settled" | "cancelled";
};

/** What of a round has come so far. */
export type Round = { bets: readonly Bet[]; isOver: boolean };

type Refused = { does: "refuse"; error: PamErrorName };
const refused = (error: PamErrorName): Refused => ({ does: "refuse", error });

const isOpen = ({ state }: Bet): boolean => state === "open";

export type BetDecision =
	| Refused
	/** It was cancelled before it came, and moves nothing. */
	| { does: "cancelled"; error: PamErrorName | null }
	/** `isAtEnd`: the round is over with it. */
	| { does: "take"; isAtEnd: boolean };

export type BetAsked = Pick<Transaction, "type" | "bonusMinor" | "promoMinor" | "isOver">;

export function decideBet(
	asked: BetAsked,
	found: { round: Round; wasCancelled: boolean },
	policies: Policies,
): BetDecision {
	if (found.wasCancelled)
		return { does: "cancelled", error: policies.betAfterCancel === "accept" ? null : "cancelled" };
	if (asked.bonusMinor > 0n) return refused("bonusOverdraft");
	// A round that the provider gives names what it is worth; nothing of that is in the wallet.
	if (asked.type === "WITHDRAW" && asked.promoMinor > 0n) return refused("promoOverdraft");
	if (found.round.isOver) return refused("settled");
	if (policies.betsPerRound === "one" && found.round.bets.length > 0) return refused("betNotAllowed");
	return { does: "take", isAtEnd: asked.isOver };
}

export type WinDecision =
	| Refused
	/** `ends`: the bet is settled by it. `others`: open bets that end with nothing, because the round is over. */
	| { does: "pay"; bet: Bet; ends: boolean; others: readonly Bet[]; isAtEnd: boolean };

export type WinAsked = Pick<Transaction, "cashMinor" | "bonusMinor" | "promoMinor" | "isOver">;

/** `meant`: the bets that the win names, or those of the round where it names none. */
export function decideWin(
	asked: WinAsked,
	{ meant, round }: { meant: readonly Bet[]; round: Round },
	policies: Policies,
): WinDecision {
	if (asked.bonusMinor > 0n || asked.promoMinor > 0n) return refused("undefined");
	if (meant.length === 0) return refused("betNotFound");
	if (meant.every(({ state }) => state === "cancelled")) return refused("cancelled");
	const bet = meant.find(isOpen);
	if (!bet || round.isOver) return refused("settled");
	const isAtEnd = asked.isOver || (asked.cashMinor === 0n && policies.zeroWin === "endsRound");
	const others = isAtEnd ? round.bets.filter((each) => isOpen(each) && each.betId !== bet.betId) : [];
	return { does: "pay", bet, ends: isAtEnd || policies.betEnds === "firstWin", others, isAtEnd };
}

export type CancelDecision =
	| Refused
	/** There is no such bet yet; the one that comes moves nothing. */
	| { does: "remember"; error: PamErrorName | null }
	/** What it asks for is so already, or money stands: nothing moves. */
	| { does: "acknowledge"; bet: Bet }
	| { does: "return"; bet: Bet; isAtEnd: boolean };

const CANCEL_OF: Partial<Record<TransactionType, Bet["type"]>> = {
	CANCEL: "WITHDRAW",
	PROMOCANCEL: "PROMOWITHDRAW",
};

export type CancelAsked = Pick<Transaction, "type" | "transactionId" | "cashMinor" | "isOver">;

/** `isOfOther`: what it names is no bet. */
export function decideCancel(
	asked: CancelAsked,
	{ meant, isOfOther }: { meant: readonly Bet[]; isOfOther: boolean },
	policies: Policies,
): CancelDecision {
	const bet = meant.find(({ transactionId }) => transactionId === asked.transactionId) ?? meant[0];
	if (!bet) {
		if (isOfOther) return refused("cancelOfOther");
		return { does: "remember", error: policies.cancelBeforeBet === "accept" ? null : "cancelNotFound" };
	}
	// It names several, and which one is meant is not known.
	if (meant.length > 1 && bet.transactionId !== asked.transactionId) return refused("undefined");
	if (CANCEL_OF[asked.type] !== bet.type) return refused("cancelOfOther");
	if (asked.cashMinor > 0n && asked.cashMinor !== bet.cashMinor) return refused("undefined");
	if (bet.state === "cancelled")
		return policies.secondCancel === "accept" ? { does: "acknowledge", bet } : refused("cancelled");
	if (bet.state === "settled" || bet.wins > 0)
		return policies.cancelAfterSettle === "accept" ? { does: "acknowledge", bet } : refused("settled");
	return { does: "return", bet, isAtEnd: asked.isOver };
}
