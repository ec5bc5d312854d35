/** The accounts of a wallet's row: the player's funds first, then the operator's counter-accounts with this player. */
export const FUNDS = ["cash", "bonus", "locked", "npBonus", "pendingWithdrawal", "openStakes"] as const;
export const OPERATOR_ACCOUNTS = ["operatorCasino", "operatorSports", "operatorPromotions", "external"] as const;
export type Fund = (typeof FUNDS)[number];
export type Account = Fund | (typeof OPERATOR_ACCOUNTS)[number];

/** An operation has two amounts, `stake` and `win`; a leg moves one of them between two accounts. */
export type Leg = { amount: "stake" | "win"; from: Account; to: Account };
export type KindSpec = {
	/** The kind's number in the database. Never renumber. */
	number: number;
	legs: readonly Leg[];
	/** For a closing kind: the kind of operation that it closes, whole and once. */
	closes?: string;
};

const stake = (from: Account, to: Account): Leg => ({ amount: "stake", from, to });
const win = (from: Account, to: Account): Leg => ({ amount: "win", from, to });

/** The chart of operations. The database has the same in `ledger.op_kind`, and a test compares the two. */
export const KINDS = {
	casinoStake: { number: 1, legs: [stake("cash", "operatorCasino")] },
	casinoSettle: { number: 2, legs: [win("operatorCasino", "cash")], closes: "casinoStake" },
	casinoRound: { number: 3, legs: [stake("cash", "operatorCasino"), win("operatorCasino", "cash")] },
	deposit: { number: 10, legs: [win("external", "cash")] },
	withdrawalRequest: { number: 11, legs: [stake("cash", "pendingWithdrawal")] },
	withdrawalPaid: { number: 12, legs: [stake("pendingWithdrawal", "external")], closes: "withdrawalRequest" },
	withdrawalCancelled: { number: 13, legs: [stake("pendingWithdrawal", "cash")], closes: "withdrawalRequest" },
	withdrawalFailed: { number: 14, legs: [stake("pendingWithdrawal", "cash")], closes: "withdrawalRequest" },
	sportsBet: { number: 20, legs: [stake("cash", "openStakes")] },
	sportsSettle: {
		number: 21,
		legs: [stake("openStakes", "operatorSports"), win("operatorSports", "cash")],
		closes: "sportsBet",
	},
	sportsVoid: { number: 22, legs: [stake("openStakes", "cash")], closes: "sportsBet" },
	casinoCorrection: { number: 30, legs: [stake("cash", "operatorCasino"), win("operatorCasino", "cash")] },
	sportsCorrection: { number: 31, legs: [stake("cash", "operatorSports"), win("operatorSports", "cash")] },
	promotionsCorrection: { number: 32, legs: [stake("cash", "operatorPromotions"), win("operatorPromotions", "cash")] },
	externalCorrection: { number: 33, legs: [stake("cash", "external"), win("external", "cash")] },
} as const satisfies Record<string, KindSpec>;

export type Kind = keyof typeof KINDS;

export const KIND_NAMES = Object.keys(KINDS) as Kind[];
const byNumber = new Map<number, Kind>(KIND_NAMES.map((kind) => [KINDS[kind].number, kind]));

export const kindNumbered = (number: number): Kind | undefined => byNumber.get(number);
export const isClosing = (kind: Kind): boolean => "closes" in KINDS[kind];

/** What is in these accounts, the player has lost, or has at stake. */
const LOST_TO: readonly Account[] = ["operatorCasino", "operatorSports", "openStakes"];

/**
 * What an operation adds to the player's loss. `ledger.lost` computes the same in the database, and a test compares the
 * two.
 */
export function lossOf(kind: Kind, stakeMinor: bigint, winMinor: bigint): bigint {
	let lost = 0n;
	for (const { amount, from, to } of KINDS[kind].legs) {
		const moved = amount === "stake" ? stakeMinor : winMinor;
		if (LOST_TO.includes(to)) lost += moved;
		if (LOST_TO.includes(from)) lost -= moved;
	}
	return lost;
}
