import { defineCall, ListOf, Struct, Text } from "@baize/kernel/call";
import { GameCard } from "./game.ts";

export const readCards = defineCall({
	name: "readCards",
	method: "GET",
	path: "/api/v1/catalogue/cards",
	who: "anyone",
	level: "visitor",
	limit: "search",
	summary: "The cards of these games, in this order; those that are hidden or not listed are missing.",
	query: Struct({ ids: Text({ pattern: "^[a-z0-9-]+(,[a-z0-9-]+){0,49}$", description: "Separated by commas." }) }),
	reply: Struct({ cards: ListOf(GameCard) }),
	errors: {},
});
