import type { Kind } from "@baize/ledger/contract";

/** How often a step of a sequence posts each kind. */
export const POSTED: Partial<Record<Kind, number>> = {
	deposit: 6,
	casinoRound: 9,
	casinoStake: 5,
	casinoWin: 3,
	casinoSettle: 3,
	casinoVoid: 2,
	casinoResettle: 1,
	sportsBet: 7,
	sportsCashOut: 4,
	sportsSettle: 4,
	sportsVoid: 2,
	sportsResettle: 1,
	withdrawalRequest: 4,
	withdrawalPaid: 2,
	withdrawalCancelled: 2,
	withdrawalFailed: 1,
	freeBet: 2,
	freeBetSettle: 1,
	freeBetWonBonus: 3,
	freeBetVoid: 1,
	freeSpin: 1,
	freeSpinWonBonus: 6,
	cashback: 1,
	pointsRedeemed: 1,
	referralPaid: 1,
	prizePaid: 1,
	transferOut: 3,
	transferIn: 3,
	transferReturned: 3,
	chargeback: 2,
	chargebackWon: 1,
	debtRepaid: 1,
	promotionsCorrection: 1,
};

/** How often a step asks the cashier, in the sequences of players who withdraw there; they post no withdrawal themselves. */
export const PAYMENTS = { withdraw: 5, approve: 3, cancel: 1, reject: 1, race: 1 } as const;

/** How often a step does something else than posting one new operation. */
export const OTHERS = {
	duplicate: 6,
	grant: 5,
	activate: 7,
	remove: 1,
	bars: 1,
	caps: 2,
	hit: 1,
	rest: 2,
} as const;
