import { defineCall, EnumOf, Integer, ListOf, Null, OneOf, Optional, Struct, Text } from "@baize/kernel/call";
import { SECOND_MS } from "@baize/kernel/time";
import { betErrors, sportsErrors } from "./errors.ts";
import { MAX_LEGS } from "./limits.ts";
import {
	ACCEPTS,
	BET_KINDS,
	BetSchema,
	EventRowSchema,
	EventSchema,
	IdText,
	QuoteSchema,
	ReceiptSchema,
	SelectionIdText,
	SportSchema,
	VERTICALS,
} from "./schemas.ts";

const { EVENT_UNKNOWN, BET_UNKNOWN } = sportsErrors;

export const listSports = defineCall({
	name: "listSports",
	method: "GET",
	path: "/api/v1/sports",
	who: "anyone",
	level: "visitor",
	summary: "The sports on offer and their competitions, with the number of events that can be bet on or watched.",
	query: Struct({ vertical: Optional(EnumOf(VERTICALS)) }),
	reply: Struct({ sports: ListOf(SportSchema) }),
	errors: {},
	pollMs: 60 * SECOND_MS,
});

export const MAX_EVENTS = 100;

export const listEvents = defineCall({
	name: "listEvents",
	method: "GET",
	path: "/api/v1/sports/events",
	who: "anyone",
	level: "visitor",
	summary: "Events with their main market: upcoming and live ones by start, finished ones latest first.",
	query: Struct({
		vertical: Optional(EnumOf(VERTICALS)),
		sport: Optional(Text({ maxLength: 40 })),
		competition: Optional(Text({ maxLength: 80 })),
		when: Optional(
			EnumOf(["upcoming", "live", "finished"], { description: "Without it live ones, then upcoming ones." }),
		),
		after: Optional(Text({ maxLength: 40, description: "The next page: `after` of the answer." })),
		limit: Optional(Integer({ minimum: 1, maximum: MAX_EVENTS })),
	}),
	reply: Struct({
		events: ListOf(EventRowSchema),
		after: OneOf([Text(), Null()], { description: "For the next page; null on the last." }),
	}),
	errors: {},
	pollMs: 30 * SECOND_MS,
});

export const readEvent = defineCall({
	name: "readEvent",
	method: "GET",
	path: "/api/v1/sports/events/:eventId",
	who: "anyone",
	level: "visitor",
	summary: "One event with all of its markets.",
	params: Struct({ eventId: Text({ maxLength: 40 }) }),
	reply: EventSchema,
	errors: { EVENT_UNKNOWN },
	pollMs: 15 * SECOND_MS,
});

export const MAX_QUOTES = 30;

export const readQuotes = defineCall({
	name: "readQuotes",
	method: "GET",
	path: "/api/v1/sports/quotes",
	who: "anyone",
	level: "visitor",
	summary: "The present prices of the selections on a slip, and which of them are offered no more.",
	query: Struct({
		selections: Text({ minLength: 1, maxLength: MAX_QUOTES * 31, description: "Ids, parted by commas." }),
	}),
	reply: Struct({ quotes: ListOf(QuoteSchema), gone: ListOf(Text()) }),
	errors: {},
	pollMs: 15 * SECOND_MS,
});

export const readBetLimits = defineCall({
	name: "readBetLimits",
	method: "GET",
	path: "/api/v1/sports/limits",
	who: "anyone",
	level: "visitor",
	summary: "The stakes that are taken and the most that a bet pays.",
	query: Struct({ currency: Text({ pattern: "^[A-Za-z]{3,4}$" }) }),
	reply: Struct({
		currency: Text(),
		minStakeMinor: Integer(),
		maxStakeMinor: Integer(),
		maxPayoutMinor: Integer(),
		maxLegs: Integer(),
	}),
	errors: {},
});

/** The highest price that fits the integer column: 214,748 to one. */
const MAX_PRICE_X10000 = 2 ** 31 - 1;

export const placeBet = defineCall({
	name: "placeBet",
	method: "POST",
	path: "/api/v1/sports/:session/bets",
	who: "player",
	level: "session",
	summary: "Takes the stake and places the bet in one step. The same betId answers the same bet.",
	params: Struct({ session: Text() }),
	body: Struct({
		betId: IdText,
		kind: EnumOf(BET_KINDS),
		stakeMinor: Integer({ minimum: 1 }),
		legs: ListOf(
			Struct({
				selectionId: SelectionIdText,
				priceX10000: Integer({ minimum: 10_000, maximum: MAX_PRICE_X10000, description: "As the person saw it." }),
			}),
			{ minItems: 1, maxItems: 4 * MAX_LEGS },
		),
		acceptPriceChanges: EnumOf(ACCEPTS),
		freeBetId: Optional(IdText),
	}),
	reply: Struct({
		betId: IdText,
		priceX10000: Integer(),
		priceText: Text({ description: "Decimal odds of the whole bet, cut to two places." }),
		legs: ListOf(Struct({ selectionId: SelectionIdText, priceX10000: Integer() })),
		potentialReturnMinor: Integer(),
		receipt: ReceiptSchema,
	}),
	errors: betErrors,
});

export const MAX_BETS = 50;

export const listBets = defineCall({
	name: "listBets",
	method: "GET",
	path: "/api/v1/sports/:session/bets",
	who: "player",
	level: "session",
	summary: "The player's bets, newest first.",
	params: Struct({ session: Text() }),
	query: Struct({
		state: Optional(EnumOf(["open", "settled"])),
		before: Optional(IdText),
		limit: Optional(Integer({ minimum: 1, maximum: MAX_BETS })),
	}),
	reply: Struct({
		bets: ListOf(BetSchema),
		before: OneOf([Text(), Null()], { description: "For the next page; null on the last." }),
	}),
	errors: {},
	pollMs: 30 * SECOND_MS,
});

export const readBet = defineCall({
	name: "readBet",
	method: "GET",
	path: "/api/v1/sports/:session/bets/:betId",
	who: "player",
	level: "session",
	summary: "One bet of the player.",
	params: Struct({ session: Text(), betId: Text({ maxLength: 40 }) }),
	reply: BetSchema,
	errors: { BET_UNKNOWN },
});
