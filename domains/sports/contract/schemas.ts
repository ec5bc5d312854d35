import {
	Flag,
	Integer,
	ListOf,
	Null,
	OneOf,
	Optional,
	type Static,
	Struct,
	Text,
	Unknown,
	WordOf,
} from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { MARKET_ID_PATTERN, SELECTION_ID_PATTERN } from "./selection-id.ts";

const AtMs = Integer({ description: "Milliseconds since 1970." });
const StartsAtMs = Integer({ description: "Milliseconds since 1970; noon UTC of its day where no time is known." });
export const IdText = Text({ pattern: ID_PATTERN });
export const SelectionIdText = Text({ pattern: SELECTION_ID_PATTERN });

/** Sport of the world and the house's own are the same to the books; pages show them apart. */
export const VERTICALS = ["sports", "virtuals"] as const;
export type Vertical = (typeof VERTICALS)[number];

/** Who takes part: "home" and "away" of a match, the number of a runner. Colours are data, as #rrggbb. */
export const ParticipantSchema = Struct({
	key: Text(),
	name: Text(),
	code: Optional(Text()),
	shirt: Optional(Text()),
	trim: Optional(Text()),
});
export type Participant = Static<typeof ParticipantSchema>;

export const MARKET_KINDS = ["match-result", "total-goals", "both-score", "race-win", "race-place"] as const;
export type MarketKind = (typeof MARKET_KINDS)[number];

export const MARKET_STATES = ["open", "suspended", "closed", "settled"] as const;
export type MarketState = (typeof MARKET_STATES)[number];

export const SelectionSchema = Struct({
	selectionId: SelectionIdText,
	key: Text({ description: "home, draw, away, over, under, yes, no, or the number of a runner." }),
	priceX10000: Integer({ description: "Decimal odds in ten-thousandths: 21000 is 2.10." }),
});
export type SelectionView = Static<typeof SelectionSchema>;

export const MarketSchema = Struct({
	marketId: Text({ pattern: MARKET_ID_PATTERN }),
	kind: WordOf(MARKET_KINDS),
	lineX100: Optional(Integer({ description: "In hundredths of a goal: 250 is 2.5." })),
	places: Optional(Integer({ description: "How many places a place market pays." })),
	state: WordOf(MARKET_STATES),
	marginText: Text({ description: "The margin that these prices hold, in per cent, exactly: 4.93." }),
	returnText: Text({ description: "What a balanced book on them pays back, in per cent: 95.30." }),
	selections: ListOf(SelectionSchema),
});
export type MarketView = Static<typeof MarketSchema>;

/**
 * How much is known of when an event starts. The day of one that is known to its day is that of UTC's calendar at
 * `startsAtMs`; one that is known to its round starts some day about then. Of one that is postponed nothing is known:
 * `startsAtMs` is when it was to start.
 */
export const START_PRECISIONS = ["time", "day", "round", "none"] as const;
export type StartPrecision = (typeof START_PRECISIONS)[number];

/** "awaiting" is over by the clock, and its result is not known yet. */
export const EVENT_PHASES = ["upcoming", "live", "awaiting", "finished", "cancelled", "abandoned"] as const;
export type EventPhase = (typeof EVENT_PHASES)[number];

/** What is seen of a match while it is played. Goals are null where the feed does not tell them. */
export const LiveSchema = Struct({
	minute: OneOf([Integer(), Null()]),
	period: WordOf(["first-half", "half-time", "second-half", "running"]),
	home: OneOf([Integer(), Null()]),
	away: OneOf([Integer(), Null()]),
});
export type Live = Static<typeof LiveSchema>;

/** The score after regular time, or the runners by rank, the tied together. */
export const ResultSchema = OneOf([
	Struct({
		status: WordOf(["finished"]),
		home: Integer(),
		away: Integer(),
	}),
	Struct({
		status: WordOf(["finished"]),
		order: ListOf(ListOf(Integer())),
		withdrawn: ListOf(Integer()),
	}),
	Struct({ status: WordOf(["cancelled", "abandoned"]) }),
]);
export type ResultView = Static<typeof ResultSchema>;

/** Null while a running feed tells of the event, and once there is a result. */
export const FeedStoppedSchema = OneOf(
	[
		Struct({
			atMs: AtMs,
			voidAtMs: Integer({ description: "Unless the feed is back by then, the event is void and stakes go back." }),
		}),
		Null(),
	],
	{ description: "The feed that told of the event does not run: it is off sale, and bets on it wait." },
);
export type FeedStopped = Static<typeof FeedStoppedSchema>;

const eventHead = {
	eventId: IdText,
	vertical: WordOf(VERTICALS),
	sport: Text({ description: "football, horses, greyhounds, motors." }),
	competitionId: Text(),
	competition: Text({ description: "As people read it; a name, the same in every language." }),
	round: Text({ description: "Empty where the competition has none." }),
	startsAtMs: StartsAtMs,
	startPrecision: WordOf(START_PRECISIONS),
	closesAtMs: Integer({ description: "From this moment no bet is taken." }),
	phase: WordOf(EVENT_PHASES),
	participants: ListOf(ParticipantSchema),
	live: OneOf([LiveSchema, Null()]),
	result: OneOf([ResultSchema, Null()]),
	feedStopped: FeedStoppedSchema,
	marketCount: Integer(),
};

/** An event as a row of a list: its main market only. */
export const EventRowSchema = Struct({ ...eventHead, mainMarket: OneOf([MarketSchema, Null()]) });
export type EventRow = Static<typeof EventRowSchema>;

export const EventSchema = Struct({
	...eventHead,
	markets: ListOf(MarketSchema),
	details: Unknown({ description: "What the source tells beside: the commitment of a drawn match, a race card." }),
});
export type EventView = Static<typeof EventSchema>;

export const SportSchema = Struct({
	sport: Text(),
	eventCount: Integer(),
	liveCount: Integer(),
	competitions: ListOf(
		Struct({ competitionId: Text(), competition: Text(), eventCount: Integer(), liveCount: Integer() }),
	),
});
export type SportView = Static<typeof SportSchema>;

/** A selection with what a slip shows of it. */
export const QuoteSchema = Struct({
	selectionId: SelectionIdText,
	eventId: IdText,
	key: Text(),
	kind: WordOf(MARKET_KINDS),
	lineX100: Optional(Integer()),
	priceX10000: Integer(),
	marketState: WordOf(MARKET_STATES),
	marginText: Text(),
	isOpen: Flag({ description: "Whether a bet on it is taken now." }),
	startsAtMs: StartsAtMs,
	startPrecision: WordOf(START_PRECISIONS),
	closesAtMs: AtMs,
	competition: Text(),
	participants: ListOf(ParticipantSchema),
});
export type Quote = Static<typeof QuoteSchema>;

export const BET_KINDS = ["single", "multiple"] as const;
export const ACCEPTS = ["none", "better", "any"] as const;
/** Which price changes a person takes without being asked. */
export type AcceptPriceChanges = (typeof ACCEPTS)[number];

export const LegOutcomeSchema = OneOf([
	Struct({ result: WordOf(["won", "lost", "void", "push", "half-won", "half-lost"]) }),
	Struct({ result: WordOf(["dead-heat"]), places: Integer(), tied: Integer() }),
]);

export const BET_STATUSES = [
	"open",
	"won",
	"lost",
	"void",
	"push",
	"half-won",
	"half-lost",
	"dead-heat",
	"part-won",
] as const;
export type BetStatusName = (typeof BET_STATUSES)[number];

export const BetLegSchema = Struct({
	selectionId: SelectionIdText,
	eventId: IdText,
	vertical: WordOf(VERTICALS),
	key: Text(),
	kind: WordOf(MARKET_KINDS),
	lineX100: Optional(Integer()),
	priceX10000: Integer({ description: "The price that was accepted." }),
	competition: Text(),
	participants: ListOf(ParticipantSchema),
	startsAtMs: StartsAtMs,
	startPrecision: WordOf(START_PRECISIONS),
	phase: WordOf(EVENT_PHASES),
	live: OneOf([LiveSchema, Null()]),
	result: OneOf([ResultSchema, Null()]),
	feedStopped: FeedStoppedSchema,
	outcome: OneOf([LegOutcomeSchema, Null()]),
});
export type BetLegView = Static<typeof BetLegSchema>;

export const BetSchema = Struct({
	betId: IdText,
	kind: WordOf(BET_KINDS),
	currency: Text(),
	stakeMinor: Integer(),
	priceX10000: Integer({ description: "Of the whole bet, cut to ten-thousandths; the payout uses the exact product." }),
	potentialReturnMinor: Integer({ description: "Stake included, as long as nothing is void." }),
	status: WordOf(BET_STATUSES),
	payoutMinor: Integer({ description: "0 while open." }),
	placedAtMs: AtMs,
	settledAtMs: OneOf([Integer(), Null()]),
	legs: ListOf(BetLegSchema),
});
export type BetView = Static<typeof BetSchema>;

/** What a bet did to the wallet, to be kept. `settlementReceipt` is null while the bet is open. */
export const ReceiptSchema = Struct({
	receipt: Text({ description: "The number of the operation in the books." }),
	placedAtMs: AtMs,
	stakeMinor: Integer(),
	currency: Text(),
	cashAfterMinor: Integer(),
});
export type Receipt = Static<typeof ReceiptSchema>;
