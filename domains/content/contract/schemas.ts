import {
	DictionaryOf,
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
import {
	Action,
	Body,
	GeoFilterFields,
	Image,
	MenuItem,
	PageTypeName,
	Priority,
	SitePath,
	Slug,
	Words,
} from "./parts.ts";
import type { ContentType } from "./types.ts";

/** A game as editors see it; what it is and what it returns is told by the game itself. spec §3 */
const CasinoGamePage = Struct({
	title: Words,
	uriSuffix: Slug,
	game_id: Struct({ id: Slug, filter: Optional(GeoFilterFields) }),
	category: Slug,
	subcategory: Slug,
	card_image: Image,
	card_vertical_image: Struct({ url: Text({ maxLength: 300 }) }),
	/** The key of the drawn picture, where the game has one. */
	art: Optional(Slug),
	hover_behaviour: Optional(Slug),
	media: Optional(Struct({ url: Text({ maxLength: 300 }) })),
	size: Optional(Slug),
	audiences: Optional(ListOf(Slug)),
	custom_badge: Optional(Words),
	/** Where the game is found, when that is not a page of the casino: "/virtuals". */
	link: Optional(SitePath),
	summary: Words,
	body: Body,
	keywords: Optional(ListOf(Words)),
	priority: Optional(Priority),
});

const ContentPage = Struct({
	title: Words,
	pageType: PageTypeName,
	/** The places of the page in the tree of pages; the first makes a help page's link. spec §2 */
	paths: ListOf(Text({ pattern: "^[a-z0-9-]+(/[a-z0-9-]+)*$", maxLength: 200 })),
	summary: Words,
	body: Body,
	geoTargetingFilter: Optional(GeoFilterFields),
});

/** A row of the lobby: a category's games, or what another room has to show. */
const Row = OneOf([
	Struct({ kind: Literal("continuePlaying") }),
	Struct({ kind: Literal("category"), category: Slug }),
	Struct({ kind: Literal("football") }),
	Struct({ kind: Literal("race") }),
]);

const MarketingPage = Struct({
	title: Words,
	description: Words,
	slideshow: Optional(Slug),
	rows: Optional(ListOf(Row)),
	body: Body,
	geoTargetingFilter: Optional(GeoFilterFields),
});

/** A game category: the games in it, or the categories in it. spec §3 */
const Section = Struct({
	title: Words,
	name: Words,
	games: Optional(ListOf(Slug)),
	subCategories: Optional(ListOf(Slug)),
	priority: Optional(Priority),
	geoTargetingFilter: Optional(GeoFilterFields),
});

const Slide = Struct({
	title: Words,
	text: Words,
	image: Image,
	/** The key of the drawn picture, which is served in several cuts and sizes. */
	art: Slug,
	/** The game whose facts fill `{rtp}` in the text. */
	gameId: Optional(Slug),
	actions: ListOf(Action, { minItems: 1, maxItems: 4 }),
	geoTargetingFilter: Optional(GeoFilterFields),
});

/** What each content type holds in one language. */
export const CONTENT_SCHEMAS = {
	casino_game_page: CasinoGamePage,
	content_block: Struct({ title: Words, body: Body, geoTargetingFilter: Optional(GeoFilterFields) }),
	content_page: ContentPage,
	custom_menu: Struct({ title: Words, items: ListOf(MenuItem) }),
	external_link: Struct({ title: Words, url: Text({ pattern: "^https://\\S+$", maxLength: 500 }) }),
	/** A working part of the site, placed by editors: its name and its settings. */
	functional: Struct({ title: Words, component: Slug, settings: DictionaryOf(Text(), Text()) }),
	marketing_page: MarketingPage,
	section: Section,
	slide: Slide,
	slideshow: Struct({ title: Words, slides: ListOf(Slug, { minItems: 1 }) }),
} satisfies Record<ContentType, TSchema>;

export type FieldsOf<Type extends ContentType> = Static<(typeof CONTENT_SCHEMAS)[Type]>;

/** A thing to be published: one type, one slug, one language. */
export type Draft<Type extends ContentType = ContentType> = {
	[T in Type]: { type: T; slug: string; locale: Locale; fields: FieldsOf<T> };
}[Type];

/** What readers get; `locale` is the language that the fields are really in. */
export type Entry<Type extends ContentType = ContentType> = Draft<Type>;
