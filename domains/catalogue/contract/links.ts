/** Where a game's page lives, without the language. spec §2 */
export const gamePath = (category: string, subcategory: string, page: string): string =>
	`/casino/${category}/${subcategory}/${page}`;

/** The categories of live tables, each with a page of its own at that path. spec §2 */
export const LIVE_CATEGORIES = ["live-casino", "live-dealer"] as const;

/** Where a category, or a category in it, shows all its games. */
export const categoryPath = (category: string, subcategory?: string): string =>
	subcategory ? `/casino/${category}/${subcategory}` : `/casino/${category}`;
