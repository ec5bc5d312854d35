/** The content types of the specification. spec §2 */
export const CONTENT_TYPES = [
	"casino_game_page",
	"content_block",
	"content_page",
	"custom_menu",
	"external_link",
	"functional",
	"marketing_page",
	"section",
	"slide",
	"slideshow",
] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** Where content can be placed around and in a page. spec §2 */
export const REGIONS = [
	"accountMenu",
	"channelFooter",
	"channelHeader",
	"footer",
	"header",
	"mainContent",
	"miniHeader",
] as const;
export type Region = (typeof REGIONS)[number];

export const PAGE_TYPES = ["article", "generic", "help", "promotion"] as const;
export type PageType = (typeof PAGE_TYPES)[number];

/** Who reads: people without a session, and players. Content can be for one of them only. */
export const AUDIENCES = ["visitors", "players"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Whether it is for them; what names no audience is for everyone. */
export const isFor = (audiences: readonly Audience[] | undefined, audience: Audience): boolean =>
	audiences === undefined || audiences.length === 0 || audiences.includes(audience);

/** How large the card of a game is: a large one takes two places of its row where that has four or more. */
export const CARD_SIZES = ["standard", "large"] as const;
/** What a card does under the pointer or the keyboard's focus. Without a choice the picture grows a little. */
export const HOVER_BEHAVIOURS = ["zoom", "media", "details", "none"] as const;

/** The only bucket; the specification's paths name it. */
export const DEFAULT_BUCKET = "default";

/** A slug: small letters, digits and single hyphens. */
export const SLUG_PATTERN = "^[a-z0-9]+(-[a-z0-9]+)*$";

/** The marketing page that is the lobby: only at "/". */
export const HOME = "home";
