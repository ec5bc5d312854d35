import { EnumOf, Flag, Integer, ListOf, Null, OneOf, type Static, Struct, Text, Unknown } from "@baize/kernel/call";
import { AmountMinor, ClientSeed, GameId, Hex32, IdText } from "./schemas.ts";

/**
 * betting: stakes are taken; locked: no more stakes; running: the multiplier rises, and players may leave, or the ball
 * runs; ended: all stakes are settled at once; void: it was not played, and every stake is returned.
 */
const TABLE_PHASES = ["betting", "locked", "running", "ended", "void"] as const;
export type TablePhase = (typeof TABLE_PHASES)[number];

/** In hundredths. */
const X100 = Integer({ minimum: 100, description: "A multiplier in hundredths: 250 is 2.50." });
const MaybeX100 = OneOf([X100, Null()]);
const AtMs = Integer({ description: "Milliseconds since 1970." });
export const TableNumber = Integer({ minimum: 1, description: "Rounds of a table are numbered without a gap." });

/** In the form of the title's kind: where a multiplier has broken off, which pocket was drawn. */
const Outcome = Unknown({ description: "The outcome as the title's kind has it; null until the round has run." });

export const TableRoundView = Struct({
	gameId: GameId,
	number: TableNumber,
	phase: EnumOf(TABLE_PHASES),
	locksAtMs: AtMs,
	startsAtMs: AtMs,
	outcome: Outcome,
	isInterrupted: Flag({ description: "The server had stopped while it ran; it was settled by the rule for that." }),
	nowMs: Integer({ description: "The server's time when this was written; pages follow it." }),
});
export type TableRoundView = Static<typeof TableRoundView>;

/** A bet of any player in the round. */
export const TableSeat = Struct({
	key: Text({ description: "Names the row, and no player." }),
	name: Text({ description: "Masked; empty where the player hides it." }),
	currency: Text(),
	stakeMinor: AmountMinor,
	bet: Unknown({ description: "What the title's kind shows of the bet to all; null for nothing." }),
	leftX100: OneOf([X100, Null()], { description: "Null while it is in, and where it has not left." }),
	paidMinor: OneOf([AmountMinor, Null()], { description: "Null while it is open." }),
});
export type TableSeat = Static<typeof TableSeat>;

/** Who is in a round: how many, and the largest stakes. */
export const TableSeats = Struct({
	gameId: GameId,
	number: TableNumber,
	count: Integer(),
	leftCount: Integer(),
	seats: ListOf(TableSeat),
});
export type TableSeats = Static<typeof TableSeats>;

/** A round that has ended, with everything that it takes to draw it again. */
export const TableResult = Struct({
	number: TableNumber,
	outcome: Unknown({ description: "As of the round; null for a void one." }),
	isInterrupted: Flag(),
	commitment: Hex32,
	clientSeed: ClientSeed,
	serverSeed: OneOf([Hex32, Null()], { description: "Null for a void round." }),
	chain: Integer(),
	place: Integer({ description: "Of its seed in the chain: hashed so many times it gives the chain's commitment." }),
});
export type TableResult = Static<typeof TableResult>;

export const TableChain = Struct({
	chain: Integer({ minimum: 1 }),
	length: Integer(),
	commitment: Hex32,
	publicSalt: Text(),
	publishedAtMs: AtMs,
});
export type TableChain = Static<typeof TableChain>;

export const TableView = Struct({
	round: OneOf([TableRoundView, Null()], { description: "Null only before the first round of the table." }),
	seats: OneOf([TableSeats, Null()]),
	results: ListOf(TableResult, { description: "The last ended rounds, latest first." }),
	chain: OneOf([TableChain, Null()], { description: "What the rounds are drawn from, as it was published." }),
	nowMs: AtMs,
});
export type TableView = Static<typeof TableView>;

/** open; left: paid at `leftX100`; paid: by the outcome, at the end; lost; void: the stake was returned. */
const TABLE_STAKE_STATES = ["open", "left", "paid", "lost", "void"] as const;

export const TableStakeView = Struct({
	stakeId: IdText,
	number: TableNumber,
	seat: Integer({ minimum: 1, maximum: 4 }),
	bet: Unknown(),
	stakeMinor: AmountMinor,
	state: EnumOf(TABLE_STAKE_STATES),
	leftX100: MaybeX100,
	paidMinor: AmountMinor,
});
export type TableStakeView = Static<typeof TableStakeView>;

export const TableStakeAnswer = Struct({ stake: TableStakeView, balanceMinor: AmountMinor });
export type TableStakeAnswer = Static<typeof TableStakeAnswer>;
