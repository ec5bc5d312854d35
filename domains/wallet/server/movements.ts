import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import { closingOf, type GameClass, type Kind, type Operation } from "@baize/ledger/contract";

type Whose = { playerId: Id; currency: string };
/** Of a stake: where a bonus is in force its terms say by the class of the game whether it is played with that. */
type OfClass = { gameClass?: GameClass };

/** A casino round that is decided at once. */
export type InstantRound = Whose &
	OfClass & {
		roundId: Id;
		gameId: number;
		stakeMinor: Minor;
		winMinor: Minor;
		/** The round's events, stored with it in the same write. */
		sealed?: Uint8Array;
	};
/**
 * A round whose stake the operator pays for the player. Its win becomes cash, or bonus money under the terms of `bonusId`,
 * which is in force.
 */
export type PromotionalRound = Whose & {
	roundId: Id;
	gameId: number;
	stakeMinor: Minor;
	winMinor: Minor;
	bonusId?: Id;
	sealed: Uint8Array;
};
/** The stake of a round with decisions. A further stake of the same round (a double, a split) has its own `stakeId`. */
export type RoundStake = Whose &
	OfClass & { roundId: Id; stakeId?: Id; gameId: number; stakeMinor: Minor; sealed?: Uint8Array };
/** The end of one of the round's stakes: of the first, or of the further one with this `stakeId`. */
export type RoundEnd = Whose & {
	roundId: Id;
	stakeId?: Id;
	gameId: number;
	winMinor: Minor;
	sealed?: Uint8Array;
	further?: Further;
};
export type Bet = Whose & OfClass & { betId: Id; stakeMinor: Minor; sealed?: Uint8Array };
export type FreeBet = Whose & { betId: Id; stakeMinor: Minor };
/** `winMinor` is the whole payout, stake included; 0 for a lost bet. */
export type BetEnd = Whose & { betId: Id; stakeMinor: Minor; winMinor: Minor; further?: Further };
export type BetVoid = Whose & { betId: Id; stakeMinor: Minor; further?: Further };
/** A result that has changed: `stakeMinor` is taken back, `winMinor` paid. It is always further. */
export type BetChange = Whose & { betId: Id; stakeMinor: Minor; winMinor: Minor; further: Further };
/** A win while the round goes on. */
export type RoundWin = Whose & { roundId: Id; gameId: number; winMinor: Minor; further?: Further };
export type RoundVoid = Whose & {
	roundId: Id;
	gameId: number;
	stakeMinor: Minor;
	sealed?: Uint8Array;
	further?: Further;
};
export type RoundChange = Whose & {
	roundId: Id;
	gameId: number;
	stakeMinor: Minor;
	winMinor: Minor;
	further: Further;
};
/** What is not the first change of a bet or round has an id of its own, and its number among the changes, from 2 on. */
export type Further = { opId: Id; revision: number };
/** What a jackpot pays for a round, beside the round: each level that it has won is a win with an id of its own. */
export type JackpotWin = Whose & { winId: Id; roundId: Id; gameId: number; amountMinor: Minor };
/** `reference` is the id of the prize. */
export type Prize = Whose & { reference: Id; gameId: number; amountMinor: Minor };
/** `reference` is the payment's id, from its request to its end. */
export type Payment = Whose & { reference: Id; amountMinor: Minor };
/** The last leg of a transfer to another player, with an id of its own: `reference` is the transfer's. */
export type Arrival = Payment & { arrivalId: Id };
/** A separate id: the payment's id has been used for its request and for its end. */
export type LatePayment = Payment & { correctionId: Id };
/** `amountMinor` is added to cash, or taken from it if negative, against one of the operator's accounts. */
export type Correction = Whose & {
	correctionId: Id;
	/** The operation that is corrected. */
	corrected: Id;
	against: "casino" | "sports" | "promotions" | "external";
	amountMinor: Minor;
};
/** What two operators add to a player's cash, or take from it if negative. */
export type Adjustment = Whose & { adjustmentId: Id; amountMinor: Minor };
/** Of a deposit that the payer's bank took back: what is taken from cash, and what the player owes from now on. */
export type Chargeback = Whose & { opId: Id; deposit: Id; takenMinor: Minor; owedMinor: Minor };
/** What comes after a chargeback: the money returns, or some of the debt is repaid. `opId` is its own. */
export type AfterChargeback = Whose & { opId: Id; deposit: Id; amountMinor: Minor };

type Rest = Partial<
	Pick<Operation, "opId" | "follows" | "stakeMinor" | "winMinor" | "gameId" | "sealed" | "gameClass" | "grant">
>;

const operation = (kind: Kind, { playerId, currency }: Whose, reference: Id, rest: Rest): Operation => ({
	opId: reference,
	playerId,
	currency,
	kind,
	stakeMinor: 0n,
	winMinor: 0n,
	reference,
	gameId: 0,
	...rest,
});

const sealing = ({ sealed }: { sealed?: Uint8Array }): Pick<Operation, "sealed"> => (sealed ? { sealed } : {});

const ofClass = ({ gameClass }: OfClass): Pick<Operation, "gameClass"> => (gameClass ? { gameClass } : {});

const changeOf = (opened: Id, further: Further | undefined): Pick<Operation, "opId" | "follows"> =>
	further ? { opId: further.opId, follows: { opened, revision: further.revision } } : { opId: closingOf(opened) };

const betChange =
	(kind: Kind) =>
	(it: BetEnd): Operation =>
		operation(kind, it, it.betId, {
			...changeOf(it.betId, it.further),
			stakeMinor: it.stakeMinor,
			winMinor: it.winMinor,
		});

const payment =
	(kind: Kind) =>
	(it: Payment): Operation =>
		operation(kind, it, it.reference, { stakeMinor: it.amountMinor });

const paymentEnd =
	(kind: Kind) =>
	(it: Payment): Operation =>
		operation(kind, it, it.reference, { opId: closingOf(it.reference), stakeMinor: it.amountMinor });

/** How each movement is posted. The ids follow from its subject, so the same movement is the same operation. */
export const MOVEMENTS = {
	instantRound: (it: InstantRound): Operation =>
		operation("casinoRound", it, it.roundId, {
			stakeMinor: it.stakeMinor,
			winMinor: it.winMinor,
			gameId: it.gameId,
			...sealing(it),
			...ofClass(it),
		}),
	promotionalRound: (it: PromotionalRound): Operation =>
		operation(it.bonusId === undefined ? "freeSpin" : "freeSpinWonBonus", it, it.roundId, {
			stakeMinor: it.stakeMinor,
			winMinor: it.winMinor,
			gameId: it.gameId,
			...sealing(it),
			...(it.bonusId === undefined ? {} : { grant: it.bonusId }),
		}),
	stakeRound: (it: RoundStake): Operation =>
		operation("casinoStake", it, it.roundId, {
			opId: it.stakeId ?? it.roundId,
			stakeMinor: it.stakeMinor,
			gameId: it.gameId,
			...sealing(it),
			...ofClass(it),
		}),
	settleRound: (it: RoundEnd): Operation =>
		operation("casinoSettle", it, it.roundId, {
			...changeOf(it.stakeId ?? it.roundId, it.further),
			winMinor: it.winMinor,
			gameId: it.gameId,
			...sealing(it),
		}),
	winRound: (it: RoundWin): Operation =>
		operation("casinoWin", it, it.roundId, {
			...changeOf(it.roundId, it.further),
			winMinor: it.winMinor,
			gameId: it.gameId,
		}),
	/** The stake comes back. */
	voidRound: (it: RoundVoid): Operation =>
		operation("casinoVoid", it, it.roundId, {
			...changeOf(it.roundId, it.further),
			stakeMinor: it.stakeMinor,
			gameId: it.gameId,
			...sealing(it),
		}),
	resettleRound: (it: RoundChange): Operation =>
		operation("casinoResettle", it, it.roundId, {
			...changeOf(it.roundId, it.further),
			stakeMinor: it.stakeMinor,
			winMinor: it.winMinor,
			gameId: it.gameId,
		}),
	bet: (it: Bet): Operation =>
		operation("sportsBet", it, it.betId, { stakeMinor: it.stakeMinor, ...sealing(it), ...ofClass(it) }),
	/** The operator pays the stake: no cash is needed, no cap counts it, and every bar holds it. */
	freeBet: (it: FreeBet): Operation => operation("freeBet", it, it.betId, { stakeMinor: it.stakeMinor }),
	/** `winMinor` is without the stake. */
	settleFreeBet: betChange("freeBetSettle"),
	voidFreeBet: (it: BetVoid): Operation =>
		operation("freeBetVoid", it, it.betId, { ...changeOf(it.betId, it.further), stakeMinor: it.stakeMinor }),
	settle: betChange("sportsSettle"),
	/** A share of the stake is sold back for `winMinor`, the rest stays open. */
	cashOut: betChange("sportsCashOut"),
	resettle: (it: BetChange): Operation => betChange("sportsResettle")(it),
	voidBet: (it: BetVoid): Operation =>
		operation("sportsVoid", it, it.betId, { ...changeOf(it.betId, it.further), stakeMinor: it.stakeMinor }),
	deposit: (it: Payment): Operation => operation("deposit", it, it.reference, { winMinor: it.amountMinor }),
	requestWithdrawal: payment("withdrawalRequest"),
	payWithdrawal: paymentEnd("withdrawalPaid"),
	/** Cancelled by the player or rejected by an operator. */
	cancelWithdrawal: paymentEnd("withdrawalCancelled"),
	/** The provider could not pay. */
	failWithdrawal: paymentEnd("withdrawalFailed"),
	/** The provider paid what it had reported as failed: the money that had come back goes out again. */
	payFailedWithdrawal: (it: LatePayment): Operation =>
		operation("externalCorrection", it, closingOf(it.reference), { opId: it.correctionId, stakeMinor: it.amountMinor }),
	/** Out of the sender's cash, on the way to another player. */
	sendTransfer: payment("transferOut"),
	/** Into the receiver's cash. */
	receiveTransfer: (it: Arrival): Operation =>
		operation("transferIn", it, it.reference, { opId: it.arrivalId, winMinor: it.amountMinor }),
	/** Back into the sender's cash. */
	returnTransfer: paymentEnd("transferReturned"),
	/** What a player gets for loyalty points, at the operator's cost. */
	redeemPoints: (it: Payment): Operation => operation("pointsRedeemed", it, it.reference, { winMinor: it.amountMinor }),
	/** What a player gets for an invited friend, or as one, at the operator's cost. */
	payReferral: (it: Payment): Operation => operation("referralPaid", it, it.reference, { winMinor: it.amountMinor }),
	/** What an offer gives back of losses, as the player's own money. */
	payCashback: (it: Payment): Operation => operation("cashback", it, it.reference, { winMinor: it.amountMinor }),
	/** What a provider of games gives: a prize, or the win of a round that cost the player nothing. At the operator's cost. */
	payPrize: (it: Prize): Operation =>
		operation("prizePaid", it, it.reference, { winMinor: it.amountMinor, gameId: it.gameId }),
	winJackpot: (it: JackpotWin): Operation =>
		operation("jackpotWon", it, it.roundId, { opId: it.winId, winMinor: it.amountMinor, gameId: it.gameId }),
	chargeBack: (it: Chargeback): Operation =>
		operation("chargeback", it, it.deposit, {
			opId: it.opId,
			stakeMinor: it.takenMinor,
			winMinor: it.owedMinor,
		}),
	winChargeback: (it: AfterChargeback): Operation =>
		operation("chargebackWon", it, it.deposit, { opId: it.opId, winMinor: it.amountMinor }),
	repayDebt: (it: AfterChargeback): Operation =>
		operation("debtRepaid", it, it.deposit, { opId: it.opId, stakeMinor: it.amountMinor }),
	adjust: (it: Adjustment): Operation =>
		operation("adjustment", it, it.adjustmentId, {
			stakeMinor: it.amountMinor < 0n ? -it.amountMinor : 0n,
			winMinor: it.amountMinor > 0n ? it.amountMinor : 0n,
		}),
	correct: (it: Correction): Operation =>
		operation(`${it.against}Correction`, it, it.corrected, {
			opId: it.correctionId,
			stakeMinor: it.amountMinor < 0n ? -it.amountMinor : 0n,
			winMinor: it.amountMinor > 0n ? it.amountMinor : 0n,
		}),
};

export type Movements = typeof MOVEMENTS;
export type MovementName = keyof Movements;
