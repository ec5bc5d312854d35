import { defineCall, ListOf, Null, OneOf, Optional, Struct, Text } from "@baize/kernel/call";
import { MINUTE_MS } from "@baize/kernel/time";
import { spinsErrors } from "./errors.ts";
import { GameId, GrantView, IdText, PlayableGame, SpinsBonus } from "./schemas.ts";

/** How often open pages ask again; a change is pushed to them besides. spec §9 */
export const SPINS_POLL_MS = 5 * MINUTE_MS;

const Session = Struct({ session: Text() });

// A call defined by the specification. spec §7

export const listPlayableSpins = defineCall({
	name: "listPlayableSpins",
	method: "GET",
	path: "/services/casino-integration/v1/promotional-spins/players/:session/playable",
	who: "player",
	level: "session",
	pollMs: SPINS_POLL_MS,
	summary: "The games on which the player has promotional spins to use; empty while they are closed.",
	params: Session,
	/** Of one game only. */
	query: Struct({ gameId: Optional(GameId) }),
	reply: Struct({ games: ListOf(PlayableGame) }),
	errors: {},
	unknownProperties: "ignore",
});

export const listOwnSpins = defineCall({
	name: "listOwnSpins",
	method: "GET",
	path: "/api/v1/spins/:session",
	who: "player",
	level: "session",
	cost: 3,
	pollMs: SPINS_POLL_MS,
	summary: "The player's promotional spins, newest first, and the bonus money that their wins have become.",
	params: Session,
	reply: Struct({ grants: ListOf(GrantView), bonus: OneOf([SpinsBonus, Null()]) }),
	errors: {},
});

export const giveUpSpinsBonus = defineCall({
	name: "giveUpSpinsBonus",
	method: "POST",
	path: "/api/v1/spins/:session/bonuses/:bonus/give-up",
	who: "player",
	level: "session",
	summary: "Gives the bonus money from promotional spins up, so that its terms no longer apply. Cash stays.",
	params: Struct({ session: Text(), bonus: IdText }),
	errors: { SPINS_BONUS_NOT_FOUND: spinsErrors.SPINS_BONUS_NOT_FOUND },
});
