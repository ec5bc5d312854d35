import type { Account } from "./accounts.ts";

/** An operation has two amounts, `stake` and `win`; a leg moves one of them between two accounts. */
export type Leg = { amount: "stake" | "win"; from: Account; to: Account };
export type KindSpec = {
	/** The kind's number in the database. Never renumber. */
	number: number;
	/** What leaves a fund of the player must be in it before anything arrives. */
	legs: readonly Leg[];
	/** For a closing kind: the kind of operation that it closes. If it moves a stake, that is all that is still open. */
	closes?: string;
	/** It closes a part: if it moves a stake, no more than is still open; without a stake as often as there is a win. */
	isPart?: true;
	/** It changes the result of operations of these kinds of which nothing is open any more. */
	corrects?: readonly string[];
	/**
	 * Which guards hold it back. Caps count stakes of the player's own money; what the operator stakes for the player is
	 * held back by bars alone.
	 */
	heldBy?: "bars and caps" | "bars";
	/** Its amounts are not those of what it closes; it closes the whole. */
	hasOwnAmounts?: true;
	/** Counts for wagering: its own stake, or the stake that it closes. What is void counts nothing. */
	counts?: "itself" | "what it closes";
	/** Posted by the ledger's own commands for bonuses alone, because more than money changes with it. */
	isOfBonus?: true;
};

const stake = (from: Account, to: Account): Leg => ({ amount: "stake", from, to });
const win = (from: Account, to: Account): Leg => ({ amount: "win", from, to });

/**
 * The chart of operations, and the only place in which a kind is described. `npm run tables` writes the functions of the
 * database from it (tools/tables/kinds), and the auditor reads it. A new kind is a row here and one in kinds.test.ts.
 */
export const KINDS = {
	// The most frequent kind first: the database compares in this order.
	casinoRound: {
		number: 3,
		legs: [stake("cash", "operatorCasino"), win("operatorCasino", "cash")],
		heldBy: "bars and caps",
		counts: "itself",
	},
	casinoStake: { number: 1, legs: [stake("cash", "operatorCasino")], heldBy: "bars and caps", counts: "itself" },
	casinoSettle: { number: 2, legs: [win("operatorCasino", "cash")], closes: "casinoStake" },
	casinoWin: { number: 4, legs: [win("operatorCasino", "cash")], closes: "casinoStake", isPart: true },
	casinoVoid: { number: 5, legs: [stake("operatorCasino", "cash")], closes: "casinoStake" },
	casinoResettle: {
		number: 6,
		legs: [stake("cash", "operatorCasino"), win("operatorCasino", "cash")],
		corrects: ["casinoStake", "casinoRound"],
	},
	deposit: { number: 10, legs: [win("external", "cash")] },
	withdrawalRequest: { number: 11, legs: [stake("cash", "pendingWithdrawal")] },
	withdrawalPaid: { number: 12, legs: [stake("pendingWithdrawal", "external")], closes: "withdrawalRequest" },
	withdrawalCancelled: { number: 13, legs: [stake("pendingWithdrawal", "cash")], closes: "withdrawalRequest" },
	withdrawalFailed: { number: 14, legs: [stake("pendingWithdrawal", "cash")], closes: "withdrawalRequest" },
	sportsBet: { number: 20, legs: [stake("cash", "openStakes")], heldBy: "bars and caps" },
	sportsSettle: {
		number: 21,
		legs: [stake("openStakes", "operatorSports"), win("operatorSports", "cash")],
		closes: "sportsBet",
		counts: "what it closes",
	},
	sportsVoid: { number: 22, legs: [stake("openStakes", "cash")], closes: "sportsBet" },
	sportsCashOut: {
		number: 23,
		legs: [stake("openStakes", "operatorSports"), win("operatorSports", "cash")],
		closes: "sportsBet",
		isPart: true,
	},
	sportsResettle: {
		number: 24,
		legs: [stake("cash", "operatorSports"), win("operatorSports", "cash")],
		corrects: ["sportsBet", "freeBet"],
	},
	casinoCorrection: { number: 30, legs: [stake("cash", "operatorCasino"), win("operatorCasino", "cash")] },
	sportsCorrection: { number: 31, legs: [stake("cash", "operatorSports"), win("operatorSports", "cash")] },
	promotionsCorrection: { number: 32, legs: [stake("cash", "operatorPromotions"), win("operatorPromotions", "cash")] },
	externalCorrection: { number: 33, legs: [stake("cash", "external"), win("external", "cash")] },
	// A bonus is promised, comes into force, and ends in one of two ways; decisions/money/044.
	bonusGranted: { number: 40, legs: [win("operatorPromotions", "npBonus")], isOfBonus: true },
	bonusActivated: { number: 41, legs: [stake("npBonus", "bonus")], isOfBonus: true },
	depositLocked: { number: 42, legs: [stake("cash", "locked")], isOfBonus: true },
	lockReleased: { number: 43, legs: [stake("locked", "cash")], isOfBonus: true },
	// What is above the most that converts is the operator's again. What was locked is free with it, as a part of the row.
	bonusConverted: {
		number: 44,
		legs: [stake("bonus", "cash"), win("bonus", "operatorPromotions")],
		closes: "bonusGranted",
		hasOwnAmounts: true,
		isOfBonus: true,
	},
	bonusRemoved: {
		number: 45,
		legs: [stake("bonus", "operatorPromotions"), win("npBonus", "operatorPromotions")],
		closes: "bonusGranted",
		hasOwnAmounts: true,
		isOfBonus: true,
	},
	// The operator's stake: it is not returned with the win, and comes back to the operator from a void bet.
	freeBet: { number: 46, legs: [stake("operatorPromotions", "openStakes")], heldBy: "bars" },
	freeBetSettle: {
		number: 47,
		legs: [stake("openStakes", "operatorSports"), win("operatorSports", "cash")],
		closes: "freeBet",
	},
	freeBetWonBonus: {
		number: 48,
		legs: [stake("openStakes", "operatorSports"), win("operatorSports", "bonus")],
		closes: "freeBet",
	},
	freeBetVoid: { number: 49, legs: [stake("openStakes", "operatorPromotions")], closes: "freeBet" },
	freeSpinWonBonus: {
		number: 50,
		legs: [stake("operatorPromotions", "operatorCasino"), win("operatorCasino", "bonus")],
		heldBy: "bars",
	},
	freeSpin: {
		number: 51,
		legs: [stake("operatorPromotions", "operatorCasino"), win("operatorCasino", "cash")],
		heldBy: "bars",
	},
	cashback: { number: 52, legs: [win("operatorPromotions", "cash")] },
	pointsRedeemed: { number: 53, legs: [win("operatorPromotions", "cash")] },
	referralPaid: { number: 54, legs: [win("operatorPromotions", "cash")] },
	prizePaid: { number: 55, legs: [win("operatorPromotions", "cash")] },
	jackpotWon: { number: 60, legs: [win("operatorJackpots", "cash")] },
	transferOut: { number: 61, legs: [stake("cash", "transit")] },
	transferIn: { number: 62, legs: [win("transit", "cash")] },
	transferReturned: { number: 63, legs: [stake("transit", "cash")], closes: "transferOut" },
	// What is still in cash is taken from there; the rest is owed, so that no fund is below zero.
	chargeback: { number: 70, legs: [stake("cash", "external"), win("operatorDebt", "external")] },
	chargebackWon: { number: 71, legs: [win("external", "cash")] },
	debtRepaid: { number: 72, legs: [stake("cash", "operatorDebt")] },
	// Two operators give the player money, or take some, at the operator's own cost.
	adjustment: { number: 80, legs: [stake("cash", "external"), win("external", "cash")] },
} as const satisfies Record<string, KindSpec>;
