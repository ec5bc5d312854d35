import {
	Audiences,
	CardSize,
	GeoFilterFields,
	HoverBehaviour,
	Media,
	ShownPicture,
	Slug,
} from "@baize/content/contract";
import { EnumOf, Integer, ListOf, Optional, type Static, Struct, Text } from "@baize/kernel/call";

/** The kind of a game; the site has texts for each. */
export const GameKind = EnumOf(["slot", "table", "instant", "race", "sport"]);
export type GameKind = Static<typeof GameKind>;

/** A game as readers of the content system get it. spec §3 */
export const Game = Struct({
	name: Text(),
	id: Slug,
	linkUrl: Text(),
	cardImage: Text(),
	cardImageAltText: Text(),
	badge: Optional(Text()),
	category: Slug,
	categoryName: Text(),
	subCategory: Slug,
	subCategoryName: Text(),
	slug: Slug,
	geoTargetingFilter: Optional(GeoFilterFields),
});
export type Game = Static<typeof Game>;

/** A game as a card shows it. spec §3 */
export const GameCard = Struct({
	gameId: Slug,
	linkUrl: Text(),
	title: Text(),
	kind: GameKind,
	/** The kind of its stage, whose scripts a press requests; absent where the page itself has them. */
	stage: Optional(Text()),
	/** The return to player as the language writes it, "96,10"; absent where a margin is stated instead. */
	rtpText: Optional(Text()),
	badge: Optional(Text()),
	image: Struct({ url: Text(), alt: Text() }),
	card_vertical_image: Struct({ url: Text() }),
	/** Where the upright picture was uploaded. */
	picture: Optional(ShownPicture),
	/** The key of the drawn picture, which is served in several cuts and sizes. */
	art: Optional(Slug),
	hoverBehaviour: Optional(HoverBehaviour),
	media: Optional(Media),
	/** What the game is, where the card shows that under the pointer. */
	details: Optional(Text()),
	size: Optional(CardSize),
	geoTargetingFilter: Optional(GeoFilterFields),
	audiences: Optional(Audiences),
	priority: Optional(Integer()),
});
export type GameCard = Static<typeof GameCard>;

/** A category: the slugs of its games, or of the categories in it. spec §3 */
export const GameCategory = Struct({
	slug: Slug,
	title: Text(),
	name: Text(),
	games: Optional(ListOf(Struct({ id: Slug, slug: Slug }))),
	subCategories: Optional(ListOf(Struct({ slug: Slug, title: Text(), name: Text() }))),
});
export type GameCategory = Static<typeof GameCategory>;
