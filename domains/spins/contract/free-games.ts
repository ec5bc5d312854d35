import { defineCall, ListOf, Struct } from "@baize/kernel/call";
import { GameId } from "./schemas.ts";

/** A call defined by the specification. spec §7, CAT-10 */
export const listFreeGames = defineCall({
	name: "listFreeGames",
	method: "GET",
	path: "/services/casino/casino-lobby-services/v1/offers/games",
	who: "anyone",
	level: "visitor",
	summary: "The games that the player can play free, with promotional spins; none for a visitor.",
	reply: Struct({ games: ListOf(GameId) }),
	errors: {},
	unknownProperties: "ignore",
});
