import { defineCall, EnumOf, Flag, Integer, ListOf, Optional, type Static, Struct, Text } from "@baize/kernel/call";

// In its own file, so that the search overlay does not import the schemas of the lobby.

/** What a search finds, in the order in which it is shown. */
export const HIT_KINDS = ["games", "matches", "races", "competitions", "pages", "help"] as const;
export type HitKind = (typeof HIT_KINDS)[number];

/** One hit of the site's search, or one proposal of where to go. */
export const SiteHit = Struct({
	kind: EnumOf([...HIT_KINDS]),
	id: Text(),
	/** The path on the site, without the language. */
	href: Text(),
	title: Text(),
	/** Empty where there is nothing to add. */
	subtitle: Text(),
	/** Only games have a picture. */
	img: Optional(Text()),
	/** Only what has a time: a match, a race. */
	startsAtMs: Optional(Integer()),
	isLive: Optional(Flag()),
	/** A game that an operator has closed where the visitor is. */
	isClosed: Optional(Flag()),
});
export type SiteHit = Static<typeof SiteHit>;

export const SearchGroup = Struct({ kind: EnumOf([...HIT_KINDS]), hits: ListOf(SiteHit) });
export type SearchGroup = Static<typeof SearchGroup>;

export const searchSite = defineCall({
	name: "searchSite",
	method: "GET",
	path: "/api/v1/search",
	who: "anyone",
	level: "visitor",
	limit: "search",
	summary: "Games, matches, races, competitions, pages and help that fit, by kind; typing mistakes are tolerated.",
	query: Struct({ term: Text({ maxLength: 100 }) }),
	reply: Struct({
		/** Only kinds with a hit. */
		groups: ListOf(SearchGroup),
		/** Where nothing fits: what comes near, or is worth a look. */
		near: ListOf(SiteHit),
	}),
	errors: {},
});

export const readSearchStart = defineCall({
	name: "readSearchStart",
	method: "GET",
	path: "/api/v1/search/start",
	who: "anyone",
	level: "visitor",
	limit: "search",
	summary: "What the search shows before anything is typed: the games played last, featured games, what is next.",
	query: Struct({
		played: Optional(
			Text({ maxLength: 400, pattern: "^[a-z0-9,-]*$", description: "Of a visitor: ids, separated by commas." }),
		),
	}),
	reply: Struct({ recent: ListOf(SiteHit), featured: ListOf(SiteHit), next: ListOf(SiteHit) }),
	errors: {},
});
