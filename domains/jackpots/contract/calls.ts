import { proposalErrors } from "@baize/desk/contract";
import { defineCall, Flag, Integer, ListOf, Optional, Reason, Struct, Text } from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
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
	audits: "nothing",
	reply: Struct({ pots: ListOf(PotRow) }),
	errors: {},
});

/** The most that one proposal adds, in minor units. */
export const MAX_FUNDING_MINOR = 100_000_000;

export const proposePotFunding = defineCall({
	name: "proposePotFunding",
	method: "POST",
	path: "/api/v1/operator/jackpots/:pot/:level/:currency/funding",
	who: "operator",
	level: "recentTwoFactors",
	role: "withdrawals",
	summary: "Proposes to add the operator's money to a pot or to its reserve; another operator approves it.",
	params: Struct({ pot: PotId, level: PotId, currency: Currency }),
	body: Struct({
		amountMinor: Integer({ minimum: 1, maximum: MAX_FUNDING_MINOR }),
		/** Into the pot, as far as that is below its ceiling; what is above stays in the reserve. */
		toPot: Flag(),
		reason: Reason,
	}),
	reply: Struct({ proposal: Text({ pattern: ID_PATTERN }) }),
	errors: { JACKPOT_NOT_FOUND: jackpotsErrors.JACKPOT_NOT_FOUND, PROPOSAL_OPEN: proposalErrors.PROPOSAL_OPEN },
});
