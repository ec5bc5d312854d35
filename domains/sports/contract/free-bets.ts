import { accountErrors, CHANGES_PLAYERS, READS_PLAYERS } from "@baize/identity/contract";
import {
	defineCall,
	EnumOf,
	Flag,
	Integer,
	ListOf,
	Null,
	OneOf,
	Reason,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";
import type { Minor } from "@baize/kernel/money";
import { SECOND_MS } from "@baize/kernel/time";
import type { BetLimits } from "./limits.ts";
import { IdText } from "./schemas.ts";

export const FREE_BET_STATES = ["usable", "used", "ended"] as const;
export type FreeBetState = (typeof FREE_BET_STATES)[number];

/** Why a bet cannot be staked with a free bet: there is none, its state, or which of its terms the bet does not meet. */
export type FreeBetUnusable = "unknown" | "used" | "ended" | "stake" | "multiple" | "price";
/** What of a free bet that an operator would give is not possible. */
export type FreeBetIssue = "face" | "price" | "days";

export const MAX_FREE_BET_DAYS = 90;
export const MIN_FREE_BET_PRICE_X10000 = 10_000;
export const MAX_FREE_BET_PRICE_X10000 = 1_000_000;
const HAND_LIMIT_TIMES = 500n;

/** The highest face value that an operator gives by hand: 50.00 in dollars, where the least stake is 0.10. */
export const handLimitIn = ({ minStakeMinor }: BetLimits): Minor => minStakeMinor * HAND_LIMIT_TIMES;

export const freeBetErrors = defineErrors({
	/** `why`: what of the free bet that an operator would give is not possible. */
	FREE_BET_NOT_GIVEN: { status: 422, text: "sports.errors.freeBetNotGiven", details: Struct({ why: Text() }) },
	/** The same requestId came with other content. Nothing was given. */
	IDEMPOTENCY_CONFLICT: { status: 409, text: "sports.errors.freeBetConflict" },
});

const properties = {
	freeBetId: IdText,
	faceMinor: Integer({ description: "The stake that the operator pays. It is not returned with the win." }),
	currency: Text(),
	minPriceX10000: Integer({ description: "The lowest price of the whole bet." }),
	takesMultiples: Flag(),
	grantedAtMs: Integer(),
	untilMs: Integer({ description: "From this moment on it cannot be used." }),
	state: EnumOf(FREE_BET_STATES),
	betId: OneOf([IdText, Null()], { description: "The bet that it stakes; a void one gives it back." }),
};
export const FreeBetSchema = Struct(properties);
export type FreeBetView = Static<typeof FreeBetSchema>;
export const OfficeFreeBet = Struct({ ...properties, cause: Text() });
export type OfficeFreeBet = Static<typeof OfficeFreeBet>;

/** The classes of bets that the terms of a bonus distinguish. A bet on events of several is of the first of these. */
export const BET_CLASSES = ["sports", "virtuals", "horses"] as const;
export type BetClass = (typeof BET_CLASSES)[number];

/** Which bets are played with the bonus in force, and the highest stake that its terms allow for them. */
export const BonusStakes = Struct({
	classes: ListOf(EnumOf(BET_CLASSES)),
	maxStakeMinor: OneOf([Integer(), Null()]),
});
export type BonusStakes = Static<typeof BonusStakes>;

export const listFreeBets = defineCall({
	name: "listFreeBets",
	method: "GET",
	path: "/api/v1/sports/:session/free-bets",
	who: "player",
	level: "session",
	summary: "What the player's bets can be staked with beside cash: free bets, newest first, and the bonus in force.",
	params: Struct({ session: Text() }),
	reply: Struct({ freeBets: ListOf(FreeBetSchema), bonus: OneOf([BonusStakes, Null()]) }),
	errors: {},
	pollMs: 60 * SECOND_MS,
});

export const PlayerFreeBets = Struct({
	playerId: IdText,
	currency: Text(),
	freeBets: ListOf(OfficeFreeBet),
	/** The highest face value that an operator gives. */
	maxFaceMinor: Integer({ minimum: 1 }),
});
export type PlayerFreeBets = Static<typeof PlayerFreeBets>;

const { PLAYER_UNKNOWN } = accountErrors;
const PATH = "/api/v1/operator/players/:player/free-bets";

export const readPlayerFreeBets = defineCall({
	name: "readPlayerFreeBets",
	method: "GET",
	path: PATH,
	who: "operator",
	level: "twoFactors",
	role: READS_PLAYERS,
	summary: "A player's free bets, newest first.",
	audits: { action: "freeBets.viewed", player: "reply.playerId" },
	params: Struct({ player: IdText }),
	reply: PlayerFreeBets,
	errors: { PLAYER_UNKNOWN },
});

export const giveFreeBet = defineCall({
	name: "giveFreeBet",
	method: "POST",
	path: PATH,
	who: "operator",
	level: "recentTwoFactors",
	role: CHANGES_PLAYERS,
	summary: "Gives a player a free bet, for a reason.",
	params: Struct({ player: IdText }),
	body: Struct({
		requestId: Text({ pattern: "^[0-9A-Za-z_-]{8,64}$" }),
		faceMinor: Integer({ minimum: 1 }),
		minPriceX10000: Integer({ minimum: MIN_FREE_BET_PRICE_X10000, maximum: MAX_FREE_BET_PRICE_X10000 }),
		takesMultiples: Flag(),
		days: Integer({ minimum: 1, maximum: MAX_FREE_BET_DAYS }),
		reason: Reason,
	}),
	reply: PlayerFreeBets,
	errors: { PLAYER_UNKNOWN, ...freeBetErrors },
});
