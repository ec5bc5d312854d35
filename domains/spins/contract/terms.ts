import type { Minor } from "@baize/kernel/money";
import type { FundsOrder, GameClass, GameShare } from "@baize/ledger/contract";

/** What wins become, frozen when the spins are granted. */
export type SpinWins = "cash" | BonusWins;

/** Wins are bonus money, to be wagered before it becomes cash. What is not given is as the plainest bonus has it. */
export type BonusWins = {
	/** How many times each win is to be wagered. */
	wageringTimes: number;
	/** Until when, in days from the first win. */
	daysToWager: number;
	/** No single stake is higher while the bonus is in force; null without a maximum. */
	maxStakeMinor?: Minor | null;
	/** No more of the bonus becomes cash; null without a maximum. */
	maxConvertedMinor?: Minor | null;
	/** How much of a stake counts, in thousandths, by the class of the game; a class that is not named is excluded. */
	sharesX1000?: Partial<Record<GameClass, number>>;
	/** Of single games in these classes, where it is another one. */
	gameShares?: readonly GameShare[];
	fundsOrder?: FundsOrder;
	/** Whether all stakes count, or only what of them is bonus money. */
	counts?: "all" | "bonus";
};

/** The flat form of the terms, in which they are stored and sent to the player. */
export type StoredWins = {
	as: "cash" | "bonus";
	wageringTimes: number;
	daysToWager: number;
	maxStakeMinor: number | null;
	maxConvertedMinor: number | null;
	sharesX1000: Partial<Record<GameClass, number>>;
	/** Absent where no game has a share of its own, as in all grants from before. */
	gameShares?: readonly GameShare[];
	fundsOrder: FundsOrder;
	counts: "all" | "bonus";
};

/** Why spins cannot be granted so: a mistake of the domain or the operator who asks for them. */
export const GRANT_ISSUES = ["count", "games", "stake", "until", "wins", "cause"] as const;
export type GrantIssue = (typeof GRANT_ISSUES)[number];

export const MAX_SPINS = 500;
export const MAX_WAGERING_TIMES = 100;
export const MAX_DAYS = 90;
