import {
	EnumOf,
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
} from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { MARKET_ID_PATTERN, SELECTION_ID_PATTERN } from "./selection-id.ts";

const AtMs = Integer({ description: "Milliseconds since 1970." });
const StartsAtMs = Integer({ description: "Milliseconds since 1970; noon UTC of its day where no time is known." });
export const IdText = Text({ pattern: ID_PATTERN });
export const SelectionIdText = Text({ pattern: SELECTION_ID_PATTERN });

/** Real and virtual sports are the same to the book; pages show them separately. */
export const VERTICALS = ["sports", "virtuals"] as const;
export type Vertical = (typeof VERTICALS)[number];

/** The participants: "home" and "away" of a match, the number of a runner. Colours are data, as #rrggbb. */
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
	kind: EnumOf(MARKET_KINDS),
	lineX100: Optional(Integer({ description: "In hundredths of a goal: 250 is 2.5." })),
	places: Optional(Integer({ description: "How many places a place market pays." })),
	state: EnumOf(MARKET_STATES),
	marginText: Text({ description: "The margin of these prices, in per cent, exactly: 4.93." }),
	returnText: Text({ description: "What a balanced book on them pays back, in per cent: 95.30." }),
	selections: ListOf(SelectionSchema),
});
export type MarketView = Static<typeof MarketSchema>;

/**
 * How much is known of an event's start. For "day", the day is that of the UTC calendar at `startsAtMs`; for "round",
 * the start is some day around it. For a postponed event nothing is known: `startsAtMs` is when it was to start.
 */
export const START_PRECISIONS = ["time", "day", "round", "none"] as const;
export type StartPrecision = (typeof START_PRECISIONS)[number];

/** "awaiting": over by the clock, but its result is not known yet. */
export const EVENT_PHASES = ["upcoming", "live", "awaiting", "finished", "cancelled", "abandoned"] as const;
export type EventPhase = (typeof EVENT_PHASES)[number];

/** The state of a match in play. Goals are null where the feed does not send them. */
export const LiveSchema = Struct({
	minute: OneOf([Integer(), Null()]),
	period: EnumOf(["first-half", "half-time", "second-half", "running"]),
	home: OneOf([Integer(), Null()]),
	away: OneOf([Integer(), Null()]),
});
export type Live = Static<typeof LiveSchema>;

/** The score after regular time, or the runners by rank, tied ones together. */
export const ResultSchema = OneOf([
	Struct({
		status: EnumOf(["finished"]),
		home: Integer(),
		away: Integer(),
	}),
	Struct({
		status: EnumOf(["finished"]),
		order: ListOf(ListOf(Integer())),
		withdrawn: ListOf(Integer()),
	}),
	Struct({ status: EnumOf(["cancelled", "abandoned"]) }),
]);
export type ResultView = Static<typeof ResultSchema>;

/** Null while a running feed covers the event, and once there is a result. */
export const FeedStoppedSchema = OneOf(
	[
		Struct({
			atMs: AtMs,
			voidAtMs: Integer({ description: "Unless the feed is back by then, the event is void and stakes go back." }),
		}),
		Null(),
	],
	{ description: "The feed that covers the event is not running: the event is off sale, and bets on it wait." },
);
export type FeedStopped = Static<typeof FeedStoppedSchema>;

const eventHead = {
	eventId: IdText,
	vertical: EnumOf(VERTICALS),
	sport: Text({ description: "football, horses, greyhounds, motors." }),
	competitionId: Text(),
	competition: Text({ description: "As people read it; a name, the same in every language." }),
	round: Text({ description: "Empty where the competition has none." }),
	startsAtMs: StartsAtMs,
	startPrecision: EnumOf(START_PRECISIONS),
	closesAtMs: Integer({ description: "From this moment no bet is taken." }),
	phase: EnumOf(EVENT_PHASES),
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
	details: Unknown({ description: "Further details from the source: the commitment of a drawn match, a race card." }),
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

/** A selection with what a slip shows. */
export const QuoteSchema = Struct({
	selectionId: SelectionIdText,
	eventId: IdText,
	key: Text(),
	kind: EnumOf(MARKET_KINDS),
	lineX100: Optional(Integer()),
	priceX10000: Integer(),
	marketState: EnumOf(MARKET_STATES),
	marginText: Text(),
	isOpen: Flag({ description: "Whether a bet on it is taken now." }),
	startsAtMs: StartsAtMs,
	startPrecision: EnumOf(START_PRECISIONS),
	closesAtMs: AtMs,
	competition: Text(),
	participants: ListOf(ParticipantSchema),
});
export type Quote = Static<typeof QuoteSchema>;

export const BET_KINDS = ["single", "multiple"] as const;
export const ACCEPTS = ["none", "better", "any"] as const;
/** Which price changes the player accepts in advance. */
export type AcceptPriceChanges = (typeof ACCEPTS)[number];

export const LegOutcomeSchema = OneOf([
	Struct({ result: EnumOf(["won", "lost", "void", "push", "half-won", "half-lost"]) }),
	Struct({ result: EnumOf(["dead-heat"]), places: Integer(), tied: Integer() }),
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
	vertical: EnumOf(VERTICALS),
	key: Text(),
	kind: EnumOf(MARKET_KINDS),
	lineX100: Optional(Integer()),
	priceX10000: Integer({ description: "The price that was accepted." }),
	competition: Text(),
	participants: ListOf(ParticipantSchema),
	startsAtMs: StartsAtMs,
	startPrecision: EnumOf(START_PRECISIONS),
	phase: EnumOf(EVENT_PHASES),
	live: OneOf([LiveSchema, Null()]),
	result: OneOf([ResultSchema, Null()]),
	feedStopped: FeedStoppedSchema,
	outcome: OneOf([LegOutcomeSchema, Null()]),
});
export type BetLegView = Static<typeof BetLegSchema>;

export const BetSchema = Struct({
	betId: IdText,
	kind: EnumOf(BET_KINDS),
	currency: Text(),
	stakeMinor: Integer(),
	priceX10000: Integer({ description: "Of the whole bet, cut to ten-thousandths; the payout uses the exact product." }),
	potentialReturnMinor: Integer({
		description: "As long as nothing is void; the stake included, unless it is a free bet.",
	}),
	isFree: Flag({ description: "The stake is a free bet: it is not returned with the win." }),
	status: EnumOf(BET_STATUSES),
	payoutMinor: Integer({ description: "0 while open." }),
	placedAtMs: AtMs,
	settledAtMs: OneOf([Integer(), Null()]),
	legs: ListOf(BetLegSchema),
});
export type BetView = Static<typeof BetSchema>;

/** The receipt of a bet's movements in the wallet. `settlementReceipt` is null while the bet is open. */
export const ReceiptSchema = Struct({
	receipt: Text({ description: "The number of the operation in the books." }),
	placedAtMs: AtMs,
	stakeMinor: Integer(),
	currency: Text(),
	cashAfterMinor: Integer(),
});
export type Receipt = Static<typeof ReceiptSchema>;
