import { DictionaryOf, EnumOf, ListOf, Optional, type Static, Struct, Text, type TSchema } from "@baize/kernel/call";
import type { Locale } from "@baize/kernel/locale";
import { OWN_CASES } from "./help/own-cases.ts";
import { MAX_ROWS, RowConfig } from "./lobby-rows.ts";
import {
	Action,
	Audiences,
	Body,
	CardSize,
	GeoFilterFields,
	givenAs,
	HoverBehaviour,
	Image,
	Media,
	MenuItem,
	PageTypeName,
	PictureUrl,
	Priority,
	SitePath,
	Slug,
	SlugOf,
	TextForPeople,
	UploadedImage,
} from "./parts.ts";
import type { ContentType } from "./types.ts";

/** "2026-11-28". */
const Day = Text({ pattern: "^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" });

/** A game as editors see it; its kind and its return come from the game itself. spec §3 */
const CasinoGamePage = Struct({
	title: TextForPeople,
	uriSuffix: Slug,
	game_id: Struct({ id: Slug, filter: Optional(GeoFilterFields) }),
	category: SlugOf("section"),
	subcategory: SlugOf("section"),
	card_image: Image,
	card_vertical_image: Struct({ url: PictureUrl }),
	/** The key of the drawn picture, where the game has one. */
	art: Optional(Slug),
	hover_behaviour: Optional(HoverBehaviour),
	/** What the card shows under the pointer, where that is its behaviour. */
	media: Optional(Media),
	size: Optional(CardSize),
	audiences: Optional(Audiences),
	custom_badge: Optional(TextForPeople),
	/** The page of the game, where it is not a page of the casino: "/virtuals". */
	link: Optional(SitePath),
	summary: TextForPeople,
	body: Body,
	keywords: Optional(ListOf(TextForPeople)),
	priority: Optional(Priority),
	/** The day since which the game is on the site: "2026-11-28". */
	releasedOn: Optional(Day),
});

const ContentPage = Struct({
	title: TextForPeople,
	pageType: PageTypeName,
	/** The page's paths in the page tree; the first makes a help page's link. spec §2 */
	paths: ListOf(Text({ pattern: "^[a-z0-9-]+(/[a-z0-9-]+)*$", maxLength: 200 })),
	summary: TextForPeople,
	/** Above the text. */
	image: Optional(UploadedImage),
	body: Body,
	/** Other words that people search for. */
	keywords: Optional(ListOf(TextForPeople)),
	/** The order of help pages in their category, the smallest first. */
	priority: Optional(Priority),
	/** Of the English terms: the day since which players must have accepted them. A new day asks them again. */
	termsVersion: Optional(Day),
	/** What of the reader's own account stands above the page. */
	ownCase: Optional(EnumOf(OWN_CASES)),
	geoTargetingFilter: Optional(GeoFilterFields),
	audiences: Optional(Audiences),
});

const MarketingPage = Struct({
	title: TextForPeople,
	description: TextForPeople,
	slideshow: Optional(SlugOf("slideshow")),
	/** Of the lobby, for every language: those of its English entry count. */
	rows: Optional(ListOf(RowConfig, { maxItems: MAX_ROWS, ...givenAs("lobbyRows") })),
	body: Body,
	geoTargetingFilter: Optional(GeoFilterFields),
	audiences: Optional(Audiences),
});

/** A game category: its games, or its subcategories. spec §3 */
const Section = Struct({
	title: TextForPeople,
	name: TextForPeople,
	games: Optional(ListOf(SlugOf("casino_game_page"))),
	subCategories: Optional(ListOf(SlugOf("section"))),
	priority: Optional(Priority),
	geoTargetingFilter: Optional(GeoFilterFields),
});

const Slide = Struct({
	title: TextForPeople,
	text: TextForPeople,
	image: Image,
	/** The key of the drawn picture, which is served in several cuts and sizes; an uploaded picture stands above it. */
	art: Optional(Slug),
	/** The game whose facts fill `{rtp}` in the text. */
	gameId: Optional(Slug),
	actions: ListOf(Action, { minItems: 1, maxItems: 4 }),
	geoTargetingFilter: Optional(GeoFilterFields),
	audiences: Optional(Audiences),
});

/** The fields of each content type in one language. */
export const CONTENT_SCHEMAS = {
	casino_game_page: CasinoGamePage,
	content_block: Struct({
		title: TextForPeople,
		body: Body,
		geoTargetingFilter: Optional(GeoFilterFields),
		audiences: Optional(Audiences),
	}),
	content_page: ContentPage,
	custom_menu: Struct({ title: TextForPeople, items: ListOf(MenuItem) }),
	external_link: Struct({ title: TextForPeople, url: Text({ pattern: "^https://\\S+$", maxLength: 500 }) }),
	/** A functional part of the site, placed by editors: its name and its settings. */
	functional: Struct({ title: TextForPeople, component: Slug, settings: DictionaryOf(Text(), Text()) }),
	marketing_page: MarketingPage,
	section: Section,
	slide: Slide,
	slideshow: Struct({ title: TextForPeople, slides: ListOf(SlugOf("slide"), { minItems: 1 }) }),
} satisfies Record<ContentType, TSchema>;

export type FieldsOf<Type extends ContentType> = Static<(typeof CONTENT_SCHEMAS)[Type]>;

/** An entry to be published: one type, one slug, one language. */
export type Draft<Type extends ContentType = ContentType> = {
	[T in Type]: { type: T; slug: string; locale: Locale; fields: FieldsOf<T> };
}[Type];

/** A published entry; `locale` is the actual language of its fields. */
export type Entry<Type extends ContentType = ContentType> = Draft<Type>;
