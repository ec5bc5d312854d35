import { defineCall, Flag, Integer, ListOf, Optional, type Static, Struct, Text } from "@baize/kernel/call";

// The only call that a page makes by itself; in its own file, so that it does not import the other calls' schemas.

/** One hit of the game search. spec §3 */
export const SearchResult = Struct({
	id: Text(),
	href: Text(),
	img: Text(),
	imgAlt: Text(),
	title: Text(),
	subtitle: Text(),
	/** An operator has closed it where the visitor is. */
	isClosed: Optional(Flag()),
});
export type SearchResult = Static<typeof SearchResult>;

export const searchGames = defineCall({
	name: "searchGames",
	method: "GET",
	path: "/api/v1/catalogue/search",
	who: "anyone",
	level: "visitor",
	limit: "search",
	summary: "Games whose title or description fits, best first, each once unless duplicates are allowed.",
	query: Struct({
		term: Text({ maxLength: 100 }),
		limit: Optional(Integer({ minimum: 1, maximum: 50 })),
		allowDuplicates: Optional(Flag()),
	}),
	reply: Struct({ results: ListOf(SearchResult) }),
	errors: {},
});
