import { EnumOf, Flag, Integer, ListOf, Null, OneOf, type Static, Struct, Text } from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { GAME_CLASS_NAMES } from "@baize/ledger/contract";
import {
	BETS,
	CASHBACK_PRODUCTS,
	GRANT_STATES,
	OFFER_BLOCKS,
	OFFER_KINDS,
	REWARDS,
	WAYS_OUT_OF_BLOCKS,
} from "./offers.data.ts";
import { TermsHash } from "./terms.ts";

export const IdText = Text({ pattern: ID_PATTERN });
const Amount = Integer({ description: "Minor units of the player's currency." });
const AmountOrNull = OneOf([Amount, Null()]);
const IntegerOrNull = OneOf([Integer(), Null()]);

/** What of a stake counts for the wagering, by the class of the game; `percent` 0 where it is excluded and cannot be staked from the bonus. */
export const Contribution = Struct({
	gameClass: EnumOf(GAME_CLASS_NAMES),
	percent: Integer(),
	isExcluded: Flag(),
});

/** A title that counts otherwise than its class. */
export const TitleContribution = Struct({ gameId: Text(), name: Text(), percent: Integer(), isExcluded: Flag() });
export type TitleContribution = Static<typeof TitleContribution>;

/** How the bonus is played, in the player's currency. Null in an offer without anything to wager. */
export const WageringView = Struct({
	timesX10: Integer({ description: "Tenths: 100 is ten times the bonus." }),
	days: Integer(),
	/** Every class of games. */
	contributions: ListOf(Contribution),
	titles: ListOf(TitleContribution),
	fundsOrder: EnumOf(["cashFirst", "bonusFirst", "inProportion"]),
	counts: EnumOf(["all", "bonus"]),
	maxStakeMinor: AmountOrNull,
	maxConvertedMinor: AmountOrNull,
	endsWithWithdrawal: Flag(),
});
export type WageringView = Static<typeof WageringView>;

/**
 * The terms in five lines, in this order; what each says stands in `TermsView` beside it. `receive`: what for, how much, at
 * most. `wager`: how many times, in how many days. `games`: what counts. `stake`: the highest stake, and no more becomes
 * cash than. `funds`: which money is used first, and what a withdrawal does. For an offer without wagering `receive`,
 * `when`, `yours`; for a free bet `receive`, `bet` (on what), `pays` (what of its win), `when`, `yours`.
 */
export const TERM_LINES = ["receive", "wager", "games", "stake", "funds", "bet", "pays", "when", "yours"] as const;

export const TermsView = Struct({
	hash: TermsHash,
	version: Integer(),
	lines: ListOf(EnumOf(TERM_LINES)),
	title: Text(),
	lead: Text(),
	notes: Text(),
	kind: EnumOf(OFFER_KINDS),
	reward: EnumOf(REWARDS),
	currency: Text(),
	fromMs: Integer(),
	untilMs: Integer(),
	needsCode: Flag(),
	deposit: OneOf([
		Struct({ nth: IntegerOrNull, minMinor: Amount, percent: IntegerOrNull, maxMinor: AmountOrNull }),
		Null(),
	]),
	fixedMinor: AmountOrNull,
	cashback: OneOf([
		Struct({
			percent: Integer(),
			windowDays: Integer(),
			minLossMinor: Amount,
			maxMinor: Amount,
			products: ListOf(EnumOf(CASHBACK_PRODUCTS)),
		}),
		Null(),
	]),
	spins: OneOf([Struct({ count: Integer(), titles: ListOf(Text()), stakeMinor: Amount, days: Integer() }), Null()]),
	freeBet: OneOf([
		Struct({ faceMinor: Amount, minPriceX10000: Integer(), takesMultiples: Flag(), days: Integer() }),
		Null(),
	]),
	wagering: OneOf([WageringView, Null()]),
});
export type TermsView = Static<typeof TermsView>;

/**
 * What an offer is worth, on average, computed for an example: a game, or `bets`. Null where nothing is to be wagered: then
 * it is its face. Of a free bet the example is a bet at the lowest price: `finishX1000` is its chance, `keptMinor` what it
 * wins.
 */
export const PriceView = Struct({
	/** The example: a bonus of so much, played in stakes of so much on a game with such a return. */
	faceMinor: Amount,
	stakeMinor: Amount,
	returnX10000: Integer({ description: "Ten-thousandths: 9600 is 96 %." }),
	/** Of 1,000 players so many wager it in full. */
	finishX1000: Integer(),
	/** What those keep, on average. */
	keptMinor: Amount,
	/** What it is worth to the player on average, and costs the operator. */
	playerValueMinor: Amount,
	/** The rest of the face: what the wagering costs on average. */
	playCostMinor: Amount,
	/** How much is staked, on average, until it is finished or used up. */
	stakedMinor: Amount,
	/** Where the example is bets, one after another: of which kind, at which price, and what no choice of prices can beat. */
	bets: OneOf([Struct({ gameClass: EnumOf(BETS), priceX10000: Integer(), maxValueMinor: Amount }), Null()]),
});
export type PriceView = Static<typeof PriceView>;

/** Whether the player may take it. */
export const Standing = Struct({
	mayTake: Flag(),
	/** Null where it may be taken. */
	block: OneOf([EnumOf(OFFER_BLOCKS), Null()]),
	wayOut: OneOf([EnumOf(WAYS_OUT_OF_BLOCKS), Null()]),
	/** When the block ends by itself, where that is known. */
	untilMs: IntegerOrNull,
	/** It would wait until another bonus has ended. */
	waits: Flag(),
	/** The player's own grant of it that is open. */
	grant: OneOf([IdText, Null()]),
});
export type Standing = Static<typeof Standing>;

export const OfferView = Struct({
	id: IdText,
	terms: TermsView,
	price: OneOf([PriceView, Null()]),
	standing: Standing,
});
export type OfferView = Static<typeof OfferView>;

/** As visitors see an offer. */
export const PublicOffer = Struct({ id: IdText, terms: TermsView, price: OneOf([PriceView, Null()]) });

/** How far the wagering has come. */
export const Progress = Struct({
	bonusMinor: Amount,
	requiredMinor: Amount,
	wageredMinor: Amount,
	/** Rounded up. */
	leftMinor: Amount,
	/** 0 to 100, truncated. */
	percent: Integer(),
	/** Stakes or rounds with a part of it that are not over. */
	openStakes: Integer(),
});

export const GrantView = Struct({
	id: IdText,
	offerId: IdText,
	state: EnumOf(GRANT_STATES),
	terms: TermsView,
	currency: Text(),
	/** What was promised; null while it is taken but not given yet. */
	amountMinor: AmountOrNull,
	/** What became cash in the end; null before. */
	convertedMinor: AmountOrNull,
	takenAtMs: Integer(),
	givenAtMs: IntegerOrNull,
	activeAtMs: IntegerOrNull,
	/** Until when it is to be wagered, or to be given where it is only taken. */
	untilMs: IntegerOrNull,
	endedAtMs: IntegerOrNull,
	/** The operation that granted it, for its receipt. */
	receipt: OneOf([IdText, Null()]),
	progress: OneOf([Progress, Null()]),
	/** Why it was removed, for the player. */
	reason: OneOf([Text(), Null()]),
});
export type GrantView = Static<typeof GrantView>;

export const BonusesView = Struct({
	active: OneOf([GrantView, Null()]),
	/** Bonus money that did not come from an offer is in force: wins of free spins. */
	isOtherInForce: Flag(),
	/** Taken or promised, in the order in which they come into force. */
	waiting: ListOf(GrantView),
	history: ListOf(GrantView),
	next: OneOf([Text(), Null()]),
});
export type BonusesView = Static<typeof BonusesView>;

export const ForfeitPreview = Struct({
	grant: IdText,
	/** Sent back with `forfeit`: it is refused if anything of this has changed. */
	state: Text({ maxLength: 64 }),
	currency: Text(),
	/** What goes: bonus money in play, or promised. */
	losesMinor: Amount,
	/** What stays: the player's cash, with what is unlocked by it. */
	keepsMinor: Amount,
	releasedMinor: Amount,
	leftToWagerMinor: Amount,
	/** Their bonus parts win for the operator if they are over after it. */
	openStakes: Integer(),
	/** The grant that comes into force next. */
	next: OneOf([IdText, Null()]),
});
export type ForfeitPreview = Static<typeof ForfeitPreview>;

export const WithdrawalEffect = Struct({
	currency: Text(),
	/** The player's own, free to be withdrawn now. */
	withdrawableMinor: Amount,
	/** What a withdrawal would take back; 0 where it changes nothing. */
	losesMinor: Amount,
	/** What stays and cannot be withdrawn before it is wagered. */
	staysMinor: Amount,
	/** The grant that a withdrawal would end. */
	ends: OneOf([IdText, Null()]),
	leftToWagerMinor: Amount,
});
export type WithdrawalEffect = Static<typeof WithdrawalEffect>;
