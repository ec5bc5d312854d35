import { GameCard } from "@baize/catalogue/contract";
import { Action, Image, ShownPicture, Slug } from "@baize/content/contract";
import { Flag, Integer, ListOf, Literal, OneOf, Optional, type Static, Struct, Text } from "@baize/kernel/call";

/** One slide of the slideshow at the top, with its facts filled in. */
export const LobbySlide = Struct({
	slug: Slug,
	title: Text(),
	text: Text(),
	image: Image,
	/** Where the image was uploaded. */
	picture: Optional(ShownPicture),
	/** The key of the drawn picture, which is served in several cuts and sizes. */
	art: Optional(Slug),
	actions: ListOf(Action),
});
export type LobbySlide = Static<typeof LobbySlide>;

/** A price that can be taken. */
export const FixturePrice = Struct({
	selectionId: Text(),
	/** "1", "X" or "2". */
	label: Text(),
	priceX10000: Integer(),
	isOpen: Flag(),
});

/** A match of the row "Football, next up". */
export const FixtureRow = Struct({
	eventId: Text(),
	/** The path of its page on the site, without the language. */
	href: Text(),
	home: Text(),
	away: Text(),
	startsAtMs: Integer(),
	/** Only while in play: "63′" and "1–0". */
	live: Optional(Struct({ clock: Text(), score: Text() })),
	prices: ListOf(FixturePrice),
});
export type FixtureRow = Static<typeof FixtureRow>;

/** The next virtual race. */
export const RaceTeaser = Struct({
	raceId: Text(),
	href: Text(),
	name: Text(),
	startsAtMs: Integer(),
	runners: ListOf(Struct({ number: Integer(), name: Text(), price: Text() })),
});
export type RaceTeaser = Static<typeof RaceTeaser>;

/** What a jackpot has now, in the visitor's currency. */
export const JackpotTeaser = Struct({
	pot: Text(),
	level: Text(),
	currency: Text(),
	amountMinor: Integer(),
	/** Won at the latest at this amount; absent where there is no such. */
	mustDropMinor: Optional(Integer()),
});
export type JackpotTeaser = Static<typeof JackpotTeaser>;

export const LobbyRow = OneOf([
	Struct({ kind: Literal("continuePlaying"), cards: ListOf(GameCard) }),
	Struct({
		kind: Literal("category"),
		slug: Slug,
		title: Text(),
		/** The page with all of them. */
		href: Text(),
		cards: ListOf(GameCard),
	}),
	/** Games that an operator has picked, by hand or by a rule. */
	Struct({
		kind: Literal("games"),
		title: Text(),
		/** Where all of them are, where there is such a page. */
		href: Optional(Text()),
		cards: ListOf(GameCard),
	}),
	Struct({ kind: Literal("favourites"), cards: ListOf(GameCard) }),
	Struct({ kind: Literal("football"), fixtures: ListOf(FixtureRow) }),
	Struct({ kind: Literal("race"), race: RaceTeaser }),
	Struct({ kind: Literal("jackpots"), levels: ListOf(JackpotTeaser) }),
	/** These two say where they stand; the page reads what is in them, and shows it beside the rows where they stand nowhere. */
	Struct({ kind: Literal("offers") }),
	Struct({ kind: Literal("lastWins") }),
]);
export type LobbyRow = Static<typeof LobbyRow>;
