import {
	EnumOf,
	Flag,
	InLanguagesOf,
	Integer,
	ListOf,
	Null,
	OneOf,
	Optional,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { DAY_MS } from "@baize/kernel/time";
import { GAME_CLASS_NAMES } from "@baize/ledger/contract";
import { MAX_FREE_BET_DAYS, MAX_FREE_BET_PRICE_X10000, MIN_FREE_BET_PRICE_X10000 } from "@baize/sports/contract";
import { CASHBACK_PRODUCTS, OFFER_KINDS, REWARDS } from "./offers.data.ts";

/** Amounts of terms are whole units of the stake ladder, each about a cent, so that they are round in every currency. */
const MAX_UNITS = 1_000_000;
const Units = Integer({ minimum: 1, maximum: MAX_UNITS, description: "Units of the stake ladder, each about a cent." });
const orNull = <const Schema extends Parameters<typeof OneOf>[0][number]>(schema: Schema) => OneOf([schema, Null()]);

export const MAX_WAGERING_TIMES_X10 = 600;
export const MAX_DAYS = 90;
const MAX_MATCH_PERCENT = 500;
const MAX_CASHBACK_PERCENT = 50;
const MAX_SPINS = 500;

const Words = (maxLength: number) => InLanguagesOf(Text({ minLength: 1, maxLength }));

/** What of a stake counts, in per cent, by the class of the game. A class that is not named is excluded. */
export const Shares = ListOf(
	Struct({ gameClass: EnumOf(GAME_CLASS_NAMES), percent: Integer({ minimum: 0, maximum: 100 }) }),
	{ maxItems: GAME_CLASS_NAMES.length },
);

const TitleId = Text({ pattern: "^[a-z0-9-]{1,60}$" });
export const MAX_TITLE_SHARES = 20;

/** A title of which another share counts than of its class; null excludes it. As in its address: "tidal-book". */
export const TitleShare = Struct({ title: TitleId, percent: orNull(Integer({ minimum: 0, maximum: 100 })) });
export type TitleShare = Static<typeof TitleShare>;

/** How the bonus money is played. */
export const Wagering = Struct({
	/** Tenths: 100 is ten times the bonus. */
	timesX10: Integer({ minimum: 1, maximum: MAX_WAGERING_TIMES_X10 }),
	days: Integer({ minimum: 1, maximum: MAX_DAYS }),
	shares: Shares,
	/** Titles within these classes. Absent where it names none: terms from before they could be named keep their hash. */
	titles: Optional(ListOf(TitleShare, { minItems: 1, maxItems: MAX_TITLE_SHARES })),
	fundsOrder: EnumOf(["cashFirst", "bonusFirst", "inProportion"]),
	/** Whether all stakes count, or only what of them is bonus money. */
	counts: EnumOf(["all", "bonus"]),
	maxStakeUnits: orNull(Units),
	/** No more of the bonus becomes the player's. */
	maxConvertedUnits: orNull(Units),
	/** Whether a withdrawal ends the bonus. What is the player's own can be withdrawn at any time, with or without it. */
	endsWithWithdrawal: Flag(),
});
export type Wagering = Static<typeof Wagering>;

export const DepositPart = Struct({
	/** For the nth deposit of the player's life; null for any one after opting in. */
	nth: orNull(Integer({ minimum: 1, maximum: 10 })),
	minUnits: Units,
	/** What of the deposit is given, and at most; null where it gives spins or a free bet. */
	percent: orNull(Integer({ minimum: 1, maximum: MAX_MATCH_PERCENT })),
	maxUnits: orNull(Units),
});

export const CashbackPart = Struct({
	percent: Integer({ minimum: 1, maximum: MAX_CASHBACK_PERCENT }),
	/** Windows follow each other from the day (UTC) of `fromMs` on. */
	windowDays: Integer({ minimum: 1, maximum: 31 }),
	/** A net loss below it gives nothing. */
	minLossUnits: Units,
	maxUnits: Units,
	products: ListOf(EnumOf(CASHBACK_PRODUCTS), { minItems: 1, maxItems: CASHBACK_PRODUCTS.length }),
});

export const SpinsPart = Struct({
	count: Integer({ minimum: 1, maximum: MAX_SPINS }),
	/** As in their addresses: "tidal-book". */
	titles: ListOf(TitleId, { minItems: 1, maxItems: 20 }),
	stakeUnits: Units,
	days: Integer({ minimum: 1, maximum: MAX_DAYS }),
});

/** A bet whose stake the operator pays, and which returns what it wins without that stake. */
export const FreeBetPart = Struct({
	faceUnits: Units,
	/** The lowest price of the whole bet. */
	minPriceX10000: Integer({ minimum: MIN_FREE_BET_PRICE_X10000, maximum: MAX_FREE_BET_PRICE_X10000 }),
	takesMultiples: Flag(),
	days: Integer({ minimum: 1, maximum: MAX_FREE_BET_DAYS }),
});

/** What is promised, as data. A version of them is never edited: a change is a new version, for those who take it then. */
export const Terms = Struct({
	kind: EnumOf(OFFER_KINDS),
	reward: EnumOf(REWARDS),
	title: Words(60),
	lead: Words(200),
	/** What else players are to know; not rules that decide. */
	notes: Words(2_000),
	fromMs: Integer({ minimum: 0 }),
	untilMs: Integer({ minimum: DAY_MS }),
	/** ISO 3166, "CA" or "CA:ON"; a place is offered it if it or its country is named. Empty: nowhere. */
	places: ListOf(Text({ pattern: "^[A-Z]{2}(:[A-Z0-9]{1,3})?$" }), { minItems: 1, maxItems: 300 }),
	/** Needed to take it. Compared without regard to case. */
	code: orNull(Text({ pattern: "^[A-Z0-9]{4,20}$" })),
	deposit: orNull(DepositPart),
	/** What a code gives, or the most that an operator gives by hand. */
	fixedUnits: orNull(Units),
	cashback: orNull(CashbackPart),
	spins: orNull(SpinsPart),
	/** Absent where it gives none: terms from before there were free bets keep their hash. */
	freeBet: Optional(FreeBetPart),
	/** Of a bonus, and of spins whose wins are to be wagered. */
	wagering: orNull(Wagering),
});
export type Terms = Static<typeof Terms>;

export const TermsHash = Text({ pattern: "^[0-9a-f]{64}$" });
