/** The path of a game's page, without the language. spec §2 */
export const gamePath = (category: string, subcategory: string, page: string): string =>
	`/casino/${category}/${subcategory}/${page}`;

/** The categories of live tables, each with its own page at that path. spec §2 */
export const LIVE_CATEGORIES = ["live-casino", "live-dealer"] as const;

/** The page with all games of a category, or of a subcategory. */
export const categoryPath = (category: string, subcategory?: string): string =>
	subcategory ? `/casino/${category}/${subcategory}` : `/casino/${category}`;
