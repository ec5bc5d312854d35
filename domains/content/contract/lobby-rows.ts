import {
	EnumOf,
	Integer,
	ListOf,
	Literal,
	OneOf,
	Optional,
	type Static,
	Struct,
	Text,
	type TSchema,
} from "@baize/kernel/call";
import type { Locale } from "@baize/kernel/locale";
import { Audiences, GeoFilterFields, givenAs, OnlyInFields, SitePath, SlugOf } from "./parts.ts";

/** The kinds of games by which a row can choose. */
export const ROW_GAME_KINDS = ["slot", "table", "instant"] as const;

/** What a game plays with beside its reels or its board; the site has a text for each. */
export const MECHANICS = ["freeSpins", "jackpot", "featureBuy"] as const;
export type Mechanic = (typeof MECHANICS)[number];

export const VOLATILITIES = ["low", "medium", "mediumHigh", "high"] as const;

/** The returns from which games can be shown, in per cent. */
export const RETURNS_FROM = ["95", "96", "97", "98", "99"] as const;

/** The order of what a rule chooses; "editorial" is that of the editors: by priority, and of a category its own. */
export const ROW_SORTS = ["editorial", "newest", "popular", "highestReturn", "alphabet"] as const;

export const MAX_ROWS = 30;
export const MAX_ROW_GAMES = 24;
/** So many games a row shows where it does not say another number. */
export const ROW_GAMES = 12;

const RowTitle = Text({ minLength: 1, maxLength: 80 });
/** English, and each further language; one that is missing shows the English one. */
const RowTitles = Struct({
	en: RowTitle,
	es: Optional(RowTitle),
	pt: Optional(RowTitle),
	fr: Optional(RowTitle),
	de: Optional(RowTitle),
	ar: Optional(RowTitle),
	ja: Optional(RowTitle),
	zh: Optional(RowTitle),
} satisfies Record<Locale, TSchema>);

/** What a title must be to stand in a row. What is absent limits nothing. */
export const GameRule = Struct({
	gameKind: Optional(EnumOf([...ROW_GAME_KINDS])),
	category: Optional(SlugOf("section")),
	provider: Optional(Text({ minLength: 1, maxLength: 60, ...givenAs("provider") })),
	mechanic: Optional(EnumOf([...MECHANICS])),
	volatility: Optional(EnumOf([...VOLATILITIES])),
	rtpFrom: Optional(EnumOf([...RETURNS_FROM])),
	/** Released in the last so many days. */
	newForDays: Optional(Integer({ minimum: 1, maximum: 365 })),
	sort: EnumOf([...ROW_SORTS]),
});
export type GameRule = Static<typeof GameRule>;

const Moment = Integer({ minimum: 0, ...givenAs("moment") });

/** To whom a row is shown, where and when; to everyone, everywhere and always where nothing is said. */
const shownTo = {
	audiences: Optional(Audiences),
	onlyIn: Optional(OnlyInFields),
	geoTargetingFilter: Optional(GeoFilterFields),
	fromMs: Optional(Moment),
	untilMs: Optional(Moment),
};

const placed = <const Kind extends string>(kind: Kind) => Struct({ kind: Literal(kind), ...shownTo });

/** A row of the lobby: games by hand, by a rule or both; a category's games; or what another domain shows. */
export const RowConfig = OneOf([
	Struct({
		kind: Literal("games"),
		title: RowTitles,
		/** First, in this order; what the rule adds follows. */
		games: Optional(ListOf(SlugOf("casino_game_page"), { maxItems: MAX_ROW_GAMES, uniqueItems: true })),
		rule: Optional(GameRule),
		limit: Optional(Integer({ minimum: 1, maximum: MAX_ROW_GAMES })),
		/** Where "See all" leads. */
		seeAll: Optional(SitePath),
		...shownTo,
	}),
	Struct({ kind: Literal("category"), category: SlugOf("section"), title: Optional(RowTitles), ...shownTo }),
	placed("continuePlaying"),
	placed("favourites"),
	placed("football"),
	placed("race"),
	placed("jackpots"),
	placed("offers"),
	placed("lastWins"),
]);
export type RowConfig = Static<typeof RowConfig>;
export type GamesRow = Extract<RowConfig, { kind: "games" }>;
