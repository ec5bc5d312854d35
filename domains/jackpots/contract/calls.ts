import { defineCall, ListOf, Optional, Struct, Text } from "@baize/kernel/call";
import { jackpotsErrors } from "./errors.ts";
import { GameId, GameJackpot, OwnWin, PotId, PotRow, PotView } from "./schemas.ts";

/** The currency of visitors. */
export const DEFAULT_CURRENCY = "CAD";

/** How often open pages look for what the pots have; between two answers they tick. */
export const POT_POLL_MS = 10_000;

const Currency = Text({ maxLength: 8 });
const launchQuery = { currencyCode: Optional(Currency), language: Optional(Text()), channelType: Optional(Text()) };

// Calls defined by the specification. spec §7

export const listJackpots = defineCall({
	name: "listJackpots",
	method: "GET",
	path: "/services/casino/casino-lobby-services/v1/jackpots",
	who: "anyone",
	level: "visitor",
	summary: "The games with a jackpot and what its largest pot has, in minor units of the currency.",
	query: Struct(launchQuery),
	reply: ListOf(GameJackpot),
	errors: {},
	unknownProperties: "ignore",
});

export const readGameJackpot = defineCall({
	name: "readGameJackpot",
	method: "GET",
	path: "/services/casino/casino-lobby-services/v1/games/:id/jackpot",
	who: "anyone",
	level: "visitor",
	summary: "The same for one game.",
	params: Struct({ id: GameId }),
	query: Struct(launchQuery),
	reply: GameJackpot,
	errors: jackpotsErrors,
	unknownProperties: "ignore",
});

export const readPot = defineCall({
	name: "readPot",
	method: "GET",
	path: "/api/v1/jackpots/:pot",
	who: "anyone",
	level: "visitor",
	pollMs: POT_POLL_MS,
	summary: "A jackpot in one currency: its pots, their rules and odds, what they are made of, and the last wins.",
	params: Struct({ pot: PotId }),
	query: Struct({ currency: Optional(Currency) }),
	reply: PotView,
	errors: jackpotsErrors,
});

export const listOwnJackpotWins = defineCall({
	name: "listOwnJackpotWins",
	method: "GET",
	path: "/api/v1/jackpot-wins/:session",
	who: "player",
	level: "session",
	summary: "The player's jackpot wins, newest first.",
	params: Struct({ session: Text() }),
	reply: Struct({ wins: ListOf(OwnWin) }),
	errors: {},
});

export const listPots = defineCall({
	name: "listPots",
	method: "GET",
	path: "/api/v1/operator/jackpots",
	who: "operator",
	level: "twoFactors",
	limit: "search",
	role: ["audit", "withdrawals"],
	summary: "Every pot in every currency, with what it is made of.",
	reply: Struct({ pots: ListOf(PotRow) }),
	errors: {},
});
