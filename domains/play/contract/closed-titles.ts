import { defineCall, ListOf, Struct } from "@baize/kernel/call";
import { GameId } from "./schemas.ts";

// In its own file, so that the cards of games do not import the schemas of rounds.

/** Every open page receives it when an operator has changed titles, and reads again what it shows of them. */
export const TITLES_TOPIC = "titles";
/** With `what`: "states" or "stakes". */
export const TITLES_CHANGED = "titlesChanged";

export const listClosedTitles = defineCall({
	name: "listClosedTitles",
	method: "GET",
	path: "/api/v1/play/closed-games",
	who: "anyone",
	level: "visitor",
	summary: "The titles of which no round begins where the visitor is, because an operator has closed them.",
	reply: Struct({ gameIds: ListOf(GameId) }),
	errors: {},
});
